import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { endSlowBodies } from './slow-bodies.ts';

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = fastify();
  endSlowBodies(server, { waitMs: 50, bytesMax: 1000 });
  server.post('/', async ({ body }) => ({ body }));
  server.get('/', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends only the beginning of a body. Returns everything that arrives until the connection is closed. */
async function sendBeginning(length: string, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const heads = ['POST / HTTP/1.1', 'host: localhost', 'content-type: application/json', length];
  socket.write(`${heads.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

it('a body that does not arrive ends its connection', async () => {
  expect(await sendBeginning('content-length: 20', '{"a"')).toMatch(/^HTTP\/1.1 408 /);
});

it('a chunked body that never ends also ends its connection', async () => {
  expect(await sendBeginning('transfer-encoding: chunked', '4\r\n{"a"')).toMatch(/^HTTP\/1.1 408 /);
});

it('an arriving body is answered, and so is a request without one', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toEqual({ body: { a: 1 } });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('read');
});
