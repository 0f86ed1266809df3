import { dayMs } from '../shared/durations.ts';

/** When a delivered order completes automatically. */
export interface CompletionRules {
  /** Whole days after delivery; longer than the return period. */
  readonly days: number;
}

export const usualCompletionRules: CompletionRules = { days: 14 };

/** Returns the moment; orders delivered earlier are completed (product O2: delivered → completed, by schedule). */
export const completesBefore = (now: Date, { days }: CompletionRules): Date => new Date(now.getTime() - days * dayMs);
