import { pino, type DestinationStream, type Logger } from 'pino';

import type { Config } from './config.ts';

const struck = '[struck out]';

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
  'secret',
  'to',
  'text',
  'login',
  'contact',
];

/** What stands in the words of an error, where no name tells what it is: phones, e-mails, keys, links with a secret, tokens. */
const unnamed = [
  /(?<![\d.])(?:\+?7|8)[ (-]*9\d{2}[ )-]*\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:farad|whsec)_[\w+/=-]{43,}/g,
  /(?<=\/(?:public|invitation|return|yookassa)\/)[\w-]{22,}/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g,
];

const strike = (line: string): string => unnamed.reduce((text, form) => text.replace(form, struck), line);

/**
 * The log, on standard error unless told otherwise. Personal data and secrets are struck out wherever they are named,
 * and in free text where they can be told by their form (docs/personal-data.md).
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const paths = personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, redact: { paths, censor: struck }, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => destination.write(strike(line)) },
  );
}
