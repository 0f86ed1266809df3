/** Between the wish to be deleted and its doing, so that it can be called off; the law gives 30 days. */
export const deletionDelayDays = 14;

export const deletionMoment = (wishedAt: Date): Date => new Date(wishedAt.getTime() + deletionDelayDays * 86_400_000);
