import { dayMs } from '../shared/durations.ts';

/** When a delivered order is completed automatically. */
export interface CompletionRules {
  /** Number of whole days after delivery. It must be longer than the return period. */
  readonly days: number;
}

export const usualCompletionRules: CompletionRules = { days: 14 };

/** Returns a time: orders delivered before it are completed automatically (product O2: delivered → completed). */
export const completesBefore = (now: Date, { days }: CompletionRules): Date => new Date(now.getTime() - days * dayMs);
