import { describe, expect, it } from 'vitest';
import { createClient, type Log, verifyAll } from '../../client/index.ts';
import { Problem } from '../../schemas/http.ts';
import { Report } from '../../schemas/report.ts';
import { LIMITS, logs, post, service } from './support.ts';

const app = service();
const { legal, broken } = logs();
const TYPE = { 'content-type': 'application/x-ndjson' };

async function lines(body: string | Buffer): Promise<unknown[]> {
  const answer = await post(`${app.url}/v1/verifications`, body, TYPE);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
  const text = await answer.text();
  return text === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
}

const verdict = (line: unknown) => (line as { verdict?: string }).verdict ?? (line as { code: string }).code;

describe('many logs, one a line', () => {
  it('each line gets its answer, in order, whatever is wrong with its neighbours', async () => {
    const body = [
      JSON.stringify(legal),
      '{ "format": ',
      '',
      JSON.stringify(broken),
      '[]',
      '   ',
      JSON.stringify(legal),
    ].join('\n');
    const answers = await lines(body);
    expect(answers.map(verdict)).toEqual(['legal', 'invalid-json', 'violation', 'invalid-log', 'legal']);
    for (const answer of answers)
      expect(
        'verdict' in (answer as object) ? Report.safeParse(answer).success : Problem.safeParse(answer).success,
      ).toBe(true);
  });

  it('lines and columns are those of the whole body', async () => {
    const [, problem, report, other] = await lines(
      `${JSON.stringify(legal)}\n{"a":}\n\n${JSON.stringify(broken)}\r\n{"format":"x"}`,
    );
    expect(problem).toMatchObject({ instance: '/v1/verifications#line-2', errors: [{ line: 2, column: 6 }] });
    expect(report).toMatchObject({ violations: [{ line: 4 }] });
    expect(other).toMatchObject({ instance: '/v1/verifications#line-5', errors: [{ line: 5 }] });
  });

  it('what is said of a broken line counts no lines anew', async () => {
    const [, , broken] = await lines('1\n\n2\n{"broken": \n');
    const { errors } = broken as Problem;
    expect(errors).toMatchObject([{ line: 4, message: expect.stringContaining('at column 1 of this line') }]);
  });

  it('a line that is too long, or not UTF-8, is answered and left behind', async () => {
    const long = `"${'x'.repeat(LIMITS.bytes + 10)}"`;
    const body = Buffer.concat([
      Buffer.from(`${long}\n`),
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.from(JSON.stringify(legal)),
    ]);
    expect((await lines(body)).map(verdict)).toEqual(['too-large', 'invalid-json', 'legal']);
  });

  it('no lines, no answers', async () => {
    expect(await lines('')).toEqual([]);
    expect(await lines('\n\r\n  \n')).toEqual([]);
  });

  it('the answer comes while the body is still being sent, cut wherever the network likes', async () => {
    const text = `${JSON.stringify(legal)}\n`;
    let send: (piece: string | null) => void = () => {};
    const body = new ReadableStream({
      start(controller) {
        send = (piece) => (piece === null ? controller.close() : controller.enqueue(Buffer.from(piece)));
      },
    });
    send(text);
    const answer = await fetch(`${app.url}/v1/verifications`, {
      method: 'POST',
      body,
      headers: TYPE,
      duplex: 'half',
    } as RequestInit);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const first = Buffer.from((await reader.read()).value ?? []).toString();
    expect(verdict(JSON.parse(first))).toBe('legal');
    for (let at = 0; at < text.length; at += 100) send(text.slice(at, at + 100));
    const second = Buffer.from((await reader.read()).value ?? []).toString();
    expect(verdict(JSON.parse(second))).toBe('legal');
    send(null);
    expect((await reader.read()).done).toBe(true);
  });

  it('a body that stops in the middle ends with a problem', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(`${JSON.stringify(legal)}\n{"format"`)),
    });
    const answer = await fetch(`${app.url}/v1/verifications`, {
      method: 'POST',
      body,
      headers: TYPE,
      duplex: 'half',
    } as RequestInit);
    const text = (await answer.text()).trimEnd().split('\n');
    expect(text.map((line) => verdict(JSON.parse(line)))).toEqual(['legal', 'body-too-slow']);
  });

  it('a client that does not read is not run ahead of', async () => {
    let sent = 0;
    const line = Buffer.from(`${JSON.stringify(broken)}\n`);
    const body = new ReadableStream(
      {
        pull(controller) {
          sent += 1;
          if (sent > 20_000) controller.close();
          else controller.enqueue(line);
        },
      },
      { highWaterMark: 0 },
    );
    const gone = new AbortController();
    const answer = await fetch(`${app.url}/v1/verifications`, {
      method: 'POST',
      body,
      headers: TYPE,
      duplex: 'half',
      signal: gone.signal,
    } as RequestInit);
    expect(answer.status).toBe(200);
    let before = -1;
    while (sent !== before) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    expect(sent).toBeLessThan(20_000);
    gone.abort();
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});

describe('the client', () => {
  it('verifies logs from a generator', async () => {
    function* some(): Generator<Log> {
      for (let at = 0; at < 30; at += 1)
        yield (at % 3 === 0 ? broken : at === 10 ? { nonsense: true } : legal) as unknown as Log;
    }
    const found: string[] = [];
    for await (const one of verifyAll(createClient(app.url), some())) found.push(verdict(one));
    expect(found).toEqual(
      Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? 'violation' : at === 10 ? 'invalid-log' : 'legal')),
    );
  });
});
