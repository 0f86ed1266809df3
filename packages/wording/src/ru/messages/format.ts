import type { SalesUnit } from '@farad/domain/product';

export interface Texts {
  readonly unitNames: Readonly<Record<SalesUnit, readonly [one: string, other: string]>>;
}

export const texts: Texts = {
  unitNames: { piece: ['шт', 'шт'], metre: ['м', 'м'], set: ['компл.', 'компл.'], pack: ['уп.', 'уп.'] },
};
