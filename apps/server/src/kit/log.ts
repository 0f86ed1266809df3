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

/** What stands in the words of an error, where no name tells what it is: phones, e-mails, keys, links with a secret, tokens. */
const unnamed = [
  /(?<![\d.])(?:\+?7|8)[ (-]*9\d{2}[ )-]*\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:farad|whsec)_[\w+/=-]{43,}/g,
  /(?<=\/(?:public|invitation|return|yookassa)\/)[\w-]{22,}/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g,
];

/** Ids of requests are random, and may look like a phone. */
const requestId = /("request":"[\w-]{8,64}")/;

const strike = (line: string): string =>
  line
    .split(requestId)
    .map((part, at) => (at % 2 === 1 ? part : unnamed.reduce((text, form) => text.replace(form, struck), part)))
    .join('');

const common = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // A new object each time: what is logged is written into it.
  mixin: () => ({ ...currentTrace()?.about }),
};

/** Lines are written many at once: one by one they would cost more than many a page. */
const beside = { minLength: 8192, periodicFlush: 200 } as const;

const plainLogs = new WeakMap<Logger, Logger>();

/**
 * The log, on standard error unless told otherwise. Personal data and secrets are struck out wherever they are named,
 * and in free text where they can be told by their form (docs/personal-data.md). What is logged while a request is
 * answered or a job is done names it. It is written beside the work, and whole when the process ends by itself.
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

/** The same log for lines of the program's own words and figures: nothing is looked for in them, which costs ten times as much. */
export const plainLog = (log: Logger): Logger => plainLogs.get(log) ?? log;
