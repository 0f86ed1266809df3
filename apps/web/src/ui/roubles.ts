import { kopecksFromRoubles } from '@farad/domain/money';

/** Converts roubles of the API into kopecks for calculation. */
export const kopecksOf = kopecksFromRoubles;
