import { pino, type Logger } from 'pino';

import type { Config } from './config.ts';

// `detail` and `where` of a database error quote the row.
const personal = [
  'detail',
  'where',
  'phone',
  'email',
  'recipient',
  'destination',
  'code',
  'password',
  'token',
  'cookie',
  'authorization',
];

/** The log on standard error; personal data and secrets are struck out wherever they are named. */
export const createLog = (level: Config['logLevel']): Logger =>
  pino(
    {
      level,
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[struck out]' },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: true }),
  );
