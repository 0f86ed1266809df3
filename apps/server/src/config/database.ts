import { serversProblem } from '@farad/database/connection/servers/server-urls';

import { text } from './values.ts';

/** A connection URL of one PostgreSQL server, or of several: `postgres://a:5432,b:5432/farad`. */
const databaseUrl = text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').superRefine((value, context) => {
  const problem = serversProblem(value);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
});

export const databaseVariables = {
  DATABASE_URL: databaseUrl.optional(),
};
