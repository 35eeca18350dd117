import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../api/server.ts';
import { logs, service } from './support.ts';

const app = service();

/** Sends bytes as they are, waits, and gives what came back. */
function raw(bytes: string, then?: (write: (more: string) => void, end: () => void) => void): Promise<string> {
  const { port, hostname } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      then?.(
        (more) => socket.write(more),
        () => socket.destroy(),
      );
    });
    let got = '';
    socket.on('data', (data) => {
      got += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });
}

const HEAD = 'POST /v1/verifications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('a server among strangers', () => {
  it('a body that pauses too long gets 408, and the connection ends', async () => {
    const got = await raw(`${HEAD}Content-Length: 100\r\n\r\n{`);
    expect(got).toMatch(/^HTTP\/1\.1 408 /);
    expect(got).toMatch(/application\/problem\+json/);
    expect(got).toMatch(/"code":"body-too-slow"/);
  });

  it('a body that drips for ever gets 408 as well', async () => {
    let timer: NodeJS.Timeout | undefined;
    const got = await raw(`${HEAD}Content-Length: 100\r\n\r\n{`, (write) => {
      timer = setInterval(() => write(' '), 150);
    });
    clearInterval(timer);
    expect(got).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('bytes that are no HTTP get 400, headers that are too long 431', async () => {
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed-request"/);
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"code":"headers-too-large"/,
    );
  });

  it('a request that names no host gets 400 with an id, as everything that is refused', async () => {
    const got = await raw('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(got).toMatch(/^HTTP\/1\.1 400 [\s\S]*X-Request-Id: [\s\S]*"code":"malformed-request"/i);
    expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a client that hangs up in the middle harms nobody', async () => {
    await raw(`${HEAD}Content-Length: 100\r\n\r\n{`, (_write, end) => setTimeout(end, 50));
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it('the wrong length, chunk signs and doubled lengths are refused', async () => {
    expect(await raw(`${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)).toMatch(/HTTP\/1\.1 400 /);
  });
});

describe('starting and stopping', () => {
  it('a port in use is told by its code', async () => {
    const port = Number(new URL(app.url).port);
    await expect(startServer({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(startServer({ host: '127.0.0.1', port: 99_999 })).rejects.toBeInstanceOf(RangeError);
  });

  it('stops when it is told to, also with an idle connection', async () => {
    const { url, close } = await startServer({ host: '127.0.0.1', port: 0 });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(
      (
        await fetch(`${url}/v1/verifications`, {
          method: 'POST',
          body: JSON.stringify(logs().legal),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    await close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
