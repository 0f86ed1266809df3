import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Method } from './test-description.ts';

/** One recorded call. */
export interface SeenCall {
  readonly method: Method;
  /** Path below the base URL, with its query. */
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

export interface Between {
  readonly baseUrl: string;
  readonly seen: SeenCall[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a proxy between the adapter and the provider. It records the requests and the answers. */
export async function standBetween(target: string): Promise<Between> {
  const seen: SeenCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const requested = await bodyOf(request);
      const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
      const answer = await fetch(`${target}${url}`, {
        method,
        headers: kept as Record<string, string>,
        ...(requested === '' ? {} : { body: requested }),
      });
      const text = await answer.text();
      const key = headers['idempotence-key'];
      seen.push({
        method: method === 'GET' ? 'get' : 'post',
        path: url,
        key: typeof key === 'string' ? key : undefined,
        body: requested === '' ? undefined : JSON.parse(requested),
        status: answer.status,
        answer: JSON.parse(text),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
