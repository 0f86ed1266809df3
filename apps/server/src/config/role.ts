import { z } from 'zod';

import { url } from './values.ts';

/**
 * Roles of a process. `all` does everything. `web` serves pages, `api` answers calls, `worker` runs jobs and imports,
 * `search` answers the searches of the other processes of its computer, and `twins` runs the twins of the vendors for
 * the other processes.
 */
export const roles = ['all', 'web', 'api', 'worker', 'search', 'twins'] as const;

export type Role = (typeof roles)[number];

/** Tasks of a process, by its role. A process that runs the twins does nothing else. */
export interface Duties {
  readonly servesPages: boolean;
  /**
   * True if the process answers API calls and serves feeds and pictures. Health probes are answered by every process.
   */
  readonly servesCalls: boolean;
  /** True if the process runs jobs and imports. */
  readonly works: boolean;
  /** True if the process keeps the catalogue for the other processes of its computer. */
  readonly answersSearches: boolean;
}

export const dutiesOf: Readonly<Record<Exclude<Role, 'twins'>, Duties>> = {
  all: { servesPages: true, servesCalls: true, works: true, answersSearches: false },
  // The calls of its own pages are answered in the same process, so it serves calls too.
  web: { servesPages: true, servesCalls: true, works: false, answersSearches: false },
  api: { servesPages: false, servesCalls: true, works: false, answersSearches: false },
  worker: { servesPages: false, servesCalls: false, works: true, answersSearches: false },
  search: { servesPages: false, servesCalls: false, works: false, answersSearches: true },
};

export const roleVariables = {
  ROLE: z.enum(roles).default('all'),
  TWINS_URL: url.optional(),
};

interface RoleEnvironment {
  readonly ROLE: Role;
  readonly TWINS_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly SECRET_KEY?: string | undefined;
  readonly SITE_URL?: string | undefined;
}

/** Returns an error text for each setting that a process with this role lacks or must not have. */
export function roleProblems(env: RoleEnvironment, isProduction: boolean, hasTwins: boolean): readonly string[] {
  const { ROLE: role, TWINS_URL: twinsUrl } = env;
  const problems: string[] = [];
  if (twinsUrl !== undefined && isProduction) problems.push('TWINS_URL: twins never run in production; unset it');
  if (twinsUrl !== undefined && ['all', 'twins'].includes(role)) {
    problems.push(`TWINS_URL: a process with ROLE=${role} plays the twins itself; unset it`);
  }
  if (role === 'all') return problems;
  const needed =
    role === 'twins' ? (['SECRET_KEY', 'SITE_URL'] as const) : (['DATABASE_URL', 'SECRET_KEY', 'SITE_URL'] as const);
  for (const name of needed) if (env[name] === undefined) problems.push(`${name}: required with ROLE=${role}`);
  if (role === 'twins' && !hasTwins) problems.push('ROLE: twins never run in production, nor with TWINS=off');
  if (role !== 'twins' && hasTwins && twinsUrl === undefined) {
    problems.push(`TWINS_URL: required with ROLE=${role} and the twins on: where the process with ROLE=twins listens`);
  }
  return problems;
}
