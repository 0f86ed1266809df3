import { expect, it } from 'vitest';

import { readViewed, viewedMax, withViewed } from './recently-viewed.ts';

it('keeps each product once, latest first, twenty at most', () => {
  const all = Array.from({ length: 30 }, (_, index) => `part-${index}`);
  const viewed = all.reduce<readonly string[]>(withViewed, []);
  expect(viewed).toHaveLength(viewedMax);
  expect(viewed[0]).toBe('part-29');
  expect(withViewed(viewed, 'part-20').slice(0, 2)).toEqual(['part-20', 'part-29']);
  expect(withViewed(viewed, 'part-20')).toHaveLength(viewedMax);
});

it('ignores data that it did not write', () => {
  expect(readViewed(JSON.stringify(['ne555p', 'lm358']))).toEqual(['ne555p', 'lm358']);
  for (const text of [null, '', '{', '{}', '[1]', '["A B"]', '["<b>"]']) expect(readViewed(text)).toEqual([]);
});
