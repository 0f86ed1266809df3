/**
 * Ending of the title of an additional attribute: how the attribute differs from the main one, whose values it
 * complements.
 */
export type Texts = Readonly<Record<'range' | 'values' | 'single' | 'max' | 'min' | 'other', string>>;

export const texts: Texts = {
  range: 'диапазон',
  values: 'варианты',
  single: 'одно значение',
  max: 'не более',
  min: 'не менее',
  other: 'прочее',
};
