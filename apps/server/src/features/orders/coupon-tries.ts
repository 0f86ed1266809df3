/** Codes that one caller may try in vain before he has to wait (T21). */
const triesMax = 15;
const windowMs = 10 * 60_000;
/** Callers that are counted at once; the oldest is forgotten beyond. */
const callersMax = 20_000;

/** Counts the codes that were tried in vain, in memory: whoever guesses gets no answer for a while. */
export interface CouponTries {
  readonly mayTry: (caller: string, code: string) => boolean;
  readonly failed: (caller: string, code: string) => void;
}

interface Tried {
  readonly since: number;
  readonly codes: Set<string>;
}

/** The same code again counts once: a page asks for its price at every step. */
export function createCouponTries(clock: () => Date): CouponTries {
  const callers = new Map<string, Tried>();
  const current = (caller: string): Tried | undefined => {
    const tried = callers.get(caller);
    return tried !== undefined && clock().getTime() - tried.since < windowMs ? tried : undefined;
  };
  return {
    mayTry: (caller, code) => {
      const tried = current(caller);
      return tried === undefined || tried.codes.size < triesMax || tried.codes.has(code);
    },
    failed: (caller, code) => {
      const tried = current(caller) ?? { since: clock().getTime(), codes: new Set<string>() };
      tried.codes.add(code);
      callers.delete(caller);
      callers.set(caller, tried);
      const [oldest] = callers.keys();
      if (callers.size > callersMax && oldest !== undefined) callers.delete(oldest);
    },
  };
}
