import { describe, expect, it } from 'vitest';

import { foldWord, phraseKey, phraseOf, stemsOf } from './fold.ts';

it.each([
  ['Резистор', 'резистор'],
  ['ЁМКОСТЬ', 'емкость'],
  ['трёхфазный', 'трехфазныи'],
  ['Dirençler', 'direncler'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['Kılıf', 'kilif'],
  ['müller', 'muller'],
  ['5.5х2.1', '5.5x2.1'],
  ['5.5×2.1', '5.5x2.1'],
  ['6*6', '6x6'],
  ['х5', 'х5'],
  ['plain0', 'plain0'],
])('%s is folded to %s', (word, folded) => expect(foldWord(word)).toBe(folded));

describe('all forms of a word have the same stems', () => {
  it.each([
    [
      'резистор',
      'резистор резистора резистору резистором резисторе резисторы резисторов резисторам резисторами резисторах',
    ],
    ['катушк', 'катушка катушки катушке катушку катушкой катушек катушкам катушками катушках'],
    ['колонк', 'колонка колонки колонок колонками'],
    ['кнопк', 'кнопка кнопки кнопок'],
    ['замок', 'замок'],
    ['блок', 'блок блока блоки'],
    ['красн', 'красный красная красное красные красного красной красному красным красных красными'],
    ['син', 'синий синяя синее синие синего синей синим синих синими'],
    ['емкост', 'ёмкость ёмкости ёмкостью ёмкостей ёмкостям ёмкостями'],
    ['напряжен', 'напряжение напряжения напряжению напряжением напряжении'],
    ['микросхем', 'микросхема микросхемы микросхеме микросхему микросхемой микросхем микросхемами'],
    ['разъем', 'разъём разъёма разъёму разъёмом разъёме разъёмы разъёмов'],
    ['разем', 'разем разему раземы раземов'],
    ['систем', 'система системы систему систем'],
    ['кабел', 'кабель кабеля кабелем кабели'],
    ['внешн', 'внешний внешнему внешнем'],
    ['ток', 'ток тока'],
    ['resistor', 'resistor resistors'],
    ['battery', 'battery batteries'],
    ['switch', 'switch switches'],
    ['box', 'box boxes'],
    ['brush', 'brush brushes'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['direnc', 'direnç dirençler dirençleri'],
    ['led', "led led'ler leds"],
    ['kristal', 'kristal kristaller kristalleri'],
  ])('%s: %s', (stem, words) => {
    for (const word of words.split(' ')) expect([word, stemsOf(word)]).toEqual([word, [stem]]);
  });
  it.each([
    ['чип-резисторов', 'чип резистор'],
    ['rail-to-rail', 'rail to rail'],
    ['dc/dc', 'dc dc'],
    ['-12', '12'],
    ['с2-23', 'с2 23'],
    ['rs-485', 'rs485'],
    ['rs-4850', 'rs 4850'],
    ['xrs-485', 'xrs 485'],
    ['±', ''],
    ['', ''],
    ["d'or", "d'or"],
    ['LM358', 'lm358'],
    ['оу', 'оу'],
    ['мая', 'мая'],
    ['gas', 'gas'],
    ['lar', 'lar'],
    ['its', 'its'],
  ])('%j: %j', (word, stems) => expect(stemsOf(word).join(' ')).toBe(stems));
});

it('the order of words does not matter in a phrase', () => {
  expect(phraseKey(['b', 'a'])).toBe('a b');
  expect(phraseKey(['a'])).toBe('a');
  expect(phraseKey([])).toBe('');
  expect(phraseOf('датчик температуры').key).toBe(phraseOf('Температуры  датчик').key);
});

describe('a phrase', () => {
  it('knows its words, and pairs of words that are also written as one', () => {
    expect(phraseOf('Push buttons')).toEqual({
      stems: ['push', 'button'],
      words: [
        ['push', 'push'],
        ['buttons', 'button'],
      ],
      key: 'button push',
      compounds: [['pushbutton', ['push', 'button']]],
    });
  });
  it('has words with a dash, which are not single words', () => {
    expect(phraseOf('чип-резисторы smd')).toEqual({
      stems: ['чип', 'резистор', 'smd'],
      words: [['smd', 'smd']],
      key: 'smd резистор чип',
      compounds: [
        ['чипрезистор', ['чип', 'резистор']],
        ['резисторsmd', ['резистор', 'smd']],
      ],
    });
  });
  it.each([
    ['резистор', []],
    ['n channel', []],
    ['оп ам', []],
    ['ab cde', []],
    ['ab cdef', ['abcdef']],
    ['abc def', ['abcdef']],
    ['micro processor unit', ['microprocessor', 'processorunit']],
  ])('%s may be written as %j', (text, compounds) => {
    expect(phraseOf(text).compounds.map(([compound]) => compound)).toEqual(compounds);
  });
});
