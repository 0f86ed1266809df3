import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { makeCertificate } from '@farad/twins/messages/certificate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { choosePort } from '#kit/port.ts';
import { deploy, runNginx, testNginx } from './deployed-nginx.ts';

/** Stands in for the shop in one process. It answers with what nginx told it. */
let shop: Server;
let folder: string;
let nginx: Awaited<ReturnType<typeof runNginx>>;
let ca: string;
const ports = { plain: 0, tls: 0 };

/** Main configuration of Debian's package, as far as it matters: it reads conf.d and sites-enabled. */
const main = (place: string) => `
  pid ${place}/nginx.pid;
  error_log ${place}/error.log warn;
  worker_processes 1;
  events { worker_connections 768; }
  http {
    include /etc/nginx/mime.types;
    gzip on;
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
    include conf.d/*.conf;
  }`;

/** Replaces a text that must be there. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx lacks: ${from}`);
  return text.replaceAll(from, to);
}

beforeAll(async () => {
  shop = createServer((request, answer) => {
    const { host, 'x-forwarded-proto': proto, 'x-forwarded-for': from } = request.headers;
    answer.end(JSON.stringify({ path: request.url, host, proto, from }));
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  folder = await mkdtemp(join(tmpdir(), 'farad-nginx-'));
  await chmod(folder, 0o711);
  const { certificate, key } = await makeCertificate();
  ca = certificate;
  // The guide puts the files here, below /etc/nginx.
  await mkdir(join(folder, 'conf.d'));
  await cp(join(deploy, 'nginx/farad'), join(folder, 'farad'), { recursive: true });
  await writeFile(join(folder, 'farad/fullchain.pem'), certificate);
  await writeFile(join(folder, 'farad/privkey.pem'), key);
  await writeFile(join(folder, 'nginx.conf'), main(folder));
  ports.plain = await choosePort('127.0.0.1', 0);
  ports.tls = await choosePort('127.0.0.1', 0);
  let server = await readFile(join(deploy, 'nginx/farad.conf'), 'utf8');
  server = replaced(server, 'listen 80;', `listen ${ports.plain};`);
  server = replaced(server, 'listen [::]:80;', '');
  server = replaced(server, 'listen 443 ssl http2;', `listen ${ports.tls} ssl http2;`);
  server = replaced(server, 'listen [::]:443 ssl http2;', '');
  server = replaced(server, 'server_name shop.example;', 'server_name localhost api.localhost;');
  await writeFile(join(folder, 'conf.d/farad.conf'), server);
  const upstreams = join(folder, 'farad/upstreams.conf');
  const own = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  await writeFile(upstreams, replaced(await readFile(upstreams, 'utf8'), '127.0.0.1:3000', own));
  nginx = await runNginx(folder);
});

afterAll(async () => {
  await nginx.stop();
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function bodyOf(answer: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of answer.setEncoding('utf8')) body += String(part);
  return body;
}

/** Requests a path by TLS, as a visitor of this host does, and verifies the certificate. */
async function ask(path: string, host: string) {
  const request = https.get({
    host: '127.0.0.1',
    port: ports.tls,
    servername: 'localhost',
    path,
    ca,
    headers: { host },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, ...(JSON.parse(await bodyOf(answer)) as Record<string, unknown>) };
}

it('nginx finds no fault in the files of one process, nor in those of several', async () => {
  expect(await testNginx(folder)).toMatch(/syntax is ok[^]*test is successful/);
  const several = await mkdtemp(join(tmpdir(), 'farad-nginx-'));
  try {
    await cp(folder, several, { recursive: true });
    await copyFile(join(deploy, 'nginx/several-processes/upstreams.conf'), join(several, 'farad/upstreams.conf'));
    await writeFile(join(several, 'nginx.conf'), main(several));
    const output = await testNginx(several);
    expect(output).toMatch(/syntax is ok[^]*test is successful/);
    expect(output).not.toContain('[warn]');
  } finally {
    await rm(several, { recursive: true, force: true });
  }
});

it('pages, calls and the exchange of each host reach the one process by TLS, with the address of the visitor', async () => {
  for (const path of ['/', '/api/healthz', '/exchange/1c', '/admin'])
    for (const host of ['localhost', 'api.localhost'])
      expect(await ask(path, host)).toEqual({ status: 200, path, host, proto: 'https', from: '127.0.0.1' });
});

it('plain http leads to https, except for the question of the certificate authority', async () => {
  const plain = async (path: string) => {
    const request = get({ host: '127.0.0.1', port: ports.plain, path, headers: { host: 'localhost' }, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  };
  expect(await plain('/catalog?page=2')).toEqual([308, 'https://localhost/catalog?page=2']);
  expect(await plain('/.well-known/acme-challenge/none')).toEqual([404, undefined]);
});

it('a shop that does not run is told in three languages, without the name of the program', async () => {
  shop.closeAllConnections();
  await promisify(shop.close.bind(shop))();
  const request = https.get({ host: '127.0.0.1', port: ports.tls, servername: 'localhost', path: '/', ca });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await bodyOf(answer);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatch(/не отвечает.*does not answer.*yanıt vermiyor/s);
  expect(body).not.toContain('Farad');
});

const units = ['farad.service', 'farad@.service', 'farad.target', 'farad-backup.service', 'farad-backup.timer'];
const program = join(deploy, '..');

it('systemd finds no fault in the units', async (context) => {
  const run = promisify(execFile);
  const isThere = await run('systemd-analyze', ['--version']).then(
    () => true,
    () => false,
  );
  context.skip(!isThere, 'no systemd-analyze');
  const place = join(folder, 'units');
  await mkdir(place);
  for (const unit of units) {
    const text = await readFile(join(deploy, 'systemd', unit), 'utf8');
    await writeFile(join(place, unit.replace('@', '@all')), text.replaceAll('/srv/farad', program));
  }
  for (const unit of units) {
    const { stdout, stderr } = await run('systemd-analyze', ['verify', join(place, unit.replace('@', '@all'))]);
    expect(stdout + stderr).toBe('');
  }
});
