import { filterLimits } from './limits.ts';

/** Pages of a list of `count` products that can be turned to. */
export const pageCount = (count: number, limit: number): number =>
  Math.ceil(Math.min(count, filterLimits.reachedMax) / limit);

/** Whether a page that begins so far in may hold anything. */
export const isReached = (skip: number): boolean => skip < filterLimits.reachedMax;
