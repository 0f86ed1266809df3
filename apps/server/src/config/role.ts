import { z } from 'zod';

import { url } from './values.ts';

/**
 * What one process of the shop does. `all`: everything. Several processes share the work: `web` gives out pages, `api`
 * answers calls, `worker` does the jobs and the imports, `twins` plays the outside world for all of them.
 */
export const roles = ['all', 'web', 'api', 'worker', 'twins'] as const;

export type Role = (typeof roles)[number];

/** What a process of a role does; one that plays the outside world does nothing else. */
export interface Duties {
  readonly servesPages: boolean;
  /** Answers calls, and gives out feeds and pictures. One that does not tells its health all the same. */
  readonly servesCalls: boolean;
  /** Does jobs and imports, and saves the index for whoever starts next. */
  readonly works: boolean;
}

export const dutiesOf: Readonly<Record<Exclude<Role, 'twins'>, Duties>> = {
  all: { servesPages: true, servesCalls: true, works: true },
  // The calls of its pages are answered within the process.
  web: { servesPages: true, servesCalls: true, works: false },
  api: { servesPages: false, servesCalls: true, works: false },
  worker: { servesPages: false, servesCalls: false, works: true },
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

/** What processes that share the work must be told alike. */
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
