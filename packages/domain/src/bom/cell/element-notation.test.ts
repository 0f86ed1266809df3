import { describe, expect, it } from 'vitest';

import { isPartKind, readElement, type ReadElement } from './element-notation.ts';

const unknown = { group: '', kind: undefined };

const nothing: ReadElement = {
  kind: null,
  series: null,
  designation: null,
  nominal: null,
  tolerance: null,
  voltage: null,
  dielectric: null,
  power: null,
  package: null,
  maker: null,
  rest: '',
};

describe('all facts of a text', () => {
  it.each<[string, Partial<ReadElement>]>([
    ['Резистор подстроечный 10к', { kind: 'Резистор', nominal: '10к', rest: 'подстроечный' }],
    ['Чип резистор 10к', { kind: 'Чип резистор', nominal: '10к' }],
    ['Керамический конденсатор 1н', { kind: 'Керамический конденсатор', nominal: '1н' }],
    ['Конденсаторы керамические 1н', { kind: 'Конденсаторы керамические', nominal: '1н' }],
    ['Cap, MLCC 1n', { kind: 'Cap, MLCC', nominal: '1n' }],
    ['thick film resistor 10k', { kind: 'thick film resistor', nominal: '10k' }],
    ['Resistor array 10k', { kind: 'Resistor array', nominal: '10k' }],
    ['ferrite bead 600R', { kind: 'ferrite bead', nominal: '600R' }],
    ['Resistance 10k', { nominal: '10k', rest: 'Resistance' }],
    ['my resistor 10k', { nominal: '10k', rest: 'my resistor' }],
    ['', {}],
    ['Р1-12', { series: 'Р1-12' }],
    [
      'Р1-12-0,125-4,7 кОм',
      { series: 'Р1-12', designation: 'Р1-12-0,125-4,7 кОм', nominal: '4,7 кОм', power: '0,125 Вт' },
    ],
    ['К73-17, 0.1 мкФ, 630 В', { series: 'К73-17', nominal: '0.1 мкФ', voltage: '630 В' }],
    ['Конденсатор К73-17, 0.1 мкФ', { kind: 'Конденсатор', series: 'К73-17', nominal: '0.1 мкФ' }],
    ['BAT54S, Диод Шоттки [SOT-23]', { kind: 'Диод Шоттки', designation: 'BAT54S', package: 'SOT-23' }],
    ['NE555P,  Timer', { designation: 'NE555P', rest: 'Timer' }],
    ['NE555P, ab', { rest: 'NE555P ab' }],
    ['USB2.0, розетка', { rest: 'USB2.0 розетка' }],
    ['RJ-45, розетка', { rest: 'RJ-45 розетка' }],
    ['Модуль ESP12F', { kind: 'Модуль', designation: 'ESP12F', rest: 'ESP12F' }],
    ['Диод 1N4148', { kind: 'Диод', designation: '1N4148', rest: '1N4148' }],
    ['Crystal 7050', { kind: 'Crystal', rest: '7050' }],
    ['Crystal ABM810', { kind: 'Crystal', designation: 'ABM810', rest: 'ABM810' }],
    ['Предохранитель 1А', { kind: 'Предохранитель', rest: '1А' }],
    ['Реле 5В', { kind: 'Реле', voltage: '5В' }],
    ['Кнопка 6x6x5', { kind: 'Кнопка', rest: '6x6x5' }],
    ['Разъём 40pin', { kind: 'Разъём', rest: '40pin' }],
    ['Электровентилятор ЕС4010', { designation: 'ЕС4010', rest: 'Электровентилятор ЕС4010' }],
    ['Колодка зажимная-винтовая DG301', { designation: 'DG301', rest: 'Колодка зажимная-винтовая DG301' }],
    ['Колодка 6x6x5mm', { rest: 'Колодка 6x6x5mm' }],
    ['Колодка DG', { rest: 'Колодка DG' }],
    ['Колодка 1234', { rest: 'Колодка 1234' }],
    ['Housing DG301', { rest: 'Housing DG301' }],
  ])('%s', (text, expected) => {
    expect(readElement([text === '' ? 'x' : text], unknown)).toEqual(
      text === '' ? { ...nothing, rest: 'x' } : { ...nothing, ...expected },
    );
  });
  it('of several texts, the first one that states a fact', () => {
    expect(readElement(['10k 1%', null, '', 'Резистор 0805 5% 0,125Вт x'], unknown)).toEqual({
      ...nothing,
      kind: 'Резистор',
      nominal: '10k',
      tolerance: '±1%',
      power: '0,125Вт',
      package: '0805',
    });
    expect(readElement(['x 1%', 'y 10k'], unknown)).toEqual({
      ...nothing,
      nominal: '10k',
      tolerance: '±1%',
      rest: 'y',
    });
    expect(readElement([null, ''], unknown)).toBeNull();
    expect(readElement([], unknown)).toBeNull();
  });
  it('300 characters of a text are read', () => {
    const text = (blanks: number) => `10k${' '.repeat(blanks)}0603`;
    expect([readElement([text(293)], unknown)?.package, readElement([text(294)], unknown)?.package]).toEqual([
      '0603',
      null,
    ]);
  });
});

