/** Sign-in and sessions of staff (integrations 10.1, 10.2: 12 h; brute force is slowed down by account and network). */
export const staffLimits = {
  sessionAbsoluteSeconds: 12 * 3600,
  sessionIdleSeconds: 1800,
  /** The token of a session is changed when it is older. */
  tokenLifeSeconds: 600,
  /** The former token is still good for calls that were under way. */
  formerTokenSeconds: 60,
  /** From the right password to the right code. */
  secondStepSeconds: 600,
  invitationLifeSeconds: 48 * 3600,
  recoveryCodeCount: 10,
  /** Tries are counted for so long. */
  triesWindowSeconds: 86_400,
  impersonationSeconds: 1800,
  /** So long the log of what staff do is kept; the database lets nothing younger go. */
  auditLifeSeconds: 3 * 366 * 86_400,
} as const;

/** How many failures are free, and the pause after the first that is not; it doubles up to the longest. */
interface BackOff {
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

/** One account from one network; one account from anywhere (a stranger must not shut its owner out for long); a network. */
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

/** Seconds until another password or code may be tried; 0: now. */
export const staffTryWait = (failures: Readonly<Record<keyof typeof backOffs, Failures>>, now: Date): number =>
  Math.max(
    waitOf(backOffs.pair, failures.pair, now),
    waitOf(backOffs.account, failures.account, now),
    waitOf(backOffs.subnet, failures.subnet, now),
  );
