import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { escapeHtml } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { registerFiles } from '../answers/register-files.ts';
import type { FaceOf } from './web-pages.ts';
import { contentPolicy } from '../connection/security.ts';

/** The built back office. */
export interface BackOfficeBuild {
  /**
   * Reads its only page, with `%NONCE%`, `%BASE%`, `%API%`, `%SITE%` and `%SHOP%` as placeholders. A build may replace the
   * page while the shop runs.
   */
  readonly page: () => Promise<string>;
  /** Folder of the build; files in `assets/` have hashed names. */
  readonly folder: string;
}

/** Path of its files on every host; vite.config.ts of the application has the same. */
const assetsPrefix = '/admin/assets/';
/** Hash of the empty style inside some icons of antd. */
const emptyStyle = `'sha256-${createHash('sha256').digest('base64')}'`;
const yearSeconds = 31_536_000;

/**
 * Returns what the page needs to know of its shop. An API of the same origin is named by its path, so any name of this
 * machine works.
 */
function pageValues({ adminUrl, apiUrl, siteUrl }: Pick<Config, 'adminUrl' | 'apiUrl' | 'siteUrl'>) {
  const admin = new URL(adminUrl);
  const api = new URL(apiUrl);
  return {
    BASE: admin.pathname,
    API: api.origin === admin.origin ? api.pathname.replace(/\/$/, '') : apiUrl,
    SITE: new URL(siteUrl).origin === admin.origin ? '' : siteUrl,
  };
}

const filled = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replace(/%([A-Z]+)%/g, (mark, name: string) => escapeHtml(values[name] ?? mark));

/**
 * Serves the back office: its page at every address below ADMIN_URL (the application routes itself), its files with
 * permanent caching. No inline script runs; styles of antd carry a nonce of this answer.
 */
export async function registerBackOffice(
  server: FastifyInstance,
  deps: Pick<Deps, 'config' | 'vendors'>,
  { page, folder }: BackOfficeBuild,
  faceOf: FaceOf,
): Promise<void> {
  const { config } = deps;
  const values = pageValues(config);
  const admin = new URL(config.adminUrl);
  const hasOwnHost = admin.host !== new URL(config.siteUrl).host;
  await registerFiles(server, {
    root: join(folder, 'assets'),
    prefix: assetsPrefix,
    immutable: true,
    // File names change with every build, so files can be cached forever.
    wildcard: true,
    maxAge: yearSeconds * 1000,
  });
  const base = values.BASE === '/' ? '' : values.BASE;
  for (const url of base === '' ? ['/*'] : [base, `${base}/*`]) {
    server.route({
      method: 'GET',
      url,
      ...(hasOwnHost ? { constraints: { host: admin.host } } : {}),
      handler: async (_, reply) => {
        const nonce = randomBytes(16).toString('base64url');
        return reply
          .header('content-security-policy', contentPolicy(deps, [`'nonce-${nonce}'`, emptyStyle])())
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(filled(await page(), { ...values, SHOP: (await faceOf()).name, NONCE: nonce }));
      },
    });
  }
}
