import { expect, it } from 'vitest';

import { fieldPlace } from './field-place.ts';

const names = [['cashbackPercent'], ['exceptions', 0, 'percent'], ['title', 'ru'], ['spellings'], ['code']];

it.each([
  ['cashbackPercent', ['cashbackPercent']],
  ['rules.cashbackPercent', ['cashbackPercent']],
  ['rules.exceptions.0.percent', ['exceptions', 0, 'percent']],
  ['fields.title.ru', ['title', 'ru']],
  ['fields.spellings.2', ['spellings']],
  ['codes.code', ['code']],
  ['rules.exceptions.1.percent', null],
  ['title', null],
  ['', null],
])('%s is shown beside %j', (path, place) => {
  expect(fieldPlace(names, path)).toEqual(place);
});
