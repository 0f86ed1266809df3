/**
 * Returns the default number of search threads. One processor is left to the pages; more than four threads do not help.
 */
export const searchThreadsFor = (processors: number): number => Math.min(4, Math.max(1, processors - 1));
