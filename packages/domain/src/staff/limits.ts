import { daySeconds } from '../shared/durations.ts';

/**
 * Limits of staff sign-in and sessions (integrations 10.1, 10.2: 12 h). Brute force is slowed down per account and
 * network.
 */
export const staffLimits = {
  sessionAbsoluteSeconds: 12 * 3600,
  sessionIdleSeconds: 1800,
  /** A session's token is replaced when older. */
  tokenLifeSeconds: 600,
  /** How long the replaced token stays valid, for requests in progress. */
  formerTokenSeconds: 60,
  /** Maximum time between the password and the second-factor code. */
  secondStepSeconds: 600,
  invitationLifeSeconds: 48 * 3600,
  recoveryCodeCount: 10,
  /** Maximum length of a password as it is sent, in characters. */
  passwordLengthMax: 200,
  /** Maximum length of a code or recovery code as it is sent, in characters. */
  codeLengthMax: 40,
  /** Period over which failed tries are counted. */
  triesWindowSeconds: daySeconds,
  impersonationSeconds: 1800,
  /** How long the audit log is kept. The database refuses to delete younger rows. */
  auditLifeSeconds: 3 * 366 * daySeconds,
} as const;

/** Number of failures without a pause, and the first pause after them. The pause doubles up to the maximum. */
interface BackOff {
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

/**
 * Limits for: one account from one network; one account from all networks (short pauses, so that a stranger cannot lock
 * out its owner); one network.
 */
const backOffs = {
  pair: { free: 5, firstSeconds: 30, longestSeconds: 3600 },
  account: { free: 50, firstSeconds: 30, longestSeconds: 300 },
  subnet: { free: 30, firstSeconds: 30, longestSeconds: 3600 },
} as const satisfies Record<string, BackOff>;

interface Failures {
  readonly count: number;
  readonly lastAt: Date | null;
}

function waitOf({ free, firstSeconds, longestSeconds }: BackOff, { count, lastAt }: Failures, now: Date): number {
  if (count < free || lastAt === null) return 0;
  const pause = Math.min(longestSeconds, firstSeconds * 2 ** (count - free));
  return Math.max(0, Math.ceil((lastAt.getTime() - now.getTime()) / 1000 + pause));
}

/** Returns the seconds until the next password or code may be tried; 0 = now. */
export const staffTryWait = (failures: Readonly<Record<keyof typeof backOffs, Failures>>, now: Date): number =>
  Math.max(
    waitOf(backOffs.pair, failures.pair, now),
    waitOf(backOffs.account, failures.account, now),
    waitOf(backOffs.subnet, failures.subnet, now),
  );
