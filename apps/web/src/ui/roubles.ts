import { kopecksFromRoubles } from '@farad/domain/money';

/** Roubles of the wire as the kopecks that are counted with. */
export const kopecksOf = kopecksFromRoubles;
