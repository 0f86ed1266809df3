import type { Kopecks } from '@farad/domain/money';

/** A parcel that every carrier can price: 500 g within Moscow, city number 44 of CDEK. Nothing is ordered. */
export const trialParcel = { cityCode: 44, grams: 500, value: 0 as Kopecks };
