/** Protects a failing vendor: while open, no request is sent. Times are in milliseconds. */
export interface CircuitBreaker {
  isOpen(): boolean;
  /** Opens the breaker because the vendor asked for a pause. */
  openFor(durationMs: number): void;
  /** Records a failure. `failuresMax` in a row open the breaker for `restMs`. */
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
