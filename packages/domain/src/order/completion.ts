/** When a delivered order completes automatically. */
export interface CompletionRules {
  /** Whole days after delivery; longer than the return period. */
  readonly days: number;
}

export const usualCompletionRules: CompletionRules = { days: 14 };

const dayMs = 86_400_000;

/** Returns the moment; orders delivered earlier are completed (product O2: delivered → completed, by schedule). */
export const completesBefore = (now: Date, { days }: CompletionRules): Date => new Date(now.getTime() - days * dayMs);
