import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { PageBuild } from '../http/pages/web-pages.ts';

const build = new URL('../../../web/build/', import.meta.url);

/** Returns the built web application; null = it has not been built. */
export async function loadPages(): Promise<PageBuild | null> {
  const entry = new URL('server/index.js', build);
  if (!existsSync(entry)) return null;
  // React chooses its build by this variable, and the web application was built for production.
  process.env['NODE_ENV'] ||= 'production';
  const module: unknown = await import(entry.href);
  if (!isServerEntry(module))
    throw new Error(
      `${fileURLToPath(entry)} does not export \`answer\` and \`documentStyles\`; build the web application anew`,
    );
  return {
    answer: module.answer,
    styleSources: module.documentStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    clientDir: fileURLToPath(new URL('client/', build)),
  };
}

interface ServerEntry extends Pick<PageBuild, 'answer'> {
  /** Styles inside the HTML of pages. The Content-Security-Policy contains their hashes. */
  readonly documentStyles: readonly string[];
}

const isServerEntry = (module: unknown): module is ServerEntry =>
  typeof module === 'object' &&
  module !== null &&
  'answer' in module &&
  typeof module.answer === 'function' &&
  'documentStyles' in module &&
  Array.isArray(module.documentStyles);
