import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

import { currentTrace } from './trace.ts';

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

/** Patterns for error texts without field names: phones, emails, keys, secret links, tokens. */
const unnamed = [
  /(?<![\d.])(?:\+?7|8)[ (-]*9\d{2}[ )-]*\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:farad|whsec)_[\w+/=-]{43,}/g,
  /(?<=\/(?:public|invitation|return|webhooks\/[a-z0-9-]{2,31})\/)[\w-]{22,}/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g,
];

/** Request ids are random and may look like a phone number. */
const requestId = /("request":"[\w-]{8,64}")/;

const strike = (line: string): string =>
  line
    .split(requestId)
    .map((part, at) => (at % 2 === 1 ? part : unnamed.reduce((text, form) => text.replace(form, struck), part)))
    .join('');

const common = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // Returns a new object each time, since the logger adds fields to it.
  mixin: () => ({ ...currentTrace()?.about }),
};

/** Lines are written in batches: single writes would cost more than many a page. */
const beside = { minLength: 8192, periodicFlush: 200 } as const;

const plainLogs = new WeakMap<Logger, Logger>();

/**
 * Creates the log, on standard error by default. Personal data and secrets are removed by field name, and in free text
 * by their form (docs/personal-data.md). Lines written during a request or job name it. Writing is asynchronous, but
 * complete when the process exits normally.
 */
export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false, ...beside }),
): Logger {
  const paths = personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const log = pino(
    { ...common, level, redact: { paths, censor: struck } },
    { write: (line) => destination.write(strike(line)) },
  );
  plainLogs.set(log, pino({ ...common, level }, destination));
  return log;
}

/**
 * Returns the same log for texts and figures of the program itself. It skips the search for personal data, which costs
 * ten times as much.
 */
export const plainLog = (log: Logger): Logger => plainLogs.get(log) ?? log;
