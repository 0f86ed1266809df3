/** Threads that search where nothing else is asked for: one processor is left to the pages, more than four do not help. */
export const searchThreadsFor = (processors: number): number => Math.min(4, Math.max(1, processors - 1));
