import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { ErrorBody } from '@farad/contract/error';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.server.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** Sends bytes and returns everything that arrives until the connection is closed. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return text(socket);
}

const head = 'Host: localhost\r\nConnection: close\r\n';
const json = `${head}Content-Type: application/json\r\n`;

it.each([
  ['an escape without its digits', `GET /api/catalog/products/% HTTP/1.1\r\n${head}\r\n`, 400],
  ['an escape of no digits', `GET /api/catalog/products/%zz HTTP/1.1\r\n${head}\r\n`, 400],
  ['an escape that breaks off', `GET /api/catalog/products/%E0%A4%A HTTP/1.1\r\n${head}\r\n`, 400],
  ['an overlong escape', `GET /api/%C0%AF HTTP/1.1\r\n${head}\r\n`, 400],
  ['an escape below the reference page', `GET /api/docs/static/% HTTP/1.1\r\n${head}\r\n`, 400],
  ['an escape of a call that sends', `POST /api/baskets/%E0/name HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}`, 400],
  ['a tab in the address', `GET /api/catalog/products/a\tb HTTP/1.1\r\n${head}\r\n`, 400],
  ['a method that nobody knows', `BLAH /api/healthz HTTP/1.1\r\n${head}\r\n`, 400],
  ['a length that is no number', `POST /api/basket/add HTTP/1.1\r\n${json}Content-Length: abc\r\n\r\n{}`, 400],
  ['a chunk without a length', `POST /api/basket/add HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['the greeting of TLS', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
  ['a head without an end', `GET /api/healthz HTTP/1.1\r\n${head}X: ${'a'.repeat(256 * 1024)}\r\n\r\n`, 431],
])('%s is answered in the format of all errors', async (_, bytes, status) => {
  const [start = '', body = ''] = (await sendBytes(bytes)).split('\r\n\r\n');
  expect(start).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(start.toLowerCase()).toContain('content-type: application/json');
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['error']);
  expect(ErrorBody.parse(JSON.parse(body)).error.message).toMatch(/[а-я]/i);
});
