import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

// OpenSearch itself has no TLS without its security plugin, so a server in front of it has the certificate and asks for
// the password, as the plugin does.

const [clusterUrl = 'http://127.0.0.1:9200'] = (process.env['FARAD_CLUSTER_URL'] ?? '').split(',');
const password = 'a:secret/with@signs';
const folder = mkdtempSync(join(tmpdir(), 'farad-tls-'));
let server: Server;
let port: number;

const openssl = (line: string): void =>
  void execFileSync('openssl', line.split(' '), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

const fileOf = (name: string): Buffer => readFileSync(join(folder, name));

beforeAll(async () => {
  openssl('req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=Own -keyout ca.key -out ca.pem');
  openssl('req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout site.key -out site.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  openssl('x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 30 -extfile names -out site.pem');
  const wanted = `Basic ${Buffer.from(`shop:${password}`).toString('base64')}`;
  server = createServer({ cert: fileOf('site.pem'), key: fileOf('site.key') }, (asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked;
    if (headers.authorization !== wanted) {
      answer.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Unauthorized"}');
      return;
    }
    const passed = request(new URL(url, clusterUrl), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the cluster in a process of its own, because Node.js reads authorities when it starts. */
async function healthAt(url: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const program = `
    import { openOpenSearch } from './packages/integrations/src/search-cluster/index.ts';
    const cluster = await openOpenSearch({ urls: [process.argv[1]] });
    const told = await cluster.health().catch((error) => ({ message: error.message, status: error.status }));
    console.log(JSON.stringify(told));
    await cluster.close();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', url],
    { cwd: new URL('../../../../', import.meta.url), env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout);
}

const addressWith = (secret: string): string => `https://shop:${encodeURIComponent(secret)}@localhost:${port}`;

test('a cluster behind TLS is asked with a password if its authority is trusted', async () => {
  const told = await healthAt(addressWith(password), { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });
  expect(told).toMatchObject({ version: '3.6.0', nodes: 2 });
});

test('a certificate of an unknown authority is refused, and the reason is told', async () => {
  expect(await healthAt(addressWith(password), {})).toEqual({
    message: expect.stringMatching(/unable to verify the first certificate/),
    status: null,
  });
});

test('a wrong password is told with its status', async () => {
  const told = await healthAt(addressWith('wrong'), { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });
  expect(told).toMatchObject({ status: 401 });
  expect(JSON.stringify(told)).not.toContain('wrong');
});
