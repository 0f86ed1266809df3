import { describe, expect, it } from 'vitest';

import { foldWord, stemsOf } from '../../fold.ts';
import { isOtherLayout, respelled, spellingOf } from './spelling.ts';

const words = (text: string) =>
  new Map(text.split(' ').map((word) => [foldWord(word), stemsOf(word).join(' ')] as const));

const kinds =
  'резистор конденсатор щетка шина чип жгут хомут цоколь ячейка юла ксенон вольтметр кварц зуммер эмиттер объектив дроссель схема подшипник йодный крышка direnç kondansatör resistor разъем силикон термистор';
const spelling = spellingOf(
  new Set([...words(kinds).values(), ...words('красный синий').values(), 'sma']),
  words(kinds),
  words('красный синий'),
);
const read = (word: string) => respelled(word, stemsOf(word), spelling)?.join(' ') ?? null;

describe('words in Latin letters, by their sound', () => {
  it.each([
    ['резистор', 'rezistor rezistory rezistora'],
    ['щетк', 'shchetka schetka'],
    ['шин', 'shina shiny'],
    ['чип', 'chip chipy'],
    ['жгут', 'zhgut zhguta'],
    ['хомут', 'khomut homut'],
    ['цокол', 'tsokol cokol tzokol'],
    ['ячеик', 'yacheika yacheyka jacheika'],
    ['ксенон', 'ksenon xenon'],
    ['вольтметр', 'voltmetr woltmetr'],
    ['кварц', 'kvarc kvarts kvartz qvarc'],
    ['зуммер', 'zummer zumer'],
    ['эмиттер', 'emitter emiter'],
    ['объектив', "obektiv ob'ektiv"],
    ['дроссел', 'drossel drosel'],
    ['подшипник', 'podshipnik'],
    ['крышк', 'kryshka krishka'],
    ['разъем', 'razem razyem razjom'],
  ])('%s: %s', (stem, typed) => {
    for (const word of typed.split(' ')) expect([word, read(word)]).toEqual([word, stem]);
  });
});

describe('words in another form', () => {
  it.each([
    ['htpbcnjh', 'резистор'],
    ['HTPBCNJH', 'резистор'],
    ['куышыещк', 'resistor'],
    ['резисторный', 'резистор'],
    ['силиконовый', 'силикон'],
    ['кварцевый', 'кварц'],
    ['dirençlerin', 'direnc'],
    ['direncin', 'direnc'],
    ['dirençten', 'direnc'],
    ["direnç'ten", 'direnc'],
    ['kondansatörü', 'kondansator'],
    ['kondansatörlerinden', 'kondansator'],
    ['ризистор', 'резистор'],
    ['конденсаторр', 'конденсатор'],
    ['канденсатор', 'конденсатор'],
    ['кандинсатор', 'конденсатор'],
    ['красныйй', 'красн'],
    ['крсный', 'красн'],
    ['чип-ризистор', 'чип резистор'],
  ])('%s is %s', (word, stem) => expect(read(word)).toBe(stem));
  it.each([
    'рез',
    'htp',
    'р',
    '',
    'ризист0р',
    'рези стор',
    'слово',
    'кандинсотор1',
    'чип-слово',
    `резистор${'а'.repeat(25)}`,
    'sma',
    'resis',
    'красивый',
  ])('%j is none', (word) => expect(read(word)).toBeNull());
});

it('a word in another layout is told from one in its own', () => {
  expect(['htpbcnjh', 'HTPBCNJH', 'куышыещк'].map((word) => isOtherLayout(word, spelling))).toEqual([true, true, true]);
  expect(
    ['резистор', 'resistor', 'xbg', 'слово', '', 'h'.repeat(33)].map((word) => isOtherLayout(word, spelling)),
  ).toEqual([false, false, false, false, false, false]);
});
