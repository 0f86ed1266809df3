import { kopecksFromRoubles } from '@farad/domain/money';

/** Converts an amount of the API in roubles to kopecks. */
export const kopecksOf = kopecksFromRoubles;
