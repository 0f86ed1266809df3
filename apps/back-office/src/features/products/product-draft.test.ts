import { expect, it } from 'vitest';

import { askBefore, hidingConsequence } from './product-draft.ts';

it('asks before a product is archived from any state, and before it goes off sale', () => {
  expect(askBefore('published', 'archived')).toBe('archive');
  expect(askBefore('draft', 'archived')).toBe('archive');
  expect(askBefore('known', 'draft')).toBe('hide');
  expect(askBefore('archived', 'archived')).toBe(null);
  expect(askBefore('draft', 'published')).toBe(null);
  expect(askBefore('published', 'known')).toBe(null);
});

it('does not claim that a draft leaves the catalogue', () => {
  expect(hidingConsequence('draft')).toBe('archiveUnseen');
  expect(hidingConsequence('published')).toBe('archiveConsequence');
});
