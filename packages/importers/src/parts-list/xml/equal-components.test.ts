import { describe, expect, it } from 'vitest';

import { readAs } from '../test-files.ts';

const component = (fields: Readonly<Record<string, string>>): string =>
  `<component><properties>${Object.entries(fields)
    .map(([name, value]) => `<property name="${name}" value="${value}"/>`)
    .join('')}</properties></component>`;

const resistor = (place: string, more: Readonly<Record<string, string>> = {}): string =>
  component({
    'Раздел СП': 'Прочие изделия',
    'Наличие компонента': '1',
    'Позиционное обозначение': place,
    Наименование: 'Р1-8В-0,1-1 Ом',
    'Документ на поставку': 'ОЖ0.467.164ТУ',
    Тип: 'Р1-8В',
    X: place.slice(1),
    Y: '28,96',
    Rotation: '0',
    Layer: '1',
    ...more,
  });

const file = (configurations: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><xml><project><configurations>${configurations}</configurations></project></xml>`;
const configuration = (name: string, components: string): string =>
  `<configuration name="${name}"><components>${components}</components></configuration>`;

const header = ['Раздел СП', 'Наличие компонента', 'Позиционное обозначение', 'Наименование', 'Документ на поставку'];
const row = (places: string): readonly string[] => ['Прочие изделия', '1', places, 'Р1-8В-0,1-1 Ом', 'ОЖ0.467.164ТУ'];

describe('components of an XML list', () => {
  it('that are equal except for their designator are one row, with the numbers of all', () => {
    const other = resistor('R3', { 'Наличие компонента': '0' });
    const read = readAs(file(configuration('-00', resistor('R1') + resistor('R2') + other + resistor('R4'))));
    expect(read).toHaveProperty('rows', [header, row('R1, R2, R4'), row('R3').with(1, '0')]);
    expect(read).toHaveProperty('sheets.0.joinedRows', [[0], [1, 2, 4], [3]]);
  });

  it('that are counted per product are added up', () => {
    const counted = ['R1', 'R2', 'R3'].map((place) => resistor(place, { 'Количество на исполнение': '1' })).join('');
    const read = readAs(file(configuration('-00', counted)));
    expect(read).toHaveProperty('rows', [
      [...header, 'Количество на исполнение'],
      [...row('R1, R2, R3'), '3'],
    ]);
  });

  it('that are each counted as one are added up', () => {
    const counted = ['R1', 'R2', 'R3'].map((place) => resistor(place, { Count: '1' })).join('');
    const read = readAs(file(configuration('-00', counted)));
    expect(read).toHaveProperty('rows', [
      [...header, 'Count'],
      [...row('R1, R2, R3'), '3'],
    ]);
  });

  it('have a sheet for each variant of the product, and one of all', () => {
    const read = readAs(file(configuration('-00', resistor('R1')) + configuration('-01', resistor('R1'))));
    expect(read).toMatchObject({
      bestSheet: 2,
      sheets: [
        { name: '-00', rowNumbers: [0, 1] },
        { name: '-01', rowNumbers: [0, 2] },
        { name: '-00, -01', pages: [{ name: '-00' }, { name: '-01' }], rowNumbers: [0, 1, 0, 2] },
      ],
    });
  });

  it('stay separate rows if they have more than one piece, or no designator', () => {
    const counted = resistor('R1', { Количество: '4' }) + resistor('R2', { Количество: '4' });
    expect(readAs(file(configuration('-00', counted)))).toHaveProperty('rows.length', 3);
    const units = ['Крышка', 'Крышка'].map((name) =>
      component({ 'Раздел СП': 'Сборочные единицы', Наименование: name, Обозначение: 'АБВГ.301265.801' }),
    );
    expect(readAs(file(configuration('-00', units.join(''))))).toHaveProperty('rows.length', 3);
  });
});
