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
   * Reads the only page of the back office, with the placeholders `%NONCE%`, `%BASE%`, `%API%`, `%SITE%`, `%SHOP%` and
   * `%TRIAL%`. It is read each time, because a build may replace the file while the shop runs.
   */
  readonly page: () => Promise<string>;
  /** Folder of the build. Names of files in `assets/` contain a hash of their content. */
  readonly folder: string;
}

/** Path of the back office's files on every host. It must be the same in vite.config.ts of the back office. */
const assetsPrefix = '/admin/assets/';
/** Hash of the empty style that some icons of antd contain. */
const emptyStyle = `'sha256-${createHash('sha256').digest('base64')}'`;
const yearSeconds = 31_536_000;

/**
 * Returns the values of the page's placeholders. If the API and the page have the same origin, only the path of the API
 * is given. The page then works under any host name of the server.
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
 * Serves the back office. Every URL below ADMIN_URL gets its only page, which then shows the right view. Its files are
 * cached forever. No script inside the page may run. Styles of antd have the nonce of the answer.
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
    // The name of a file changes with its content, so it can be cached forever.
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
          .send(
            filled(await page(), {
              ...values,
              SHOP: (await faceOf()).name,
              TRIAL: config.isTrial ? 'on' : '',
              NONCE: nonce,
            }),
          );
      },
    });
  }
}
