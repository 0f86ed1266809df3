import { emptyFilter, readQuery, vocabularyOf } from '@farad/domain/search-query';
import { referenceFrame } from '@farad/frame/reference-frame';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { product } from '../testing/small-frame.ts';

const idOf = (slug: string) => {
  const found = referenceFrame.categories.find((category) => category.slug === slug);
  if (found === undefined) throw new Error(`category ${slug}: expected in the frame`);
  return found.id;
};
const vocabulary = vocabularyOf(referenceFrame);

const found = (parts: readonly ReturnType<typeof product>[], text: string) =>
  buildEngine(referenceFrame, parts).search({ ...emptyFilter, text }, { reading: readQuery(text, vocabulary) }).ids;

const opto = (id: number, mpn: string) => product(id, { mpn, categoryId: idOf('optocouplers'), attributes: {} });

test('digits beside a kind are the whole number of a family, if some part has it', () => {
  const parts = [opto(1, 'FOD8173T'), opto(2, 'FOD817B'), opto(3, 'PS9817A'), opto(4, 'PC817C')];
  const ids = found(parts, 'оптопара 817');
  expect(ids.slice(0, 2).toSorted((a, b) => a - b)).toEqual([2, 4]);
  expect(found(parts.slice(0, 1), 'оптопара 817')).toEqual([1]);
});

const regulator = (id: number, mpn: string, configuration: string) =>
  product(id, {
    mpn,
    categoryId: idOf('linear-regulators'),
    title: { ru: `Стабилизатор ${configuration}`, en: `Regulator ${configuration}`, tr: `Regülatör ${configuration}` },
    attributes: { vout: 5 },
  });

test('5 V of a linear regulator is a positive output, unless a negative one is asked for', () => {
  const parts = [regulator(1, 'LM7905', 'negative'), regulator(2, 'LM7805', 'positive')];
  expect(found(parts, 'стабилизатор 5в')[0]).toBe(2);
  expect(found(parts, 'стабилизатор -5в')).toEqual([1]);
  expect(found(parts, 'negative regulator 5v')).toEqual([1]);
});

test('a number typed with a space comes before numbers that contain both pieces', () => {
  const parts = [opto(1, 'LMZ31704RVQR'), opto(2, 'LM317LCD')];
  expect(found(parts, 'lm 317')).toEqual([2, 1]);
});
