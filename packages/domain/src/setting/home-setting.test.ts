import { expect, test } from 'vitest';

import { allBlocks, homeProblem, shownBlocks } from './home-setting.ts';
import { settingProblem, usualSettings } from './index.ts';

const { home } = usualSettings;
const on = (kind: (typeof home.blocks)[number]['kind'], isOn = true) => ({ kind, isOn });

test('the usual home page has a search first; brands and news are off', () => {
  expect(shownBlocks(home)).toEqual(['search', 'banners', 'parts_list', 'promotions', 'categories', 'viewed']);
  expect(settingProblem({ key: 'home', value: home })).toBeNull();
});

test.each([
  [[on('news'), on('search')], null],
  [[on('search'), on('news', false)], null],
  [[on('search', false)], 'blocks'],
  [[on('news')], 'blocks'],
  [[], 'blocks'],
  [[on('search'), on('news'), on('news', false)], 'blocks'],
])('blocks %j: %s', (blocks, field) => {
  expect(homeProblem({ ...home, blocks })).toBe(field);
});

test('blocks that an older setting does not name stand at its end, off', () => {
  const blocks = [on('news'), on('search')];
  expect(shownBlocks({ blocks })).toEqual(['news', 'search']);
  const all = allBlocks({ blocks });
  expect(all).toHaveLength(home.blocks.length);
  expect(all.slice(0, 2)).toEqual(blocks);
  expect(all.slice(2).every(({ isOn }) => !isOn)).toBe(true);
});
