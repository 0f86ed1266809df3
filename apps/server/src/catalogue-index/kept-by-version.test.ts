import type { CategoryId } from '@farad/domain/category';
import { expect, it } from 'vitest';

import { cachedByVersion } from './cached-by-version.ts';
import { countVersions } from './versions.ts';

const [parent, leaf, other] = [1, 2, 3].map((id) => id as CategoryId) as [CategoryId, CategoryId, CategoryId];

function kept(countMax = 10) {
  const { versions, touch } = countVersions((id) => (id === leaf ? parent : null));
  let made = 0;
  let now = 0;
  const find = cachedByVersion<number>(versions, countMax, { clock: () => now, isWorthKeeping: (value) => value > 0 });
  const of = (key: string, category = leaf): Promise<number> => find(key, category, async () => ++made);
  return { of, touch, pass: (ms: number) => (now += ms), find };
}

it('a value is made once until its category, or the whole catalogue, changes', async () => {
  const { of, touch } = kept();
  expect([await of('a'), await of('a'), await of('b')]).toEqual([1, 1, 2]);
  touch(new Set([other]));
  expect(await of('a')).toBe(1);
  touch(new Set([leaf]));
  expect([await of('a'), await of('a')]).toEqual([3, 3]);
  touch('all');
  expect(await of('a')).toBe(4);
});

it('a change while the value is made makes it anew', async () => {
  const { find, touch, of } = kept();
  let finish: (value: number) => void = () => undefined;
  const first = find('a', leaf, () => new Promise((resolve) => (finish = resolve)));
  touch(new Set([leaf]));
  const second = of('a');
  finish(77);
  expect([await first, await second, await of('a')]).toEqual([77, 1, 1]);
});

it('a value is dropped after a minute, when others displace it, and if making it failed', async () => {
  const { of, pass, find } = kept(2);
  expect(await of('a')).toBe(1);
  pass(60_000);
  expect([await of('a'), await of('b'), await of('c'), await of('a')]).toEqual([2, 3, 4, 5]);
  await expect(find('d', leaf, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await of('d')).toBe(6);
});

it('a value that is not worth keeping is made each time', async () => {
  const { find, of } = kept();
  expect(await find('a', leaf, async () => 0)).toBe(0);
  expect([await of('a'), await of('a')]).toEqual([1, 1]);
});

it('a value of the whole catalogue is made anew after a change of any category', async () => {
  const { find, touch } = kept();
  let made = 0;
  const ofAll = (): Promise<number> => find('all', 'catalogue', async () => ++made);
  expect([await ofAll(), await ofAll()]).toEqual([1, 1]);
  touch(new Set([other]));
  expect([await ofAll(), await ofAll()]).toEqual([2, 2]);
});
