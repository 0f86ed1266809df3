import { describe, expect, it } from 'vitest';

import { stemsOf } from '../../fold.ts';
import type { QueryItem } from '../query-item.ts';
import type { CategoryScope } from '../scope.ts';
import { isFillerItem, leadingKind, namedKinds, saysNeed } from './says-need.ts';

const token = (core: string) => ({ raw: core, core, stems: stemsOf(core), isSpaced: true, isQuoted: false, at: 0 });
const scope = (slug: string): CategoryScope => ({
  slugs: [slug],
  subtree: new Set([slug]),
  keys: new Set(),
  facets: new Set(),
  byUnit: new Map(),
  nominal: null,
});
const kind = (slug: string | null, text: string): QueryItem => ({
  kind: 'phrase',
  meaning: { scope: slug === null ? null : scope(slug), brand: null, enums: [], attributes: [] },
  isCorrected: false,
  tokens: text.split(' ').map(token),
});
const volts: QueryItem = {
  kind: 'value',
  lexeme: { kind: 'value', unit: 'volt', value: 5, isDeviation: false, isAlternating: false, needsContext: false },
  tokens: [token('5V')],
};
const words = (text: string): readonly QueryItem[] =>
  text.split(' ').map((word) => ({ kind: 'word', tokens: [token(word)] }));

describe('a sentence says what a part has to do', () => {
  it.each(
    'чтобы чтоб чем что как нужн нужна нужно надо хочу штука штуковина something thing what how want need so that şey sey nasıl nasil Чтобы измерить измерять светиться включаться беречь помочь ölçmek yakmak yakmasın yakmasin olsun yaymayan eyleyen'.split(
      ' ',
    ),
  )('%s', (word) => {
    expect(saysNeed(words(`ардуино ${word}`))).toBe(true);
    expect(saysNeed([kind('relays', `реле ${word}`)])).toBe(true);
  });
  it.each(
    'реле память заменить сделать получить мать ночь чт somethings whatever чтобыx измеритьx mek ak ölçmeks yen ть'.split(
      ' ',
    ),
  )('but not %s', (word) => expect(saysNeed(words(`ардуино ${word}`))).toBe(false));
  it('to do something, but not up to a value', () => {
    expect([saysNeed(words('to dim')), saysNeed(words('TO dim'))]).toEqual([true, true]);
    expect(saysNeed([...words('5V to'), volts])).toBe(false);
    expect([saysNeed(words('dim tor')), saysNeed(words('dim into lamp')), saysNeed([])]).toEqual([false, false, false]);
  });
});

it('kinds that are named are those of parts, not of boards', () => {
  const items = [
    kind('relays', 'реле'),
    kind('microcontrollers', 'микроконтроллер'),
    kind(null, 'ток'),
    ...words('x'),
    kind('leds', 'led'),
  ];
  expect(namedKinds(items).map(({ slugs }) => slugs[0])).toEqual(['relays', 'leds']);
});

describe('the kind with which a query begins', () => {
  const leading = (...items: readonly QueryItem[]) => leadingKind(items)?.slugs[0] ?? null;
  it.each([
    ['relays', [kind('relays', 'реле'), ...words('чтобы')]],
    ['relays', [...words('для недорогой'), kind('relays', 'реле')]],
    ['relays', [volts, kind('relays', 'реле')]],
    [null, [...words('насос'), kind('relays', 'реле')]],
    [null, [kind(null, 'ток'), kind('relays', 'реле')]],
    [null, [kind('microcontrollers', 'микроконтроллер'), kind('relays', 'реле')]],
    [null, [...words('to'), kind('relays', 'relay')]],
    [null, words('для')],
    [null, []],
  ])('%s', (slug, items) => expect(leading(...items)).toBe(slug));
});

it('a filler says nothing about the part', () => {
  expect([...words('для недорогой'), ...words('насос')].map(isFillerItem)).toEqual([true, true, false]);
  expect([
    isFillerItem(kind('x', 'для')),
    isFillerItem({ kind: 'word', tokens: [token('для'), token('насос')] }),
  ]).toEqual([false, false]);
});
