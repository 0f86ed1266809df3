import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

import { currentTrace } from './trace.ts';

const struck = '[struck out]';

// Fields that are removed from log lines. `detail` and `where` of a database error contain data of the row.
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

/** Matches personal data and secrets in error texts: phones, e-mails, keys, secret links, tokens. */
const unnamed = [
  /(?<![\d.])(?:\+?7|8)[ (-]*9\d{2}[ )-]*\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:farad|whsec)_[\w+/=-]{43,}/g,
  /(?<=\/(?:public|invitation|return|webhooks\/[a-z0-9-]{2,31})\/)[\w-]{22,}/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g,
];

/** Matches a request id, which must stay although its random characters may look like a phone number. */
const requestId = /("request":"[\w-]{8,64}")/;

const strike = (line: string): string =>
  line
    .split(requestId)
    .map((part, at) => (at % 2 === 1 ? part : unnamed.reduce((text, form) => text.replace(form, struck), part)))
    .join('');

const common = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // A new object each time, because the logger adds fields to it.
  mixin: () => ({ ...currentTrace()?.about }),
};

/** Log lines are written in batches. Writing each line separately would cost more than rendering some pages. */
const beside = { minLength: 8192, periodicFlush: 200 } as const;

const plainLogs = new WeakMap<Logger, Logger>();

/**
 * Creates the log, which by default writes to standard error. Personal data and secrets are removed: in fields by their
 * names, in texts by their form (docs/personal-data.md). Lines that are written during a request or a job contain its
 * id. Writing is asynchronous, but all lines are written when the process exits normally.
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
 * Returns the same log for lines that contain only the program's own texts and numbers. The search for personal data is
 * skipped, because it takes ten times as long as the rest.
 */
export const plainLog = (log: Logger): Logger => plainLogs.get(log) ?? log;
