import { describe, expect, it } from 'vitest';

import { readDielectric } from '../../dictionary/dielectric-names.ts';
import { domesticTypeOf, isDomesticType, powerAfterType } from '../../dictionary/domestic-types.ts';
import { unitSymbolOf, unmixed } from '../../dictionary/unit-words.ts';
import { isPlainNumber, valueLexeme } from './value-lexeme.ts';

describe('dielectrics', () => {
  it.each([
    ['C0G NP0', 'C0G NP0 COG NPO НП0 НПО С0Г СОГ С0G МП0 МПО np0'],
    ['X7R', 'X7R Х7Р Х7R X7Р Х7P X7P ХR7 x7r'],
    ['X5R', 'X5R Х5Р Х5R X5Р Х5P X5P'],
    ['X8R', 'X8R Х8Р Х8R X8Р'],
    ['X6S', 'X6S Х6С Х6S X6С'],
    ['X7S', 'X7S Х7С Х7S X7С'],
    ['X7T', 'X7T Х7Т Х7T X7Т'],
    ['X8L', 'X8L'],
    ['Y5V', 'Y5V У5В Y5В У5V Ю5В'],
    ['Y5U', 'Y5U'],
    ['Z5U', 'Z5U З5У З5Ю'],
    ['U2J', 'U2J'],
    ['MKT', 'MKT МКТ'],
    ['MKP', 'MKP МКП МКР'],
    ['Н90', 'Н90'],
    ['Н50', 'Н50'],
    ['Н30', 'Н30'],
    ['Н20', 'Н20'],
    ['М47', 'М47'],
    ['М75', 'М75'],
    ['М750', 'М750'],
    ['М1500', 'М1500 м1500'],
    ['П33', 'П33'],
  ])('%s: %s', (values, names) => {
    for (const name of names.split(' ')) expect([name, readDielectric(name)]).toEqual([name, values.split(' ')]);
  });
  it.each(['', 'X9R', 'X7RX', 'H90', 'paper'])('%j is none', (name) => expect(readDielectric(name)).toBeNull());
});

describe('domestic types', () => {
  it.each([
    ['ОМЛТ-0,25', 4, 'through-hole-resistors', true],
    ['МЛТ-1', 3, 'through-hole-resistors', true],
    ['MLT-1', 3, 'through-hole-resistors', true],
    ['С2-23', 5, 'through-hole-resistors', true],
    ['C2-33Н-0,125', 6, 'through-hole-resistors', true],
    ['С1-4', 4, 'through-hole-resistors', true],
    ['Р1-12', 5, 'chip-resistors', true],
    ['P1-8МП', 0, '', false],
    ['P1-12', 5, 'chip-resistors', true],
    ['С5-16ß', 0, '', false],
    ['C2-23-0,125W', 5, 'through-hole-resistors', true],
    ['С5-16МВ', 7, 'power-resistors', true],
    ['ПЭВ-10', 3, 'power-resistors', true],
    ['ПЭВР', 4, 'power-resistors', true],
    ['ПЭВТ', 4, 'power-resistors', true],
    ['СП5-2ВБ', 7, 'trimmers potentiometers', false],
    ['СП-1', 4, 'trimmers potentiometers', false],
    ['К10-17Б', 7, 'leaded-ceramic-capacitors', false],
    ['K10-17б', 7, 'leaded-ceramic-capacitors', false],
    ['К15-5', 5, 'leaded-ceramic-capacitors', false],
    ['КМ-5Б', 5, 'leaded-ceramic-capacitors', false],
    ['КМ6', 3, 'leaded-ceramic-capacitors', false],
    ['КД-2', 4, 'leaded-ceramic-capacitors', false],
    ['К50-35', 6, 'aluminium-electrolytic-capacitors', false],
    ['К53-14', 6, 'tantalum-capacitors', false],
    ['К52-1', 5, 'tantalum-capacitors', false],
    ['К73-17', 6, 'film-capacitors', false],
    ['К78-2', 5, 'film-capacitors', false],
  ])('%s', (text, length, slugs, hasPower) => {
    const found = domesticTypeOf(text);
    expect([found?.length ?? 0, found?.type.slugSets[0]?.join(' ') ?? '', found?.type.hasPower ?? false]).toEqual([
      length,
      slugs,
      hasPower,
    ]);
  });
  it('the parent kind is used if the frame lacks the kind', () => {
    expect(domesticTypeOf('К10-17')?.type.slugSets).toEqual([['leaded-ceramic-capacitors'], ['capacitors']]);
    expect(domesticTypeOf('СП5-2')?.type.slugSets).toEqual([['trimmers', 'potentiometers'], ['resistors']]);
  });
  it.each(['С', '1К10-17', 'МЛТР', 'МЛТ2', 'К80-1', 'КД-3', 'КМ-7', 'LM358', 'ß1', `С2-23${' '.repeat(36)}`, ''])(
    '%j is none',
    (text) => expect(domesticTypeOf(text)).toBeNull(),
  );
  it.each([...'ABCEHKMOPTXLSVR'])('the letter %s may be Latin', (letter) => {
    expect(domesticTypeOf(`К10-17${letter}`)?.length).toBe(7);
    expect(domesticTypeOf(`K10-17${letter.toLowerCase()}`)?.length).toBe(7);
  });
  it.each(['D', 'F', 'N', 'Z'])('the letter %s is no Russian one', (letter) => {
    expect(domesticTypeOf(`К10-17${letter}`)).toBeNull();
  });
  it('a piece is a type if nothing but dashes follows', () => {
    expect(['К10-17б', 'С2-23-', 'С2-23--', 'МЛТ'].map(isDomesticType)).toEqual([true, true, true, true]);
    expect(['С2-23-0,125', '-С2-23', 'резистор', '-', ''].map(isDomesticType)).toEqual(Array(5).fill(false));
  });
  it('of forty characters', () => expect(domesticTypeOf(`С2-23${' '.repeat(35)}`)?.length).toBe(5));
  it.each([0.0625, 0.062, 0.125, 0.25, 0.5, 1, 2, 3, 5, 7.5, 8, 10, 15, 16, 20, 25, 30, 50, 75, 100])(
    '%d W',
    (watts) => {
      expect(powerAfterType(String(watts).replace('.', ','))).toBe(watts);
    },
  );
  it.each(['4', '0,3', '1000', 'x', '', '1,00000', '0100', '1e1', '0,25Вт'])('%j is no power', (text) =>
    expect(powerAfterType(text)).toBeNull(),
  );
});

