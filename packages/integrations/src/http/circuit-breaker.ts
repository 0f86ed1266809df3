/**
 * Circuit breaker for a vendor that fails. While it is open, the caller sends no requests. Times are in milliseconds.
 */
export interface CircuitBreaker {
  isOpen(): boolean;
  /** Opens the breaker for a time, because the vendor asked for a pause. */
  openFor(durationMs: number): void;
  /** Counts a failure. `failuresMax` failures in a row open the breaker for `restMs`. */
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
