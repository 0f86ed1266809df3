/** When a delivered order is over, if nobody says so before. */
export interface CompletionRules {
  /** Whole days after the delivery; those in which goods may be given back are fewer. */
  readonly days: number;
}

export const usualCompletionRules: CompletionRules = { days: 14 };

const dayMs = 86_400_000;

/** Orders that were delivered before this moment are over (product O2: delivered → completed, by the clock). */
export const completesBefore = (now: Date, { days }: CompletionRules): Date => new Date(now.getTime() - days * dayMs);