describe('units in words', () => {
  it.each([
    ['ом ома омов омы ohm ohms', 'Ohm'],
    ['фарад фарада фарады фарадов farad farads', 'farad'],
    ['генри henry henries', 'henry'],
    ['герц герца hertz', 'Hz'],
    ['вольт вольта вольты вольтов volt volts', 'V'],
    ['ампер ампера амперы амперов ampere amperes amp amps amper', 'A'],
    ['ватт ватта ватты вт watt watts vat', 'W'],
    ['процент процента процентов percent yüzde', '%'],
    ['sps', 'Hz'],
    ['ksps ks/s квыб/с', 'kHz'],
    ['msps ms/s мвыб/с', 'MHz'],
    ['gsps', 'GHz'],
  ])('%s: %s', (words, symbol) => {
    for (const word of words.split(' ')) expect([word, unitSymbolOf(word.toUpperCase())]).toEqual([word, symbol]);
  });
  it.each([
    ['пико', 'п'],
    ['нано', 'н'],
    ['микро', 'мк'],
    ['мили', 'м'],
    ['милли', 'м'],
    ['кило', 'к'],
    ['мега', 'М'],
    ['гига', 'Г'],
    ['pico', 'p'],
    ['piko', 'p'],
    ['nano', 'n'],
    ['micro', 'u'],
    ['mikro', 'u'],
    ['milli', 'm'],
    ['mili', 'm'],
    ['kilo', 'k'],
    ['mega', 'M'],
    ['giga', 'G'],
  ])('%s- is %s', (prefix, letter) => expect(unitSymbolOf(`${prefix}ohm`)).toBe(`${letter}Ohm`));
  it.each(['', 'ohmss', 'teraohm'])('%j is none', (word) => expect(unitSymbolOf(word)).toBeNull());
  it.each([
    ['kОм', 'кОм'],
    ['мkФ', 'мкФ'],
    ['KОм', 'КОм'],
    ['mФ', 'мФ'],
    ['MОм', 'МОм'],
    ['кOм', 'кОм'],
    ['кoм', 'ком'],
    ['мB', null],
    ['mВт', 'мВт'],
    ['Bт', 'Вт'],
    ['Гh', 'Гh'],
    ['Hф', 'Нф'],
    ['мA', 'мА'],
    ['cм', 'см'],
    ['Cм', 'См'],
    ['ВT', 'Вт'],
    ['pФ', 'пФ'],
    ['nФ', 'нФ'],
    ['ком', null],
    ['kohm', null],
    ['', null],
  ])('%s typed in mixed alphabets is %s', (text, cyrillic) => {
    expect(unmixed(text)).toBe(text === 'мB' ? 'мВ' : cyrillic);
  });
});

