import { sumsSql } from '@farad/database/backup/backup-description';
import { expect, test } from 'vitest';

import { sumText } from './tell-restored.ts';

test('every sum of a backup has a text in the language of the terminal', () => {
  const names = Array.from(sumsSql.matchAll(/as (?:"([^"]+)"|(\w+))/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  expect(names).toContain('orders, kopecks');
  expect(names.filter((name) => sumText(name, '1').startsWith(`${name}:`))).toEqual([]);
});

test('sums of money are shown in roubles; an unknown sum keeps its name', () => {
  expect(sumText('orders, kopecks', '49300')).toMatch(/493/);
  expect(sumText('orders, kopecks', '49300')).not.toMatch(/49.?300/);
  expect(sumText('boxes', '7')).toBe('boxes: 7');
});
