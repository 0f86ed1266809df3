import type { Texts } from '../../ru/messages/attribute-titles.ts';

export const texts: Texts = {
  range: 'aralık',
  values: 'seçenekler',
  single: 'tek değer',
  max: 'en çok',
  min: 'en az',
  other: 'diğer',
};