describe('values in a query', () => {
  const bare = (text: string) => {
    const lexeme = valueLexeme(text);
    return lexeme?.kind === 'bare' ? `${lexeme.prefix} ${lexeme.text}${lexeme.needsContext ? ' ?' : ''}` : null;
  };
  it.each([
    ['4k7', 'k 4k7'],
    ['4К7', 'k 4k7'],
    ['4н7', 'n 4n7'],
    ['4п7', 'p 4p7'],
    ['4мк7', 'u 4u7'],
    ['4µ7', 'u 4u7'],
    ['4R7', 'R 4R7'],
    ['4r7', 'R 4R7'],
    ['4M7', 'M 4M7'],
    ['4М7', 'M 4М7'],
    ['4m7', 'm 4m7 ?'],
    ['100k', 'k 100k'],
    ['100 k', 'k 100k ?'],
    ['100n', 'n 100n'],
    ['100Н', 'n 100n'],
    ['100МК', 'u 100u'],
    ['100Мк', 'u 100u'],
    ['100mk', 'u 100u'],
    ['100U', 'u 100u'],
    ['100μ', 'u 100u'],
    ['100P', 'p 100p'],
    ['100П', 'p 100p'],
    ['100м', 'm 100м ?'],
    ['1M', 'M 1M'],
    ['10R', 'R 10R'],
    ['0,1u', 'u 0,1u'],
    ['R47', 'R R47 ?'],
    ['R100', 'R R100 ?'],
    ['1N4148', null],
    ['2n2222', null],
    ['4N25', null],
    ['04k7', null],
    ['0k5', 'k 0k5'],
    ['4р7', null],
    ['R4', null],
    ['R4700', null],
    ['±4k', null],
    ['5valueOf', null],
    ['10', null],
    ['01k', null],
  ])('%s is %s', (text, expected) => expect(bare(text)).toBe(expected));
  const told = (text: string) => {
    const lexeme = valueLexeme(text);
    if (lexeme?.kind !== 'value') return null;
    const marks = [lexeme.isDeviation ? '±' : '', lexeme.isAlternating ? '~' : '', lexeme.needsContext ? '?' : ''];
    return `${lexeme.value} ${lexeme.unit}${marks.join('')}`;
  };
  it.each([
    ['10kOhm', '10000 ohm'],
    ['4k7ohm', '4700 ohm'],
    ['4R7 Ом', '4.7 ohm'],
    ['3V3', '3.3 volt'],
    ['3в3', '3.3 volt'],
    ['3V333', null],
    ['±5%', '5 percent±'],
    ['+-5%', '5 percent±'],
    ['+/-5%', '5 percent±'],
    ['%5', '5 percent'],
    ['%5x', null],
    ['100%', '100 percent'],
    ['101%', null],
    ['220Vac', '220 volt~'],
    ['100000V', '100000 volt'],
    ['100001V', null],
    ['1000A', '1000 ampere'],
    ['1001A', null],
    ['100000W', '100000 watt'],
    ['100001W', null],
    ['5F', '5 farad?'],
    ['5 H', '5 henry?'],
    ['5 A', '5 ampere?'],
    ['5A', '5 ampere'],
    ['5 вольт', '5 volt'],
    ['5 килоом', '5000 ohm'],
    ['10 kОм', '10000 ohm'],
    ['1/4W', '0.25 watt'],
    ['1/16 Вт', '0.0625 watt'],
    ['1/3W', null],
    ['12C', null],
    ['12°C', '12 celsius'],
    ['50B', null],
    ['64KB', '65536 byte'],
    ['8b', null],
    ['8bit', '8 bit'],
    ['5м', null],
    ['5мм', '0.005 metre'],
    ['3с', null],
    ['3мс', '0.003 second'],
    ['5 dB', null],
    ['5 г', null],
    ['LM358', null],
    ['', null],
    ['1'.padStart(25, '0'), null],
  ])('%s is %s', (text, expected) => expect(told(text)).toBe(expected));
  it.each(['5', '±5', '+/-5', '0,5', '.5', '1/4', '123456789.123456789'])('%s is a plain number', (text) =>
    expect(isPlainNumber(text)).toBe(true),
  );
  it.each(['', 'x5', '5x', '1/234', '1234567890', '5.', '1.1234567890', '2/3'])('%j is none', (text) =>
    expect(isPlainNumber(text)).toBe(false),
  );
});

it('a unit may mix the letters of two alphabets', () => {
  expect(valueLexeme('10кОм')).toMatchObject({ kind: 'value', unit: 'ohm', value: 10_000 });
  // The capital letter is Latin.
  expect(valueLexeme('10к\u004fм')).toEqual(valueLexeme('10кОм'));
});
