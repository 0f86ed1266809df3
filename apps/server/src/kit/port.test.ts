import { createServer, type Server } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { choosePort, PortInUse } from './port.ts';

const host = '127.0.0.1';
let other: Server;
let taken = 0;

beforeAll(async () => {
  taken = await choosePort(host, 0);
  other = createServer();
  await new Promise<void>((resolve) => other.listen(taken, host, resolve));
});
afterAll(() => void other.close());

it('returns any free port for 0', () => {
  expect(taken).toBeGreaterThan(0);
});

it('reports a port in use with an explanation', async () => {
  await expect(choosePort(host, taken)).rejects.toThrow(PortInUse);
  await expect(choosePort(host, taken)).rejects.toThrow(/PORT=0/);
});
