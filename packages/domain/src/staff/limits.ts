import { daySeconds } from '../shared/durations.ts';

/**
 * Limits for sign-in and sessions of staff (integrations 10.1, 10.2: 12 h). They slow down the guessing of passwords,
 * per account and per network.
 */
export const staffLimits = {
  sessionAbsoluteSeconds: 12 * 3600,
  sessionIdleSeconds: 1800,
  /** A session gets a new token when its token is older than this. */
  tokenLifeSeconds: 600,
  /** How long the old token stays valid, because requests with it may be in progress. */
  formerTokenSeconds: 60,
  /** Maximum time between entering the password and entering the second code. */
  secondStepSeconds: 600,
  invitationLifeSeconds: 48 * 3600,
  recoveryCodeCount: 10,
  /** Maximum number of characters of a password in a request. */
  passwordLengthMax: 200,
  /** Maximum number of characters of a code in a request, recovery codes included. */
  codeLengthMax: 40,
  /** Number of digits of a code from an authenticator app. */
  totpDigits: 6,
  /** Failed tries are counted over this period. */
  triesWindowSeconds: daySeconds,
  impersonationSeconds: 1800,
  /** How long entries of the audit log are stored. The database refuses to delete younger ones. */
  auditLifeSeconds: 3 * 366 * daySeconds,
} as const;

/**
 * Pauses between tries after failed ones. `free` failures cause no pause. The pause after the next one is
 * `firstSeconds`; it doubles with each failure, up to `longestSeconds`.
 */
interface BackOff {
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

/**
 * `pair`: one account from one network. `account`: one account from all networks; pauses are short, so that a stranger
 * cannot lock out the account's owner. `subnet`: all accounts from one network.
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

/** Returns the seconds until a password or code may be tried again; 0 = now. */
export const staffTryWait = (failures: Readonly<Record<keyof typeof backOffs, Failures>>, now: Date): number =>
  Math.max(
    waitOf(backOffs.pair, failures.pair, now),
    waitOf(backOffs.account, failures.account, now),
    waitOf(backOffs.subnet, failures.subnet, now),
  );
