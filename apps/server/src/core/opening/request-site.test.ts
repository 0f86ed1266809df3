import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';

import type { SiteAnswer } from '@farad/domain/opening';
import { dayMs } from '@farad/domain/shared';
import { makeCertificate } from '@farad/twins/messages/certificate';
import { afterEach, describe, expect, it } from 'vitest';

import { askHosts, askSite } from './request-site.ts';

const usual = getCACertificates('default');
const servers = new Set<Server>();
let folder: string | null = null;

afterEach(async () => {
  setDefaultCACertificates(usual);
  for (const server of servers) server.close().closeAllConnections();
  servers.clear();
  if (folder !== null) await rm(folder, { recursive: true });
  folder = null;
});

/** Starts a TLS server on all loopback addresses and returns its port. Every answer has this status. */
async function serve(certificate: string, key: string, status = 200): Promise<number> {
  const server = createServer({ cert: certificate, key }, (_request, answer) => {
    answer.writeHead(status).end();
  });
  servers.add(server);
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a server whose certificate was made at this time. Its issuer is trusted if `isTrusted`. */
async function serveMade({ at = Date.now(), isTrusted = true, status = 200 }) {
  const { certificate, key } = await makeCertificate(() => at);
  if (isTrusted) setDefaultCACertificates([...usual, certificate]);
  return serve(certificate, key, status);
}

describe('an https site', () => {
  it('with a trusted certificate tells how long it lasts', async () => {
    const url = `https://localhost:${await serveMade({})}`;
    expect(await askSite(`${url}/api/healthz`, 5000)).toEqual({
      url,
      isThere: true,
      reason: '',
      certificate: null,
      certificateDays: 364,
    });
  });

  it('with a certificate of an unknown issuer', async () => {
    const port = await serveMade({ isTrusted: false });
    expect(await askSite(`https://localhost:${port}`, 5000)).toMatchObject({
      isThere: false,
      certificate: 'untrusted',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      certificateDays: null,
    });
  });

  it('with an expired certificate, and with one that is not valid yet', async () => {
    const expired = await serveMade({ at: Date.now() - 400 * dayMs });
    expect(await askSite(`https://localhost:${expired}`, 5000)).toMatchObject({
      isThere: false,
      certificate: 'expired',
    });
    const early = await serveMade({ at: Date.now() + 10 * dayMs });
    expect(await askSite(`https://localhost:${early}`, 5000)).toMatchObject({ isThere: false, certificate: 'early' });
  });

  it('with a certificate for other names tells these names', async () => {
    const port = await serveMade({});
    expect(await askSite(`https://127.0.0.2:${port}`, 5000)).toMatchObject({
      isThere: false,
      certificate: 'other_name',
      reason: 'DNS:localhost, IP Address:127.0.0.1',
    });
  });

  it('that does not answer at all has no finding about a certificate', async () => {
    const port = await serveMade({});
    for (const server of servers) server.close();
    servers.clear();
    expect(await askSite(`https://localhost:${port}`, 5000)).toMatchObject({
      isThere: false,
      certificate: null,
      reason: 'ECONNREFUSED',
    });
  });
});

describe('the hosts of a shop', () => {
  it('are each asked once; a closed shop answers 503 on all but the API', async () => {
    const api = await serveMade({});
    const site = await serveMade({ status: 503 });
    const siteUrl = `https://localhost:${site}`;
    const addresses = { siteUrl, cabinetUrl: `${siteUrl}/cabinet`, adminUrl: `${siteUrl}/admin` };
    const ask = (apiUrl: string): Promise<readonly SiteAnswer[]> => askHosts({ ...addresses, apiUrl }, 5000);
    // The second `serveMade` made the site's certificate the only trusted one.
    expect(await ask(`https://localhost:${api}/api`)).toMatchObject([
      { url: `https://localhost:${api}`, isThere: false, certificate: 'untrusted' },
      { url: siteUrl, isThere: true },
    ]);
    expect(await ask(`${siteUrl}/api`)).toMatchObject([{ url: siteUrl, isThere: false, reason: 'HTTP 503' }]);
  });
});

const hasOpenssl = ((): boolean => {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
})();

it.skipIf(!hasOpenssl)('an own authority is trusted by NODE_EXTRA_CA_CERTS, as the guide says', async () => {
  const place = (folder = await mkdtemp(join(tmpdir(), 'farad-authority-')));
  const openssl = (line: string): void =>
    void execFileSync('openssl', line.split(' '), { cwd: place, stdio: ['ignore', 'ignore', 'pipe'] });
  openssl('req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=Own -keyout ca.key -out ca.pem');
  openssl('req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout site.key -out site.csr');
  await writeFile(join(place, 'names'), 'subjectAltName=DNS:localhost\n');
  openssl('x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 90 -extfile names -out site.pem');
  const [certificate, key] = await Promise.all(
    ['site.pem', 'site.key'].map((name) => readFile(join(place, name), 'utf8')),
  );
  const address = `https://localhost:${await serve(certificate ?? '', key ?? '')}`;
  expect(await askSite(address, 5000)).toMatchObject({
    certificate: 'untrusted',
    reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  });
  const program = `
    import { askSite } from '#core/opening/request-site.ts';
    console.log(JSON.stringify(await askSite(process.argv[1], 5000)));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', address],
    {
      cwd: new URL('../../../', import.meta.url),
      env: { ...process.env, NODE_EXTRA_CA_CERTS: join(place, 'ca.pem') },
    },
  );
  expect(JSON.parse(stdout)).toMatchObject({ isThere: true, certificate: null, certificateDays: 89 });
});
