import { localized, type Locale } from '@farad/domain/shared';

import type { FileCell } from '#ui/table/csv.ts';

/** Column headings of the example file by language, as suppliers write them. The import recognises all of them. */
export const exampleHeads = localized<readonly string[]>({
  ru: ['Код товара', 'Артикул производителя', 'Производитель', 'Категория', 'Корпус', 'Остаток', 'Цена от 1 шт'].concat(
    'Цена от 100 шт',
    'Сопротивление',
    'Допуск',
  ),
  en: [
    'SKU',
    'Manufacturer part number',
    'Manufacturer',
    'Category',
    'Package',
    'Stock',
    'Price 1+',
    'Price 100+',
  ].concat('Resistance', 'Tolerance'),
  tr: ['Stok kodu', 'Üretici parça no', 'Üretici', 'Kategori', 'Kılıf', 'Stok', 'Fiyat 1+', 'Fiyat 100+'].concat(
    'Direnç',
    'Tolerans',
  ),
});

const category = localized({
  ru: 'Резисторы',
  en: 'Resistors',
  tr: 'Dirençler',
});

/** Returns the rows of the example file: a few parts. */
export const exampleRows = (locale: Locale): readonly (readonly FileCell[])[] => [
  ['A-1001', 'RC0603FR-0710KL', 'YAGEO', category[locale], '0603', '5000', 1.2, 0.35, '10 kΩ', '±1%'],
  ['A-1002', 'RC0603FR-074K7L', 'YAGEO', category[locale], '0603', '12000', 1.2, 0.35, '4.7 kΩ', '±1%'],
  ['A-1003', 'RC0805JR-07100RL', 'YAGEO', category[locale], '0805', '800', 1.4, 0.42, '100 Ω', '±5%'],
];
