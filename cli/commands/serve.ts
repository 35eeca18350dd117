/**
 * @module
 * `referee serve`
 */
import { BODY_LIMITS } from '../../api/body.ts';
import { FolderInUse } from '../../api/games/store.ts';
import { startServer } from '../../api/server.ts';
import { complain, type ExitCode, notWritten, print } from '../terminal.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly threads?: number;
  /** in seconds */
  readonly budget: number;
  readonly idle: number;
  readonly pause: number;
  /** in MiB */
  readonly body: number;
  readonly memory: number;
  readonly queue: number;
  readonly connections: number;
  /** where games are kept that are being played */
  readonly games?: string | undefined;
  /** files of cards that hold for every request */
  readonly cards?: readonly string[] | undefined;
  /** modules with rulesets from outside, which have been loaded here */
  readonly rulesetModule?: readonly string[] | undefined;
}

const MIB = 1024 * 1024;

/** Starts the service and keeps it running until the process is told to stop. */
export async function serve(options: ServeOptions): Promise<ExitCode> {
  const { host, port, threads, queue, connections } = options;
  const cards = options.cards === undefined ? [] : await (await import('../boxes.ts')).sharedBoxes(options.cards);
  if (cards === null) return 2;
  try {
    const { url, close } = await startServer({
      host,
      port,
      ...(threads === undefined ? {} : { threads }),
      queue,
      connections,
      cards,
      ...(options.games === undefined ? {} : { folder: options.games }),
      modules: options.rulesetModule ?? [],
      budget: options.budget * 1000,
      idle: options.idle * 1000,
      held: options.memory * MIB,
      limits: { ...BODY_LIMITS, bytes: options.body * MIB, pause: options.pause * 1000 },
    });
    print(
      `The referee listens on ${url}\n  a page to read: ${url}/docs\n  the API as text: ${url}/openapi.yaml\nStop it with Ctrl-C.`,
    );
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await close();
    return 0;
  } catch (error) {
    const { code, syscall } = error as { code?: string; syscall?: string };
    if (code === 'EADDRINUSE')
      complain(`referee: ${options.host}:${options.port} is in use; choose another port with --port or PORT`);
    else if (code === 'EACCES' && syscall === 'listen')
      complain(`referee: port ${options.port} may not be used; choose one above 1023 with --port or PORT`);
    else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      complain(`referee: this machine has no address ${options.host}`);
    else if (error instanceof FolderInUse) complain(`referee: ${error.message}`);
    else if (options.games !== undefined && syscall !== 'listen' && code !== undefined)
      return notWritten(options.games, error);
    else throw error;
    return 2;
  }
}
