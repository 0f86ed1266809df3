import { expect, test } from 'vitest';

import { orderFilters, orderStatuses, partSearchText, statusesOf } from './index.ts';

test('every status has a filter, and none has two except requests', () => {
  const found = orderFilters.filter((filter) => filter !== 'waiting').flatMap(statusesOf);
  expect([...found].sort()).toEqual([...orderStatuses].sort());
  expect(statusesOf('in_work')).toEqual(['in_work_personal', 'in_work_company']);
  expect(orderFilters).toContain('waiting');
  expect(statusesOf('waiting')).toEqual(['request']);
});

test.each([
  ['lm358-p', 'LM358P'],
  [' ne 555/p ', 'NE555P'],
  ['к155ла3', 'К155ЛА3'],
  ['%_\\', ''],
])('%s is normalised to %s', (text, sought) => {
  expect(partSearchText(text)).toBe(sought);
});
