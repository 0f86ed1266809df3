import { kopecksPerRouble, type Kopecks } from '@farad/domain/money';

/** Roubles of the wire (two decimals at most) as the kopecks that are counted with. */
export const kopecksOf = (roubles: number): Kopecks => Math.round(roubles * kopecksPerRouble) as Kopecks;
