import { replicasProblem, serversProblem } from '@farad/database/connection/servers/server-urls';

import { text } from './values.ts';

/** Returns the schema of a connection URL with one host or several: `postgres://a:5432,b:5432/farad`. */
const postgresUrl = (problemOf: (url: string) => string | null) =>
  text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').superRefine((value, context) => {
    const problem = problemOf(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

export const databaseVariables = {
  DATABASE_URL: postgresUrl(serversProblem).optional(),
  DATABASE_SESSION_URL: postgresUrl(serversProblem).optional(),
  DATABASE_REPLICA_URL: postgresUrl(replicasProblem).optional(),
};

interface DatabaseEnvironment {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_SESSION_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
}

/** Returns an error text for each setting of the database that does not fit the others. */
export const databaseProblems = (env: DatabaseEnvironment): readonly string[] =>
  (['DATABASE_SESSION_URL', 'DATABASE_REPLICA_URL'] as const).flatMap((name) =>
    env[name] !== undefined && env.DATABASE_URL === undefined
      ? [`${name}: needs DATABASE_URL, the server that takes writes`]
      : [],
  );

/**
 * Returns the connection URLs of the database server that takes writes, and of its replicas. With a URL for sessions,
 * `DATABASE_URL` leads to a pooler.
 */
export const databaseOf = (env: DatabaseEnvironment) => ({
  databaseUrl: env.DATABASE_SESSION_URL ?? env.DATABASE_URL ?? null,
  poolerUrl: env.DATABASE_SESSION_URL === undefined ? null : (env.DATABASE_URL ?? null),
  replicaUrl: env.DATABASE_REPLICA_URL ?? null,
});
