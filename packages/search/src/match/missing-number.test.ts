import { emptyFilter } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { isOtherByPoint, isSameNumber } from '../words/same-number.ts';
import { product, smallFrame } from '../testing/small-frame.ts';

const numbers = ['SMBJ6.0A', 'SMBJ6.0CA', 'SMBJ64A', 'LD1117-1.8', 'XC6206P332MR', '7805', 'ESP8-ROOM-32D'];
const engine = buildEngine(
  smallFrame,
  numbers.map((mpn, index) => product(index + 1, { mpn })),
);

const asked = (text: string) => {
  const { ids, missing, correction } = engine.search({ ...emptyFilter, text });
  const named = (id: number): string => numbers[id - 1] ?? '';
  return {
    found: ids.map(named),
    near: missing?.near.map(named) ?? null,
    number: missing?.number,
    corrected: correction?.to,
  };
};

test('a decimal sign makes another number', () => {
  expect(asked('SMBJ60A')).toMatchObject({ found: [], number: 'SMBJ60A' });
  expect(asked('SMBJ60A').near).toEqual(expect.arrayContaining(['SMBJ6.0A']));
  expect(asked('SMBJ6.0A')).toMatchObject({ found: ['SMBJ6.0A'], near: null });
  expect(asked('smbj6,0a').found).toEqual(['SMBJ6.0A']);
});

test('a number typed without any signs may also lack its decimal sign', () => {
  expect(asked('ld111718').found).toEqual(['LD1117-1.8']);
  expect(asked('ld1117 1.8').found).toEqual(['LD1117-1.8']);
});

test('another digit or suffix is another part: shown separately, not a correction', () => {
  expect(asked('XC6206P331MR')).toMatchObject({ found: [], near: ['XC6206P332MR'], number: 'XC6206P331MR' });
  expect(asked('ESP8-ROOM-32E')).toMatchObject({ found: [], near: ['ESP8-ROOM-32D'] });
  expect(asked('CX6206P332MR')).toMatchObject({ found: ['XC6206P332MR'], corrected: 'XC6206P332MR', near: null });
});

test('a number that the catalogue has counts more than words that do not fit it', () => {
  expect(asked('LD1117-1.8 qqq')).toMatchObject({ found: ['LD1117-1.8'] });
});

test('a longer number is not the foreign type of a domestic type', () => {
  const others = buildEngine(smallFrame, [product(1, { mpn: 'CD40175BE' }), product(2, { mpn: 'CD4017BE' })]);
  expect(others.search({ ...emptyFilter, text: 'К561ИЕ8' }).missing?.near).toEqual([2]);
});

test('for a domestic type, foreign types are shown separately', () => {
  expect(asked('КР142ЕН5А')).toMatchObject({ found: [], near: ['7805'] });
});

test('a missing number without similar ones is reported without suggestions', () => {
  expect(asked('QZX99871WW')).toMatchObject({ found: [], near: [], number: 'QZX99871WW' });
});

test.each([
  ['AMC1117', 'AMS1117', true],
  ['1N40O7', '1N4007', true],
  ['BC574B', 'BC547B', true],
  ['RC0710KL', 'RC07110KL', false],
  ['M32D', 'M32E', false],
])('%s for %s: certainly the same %s', (typed, meant, isSame) => {
  expect(isSameNumber(typed, meant, false)).toBe(isSame);
});

test.each([
  ['SMAJ50A', 'SMAJ5.0A', true],
  ['SMAJ50', 'SMAJ5.0CA-TR', true],
  ['AMS1117-18', 'AMS1117-1.8', true],
  ['ams111718', 'AMS1117-1.8', false],
  ['mlt-025', 'МЛТ-0,25', false],
])('%s beside %s: another number by its decimal sign %s', (typed, number, isOther) => {
  expect(isOtherByPoint(typed, number)).toBe(isOther);
});
