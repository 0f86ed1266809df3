import { expect, it } from 'vitest';

import { isHostScope } from './hosts.ts';
import type { CategoryScope } from './scope.ts';

const scope = (...slugs: readonly string[]): CategoryScope => ({
  slugs,
  subtree: new Set(slugs),
  keys: new Set(),
  facets: new Set(),
  byUnit: new Map(),
  nominal: null,
});

it.each([
  ['microcontrollers', true],
  ['development-boards', true],
  ['programmable-logic', true],
  ['microcontrollers development-boards', true],
  ['microcontrollers sensors', false],
  ['sensors', false],
])('other parts are connected to %s: %s', (slugs, isHost) => {
  expect(isHostScope(scope(...slugs.split(' ')))).toBe(isHost);
});
