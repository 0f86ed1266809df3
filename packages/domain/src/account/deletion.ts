import { dayMs } from '../shared/durations.ts';

/** Days between a deletion request and the deletion, so that the person can cancel it. The law allows 30 days. */
export const deletionDelayDays = 14;

export const deletionMoment = (wishedAt: Date): Date => new Date(wishedAt.getTime() + deletionDelayDays * dayMs);
