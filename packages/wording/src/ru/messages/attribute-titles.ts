/** How an attribute that stands beside another differs from it. */
export type Texts = Readonly<Record<'range' | 'values' | 'single' | 'max' | 'min' | 'other', string>>;

export const texts: Texts = {
  range: 'диапазон',
  values: 'варианты',
  single: 'одно значение',
  max: 'не более',
  min: 'не менее',
  other: 'прочее',
};
