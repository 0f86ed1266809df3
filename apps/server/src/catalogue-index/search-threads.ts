/**
 * Returns the default number of search threads. One processor is left for pages. More than four threads make searches
 * no faster.
 */
export const searchThreadsFor = (processors: number): number => Math.min(4, Math.max(1, processors - 1));
