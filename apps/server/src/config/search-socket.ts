import { z } from 'zod';

import type { Role } from './role.ts';
import { text } from './values.ts';

/** Where a search process listens: a unix domain socket, or a port of this computer. */
export type SearchSocket = { readonly path: string } | { readonly host: string; readonly port: number };

/** Maximum length of the path of a unix domain socket in bytes (Linux: unix(7), sun_path without its final zero). */
const pathBytesMax = 107;

const form =
  'must be an absolute path such as /run/farad/search.sock, or a port of this computer such as 127.0.0.1:3041';

/** Reads a setting; null = it has another form. Only this computer is allowed, because the socket has no passwords. */
function socketOf(value: string): SearchSocket | null {
  if (value.startsWith('/')) return Buffer.byteLength(value) <= pathBytesMax ? { path: value } : null;
  const [, host = '', digits = ''] = /^(127\.0\.0\.1|\[::1\]|localhost):(\d{1,5})$/.exec(value) ?? [];
  const port = Number(digits);
  return host === '' || port < 1 || port > 65_535 ? null : { host: host.replaceAll(/[[\]]/g, ''), port };
}

export const searchSocketVariables = {
  SEARCH_SOCKET: text
    .transform((value, context) => {
      const socket = socketOf(value);
      if (socket !== null) return socket;
      context.addIssue({ code: 'custom', message: form });
      return z.NEVER;
    })
    .optional(),
};

interface SocketEnvironment {
  readonly ROLE: Role;
  readonly SEARCH_SOCKET?: SearchSocket | undefined;
  readonly SEARCH_URL?: readonly string[] | undefined;
}

/** Returns an error text for each setting that contradicts the search process. */
export function searchSocketProblems({ ROLE: role, SEARCH_SOCKET: socket, SEARCH_URL: urls }: SocketEnvironment) {
  const problems: string[] = [];
  if (role === 'search' && socket === undefined) problems.push('SEARCH_SOCKET: required with ROLE=search');
  if (socket !== undefined && urls !== undefined && urls.length > 0)
    problems.push('SEARCH_SOCKET: OpenSearch answers the searches (SEARCH_URL); unset one of them');
  return problems;
}
