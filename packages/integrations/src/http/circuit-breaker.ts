/** Spares a vendor that fails: while open, nothing is asked. Times in milliseconds. */
export interface CircuitBreaker {
  isOpen(): boolean;
  /** The vendor told us to stay away. */
  openFor(durationMs: number): void;
  /** The vendor did not answer; `failuresMax` in a row open the breaker for `restMs`. */
  noteFailure(): void;
  noteSuccess(): void;
}

export interface BreakerSettings {
  readonly failuresMax: number;
  readonly restMs: number;
  readonly now: () => number;
}

export function createCircuitBreaker({ failuresMax, restMs, now }: BreakerSettings): CircuitBreaker {
  let openUntilMs = -Infinity;
  let failures = 0;
  const openFor = (durationMs: number): void => {
    openUntilMs = Math.max(openUntilMs, now() + durationMs);
    failures = 0;
  };
  return {
    isOpen: () => now() < openUntilMs,
    openFor,
    noteFailure: () => {
      failures += 1;
      if (failures >= failuresMax) openFor(restMs);
    },
    noteSuccess: () => {
      failures = 0;
    },
  };
}