describe('the maker within a text', () => {
  it.each([
    ['TPS5430DDA ф. Texas Instruments', 'Texas Instruments'],
    ['PLS-40, фирма "Connfly"', 'Connfly'],
    ['PLS-40; фирмы Connfly, чёрный', 'Connfly'],
    ['PLS-40 пр-ва Connfly (Китай)', 'Connfly'],
    ['PLS-40 производства AT&T-2 Co.', 'AT&T-2 Co.'],
    ['PLS-40 изготовитель X', null],
    ['PLS-40 изготовитель "Xy"', 'Xy'],
    ['PLS-40 изготовитель 3M', null],
    ['PLS-40 софирма Connfly', null],
  ])('%s: %s', (text, maker) => expect(readElement([text], unknown)?.maker).toBe(maker));
});

describe('facts from outside the text', () => {
  const nominal = (text: string, group: string, kind?: string | null) =>
    readElement([text], { group, kind })?.nominal ?? null;
  it.each<[string, string, string | null | undefined, string | null]>([
    ['10', 'Резисторы', undefined, '10 Ohm'],
    ['10', 'Резисторы', 'capacitor', '10 Ohm'],
    ['0,1', 'Конденсаторы', undefined, '0,1 uF'],
    ['10', '', 'resistor', '10 Ohm'],
    ['10', '', null, null],
    ['10', '', undefined, null],
    ['1234567', '', 'resistor', '1234567 Ohm'],
    ['12345678', '', 'resistor', null],
    ['4.7000', '', 'resistor', '4.7000 Ohm'],
    ['4.70000', '', 'resistor', null],
    ['x10', '', 'resistor', null],
    ['10x', '', 'resistor', null],
    ['1234E', '', 'resistor', '1234R'],
    ['4e70', '', 'resistor', '4R70'],
    ['12345E', '', 'resistor', null],
    ['4E700', '', 'resistor', null],
    ['x4E7', '', 'resistor', null],
    ['4E7', '', 'capacitor', null],
    ['0.1', '', 'capacitor', '0.1 uF'],
    ['10.1', '', 'capacitor', null],
    ['1,5', '', 'capacitor', null],
    ['0,1', '', 'inductor', null],
    ['4Е7', '', 'resistor', '4R7'],
  ])('%s under %j for a %s is %s', (text, group, kind, expected) => expect(nominal(text, group, kind)).toBe(expected));
  it('the kind of the group is the kind of the line', () => {
    expect(readElement(['10'], { group: 'Резисторы Р1-12', kind: undefined })).toEqual({
      ...nothing,
      kind: 'Резисторы',
      nominal: '10 Ohm',
    });
    expect(readElement(['x'], { group: 'Резисторы', kind: undefined })).toEqual({
      ...nothing,
      kind: 'Резисторы',
      rest: 'x',
    });
  });
  it.each([
    ['0,125-4,7 кОм', 'Резисторы Р1-12', 'Р1-12'],
    ['0,125 В', 'Резисторы Р1-12', 'Р1-12'],
    ['4,7 кОм', 'Резисторы Р1-12 ОЖ0.467.169 ТУ', 'Р1-12'],
    ['10Ом', 'Резисторы Р1-12', 'Р1-12'],
    ['0,1мкФ', 'Конденсаторы К10-17Б', 'К10-17Б'],
    ['Н90-0,1 мкФ', 'Конденсаторы К10-17Б', 'К10-17Б'],
    ['МП0-1н', 'Конденсаторы К10-17Б', 'К10-17Б'],
    ['М47-1н', 'Конденсаторы К10-17Б', 'К10-17Б'],
    ['П33-1н', 'Конденсаторы К10-17Б', 'К10-17Б'],
    ['1N4148', 'Резисторы Р1-12', null],
    ['x4,7 кОм', 'Резисторы Р1-12', null],
    ['4,7 кОмx', 'Резисторы Р1-12', null],
    ['4,7 кОм', 'Резисторы Р1-12 и другие', null],
    ['4,7 кОм', 'Резисторы', null],
    ['М4-1н', 'Конденсаторы К10-17Б', null],
    ['М47001-1н', 'Конденсаторы К10-17Б', null],
  ])('%s under %s is of the series %s', (text, group, series) => {
    expect(readElement([text], { group, kind: undefined })?.series).toBe(series);
  });
  it('the series tells the unit of the nominal value', () => {
    const read = (text: string) => readElement([text], { group: '', kind: 'crystal' })?.nominal;
    expect([read('К10-17Б-1н'), read('Р1-12-10к'), read('Резистор 10к')]).toEqual(['1н', '10к', '10к']);
  });
});

describe('texts that name a kind of part', () => {
  it.each(['Конденсатор', 'Resistors', 'Чип-резисторы', 'ic', 'LED', 'ferrite bead', 'thermistor 10k', 'Widerstände'])(
    '%s',
    (text) => expect([text, isPartKind(text)]).toEqual([text, !/^(?:thermistor|Widerstände)/u.test(text)]),
  );
  it.each(['Electronics', 'Icicle', 'LEDs1', 'my led', ''])('not %j', (text) => expect(isPartKind(text)).toBe(false));
});
