import { expect, test } from 'vitest';
import { countLines, isCounted, linesOf } from './count-lines.mjs';

test.each([
  ['apps/server/src/main.ts', true],
  ['packages/domain/src/money/allocate.ts', true],
  ['apps/web/src/root.tsx', true],
  ['packages/domain/src/money/allocate.test.ts', false],
  ['apps/server/src/testing/shop.ts', false],
  ['packages/wording/src/ru/shell.ts', false],
  ['packages/demo-catalogue/src/generate.ts', false],
  ['packages/frame/src/brands.ts', false],
  ['packages/database/src/migrations/0001-start.ts', false],
  ['bench/src/run.ts', false],
  ['apps/web/vite.config.ts', false],
])('%s counts: %s', (path, expected) => {
  expect(isCounted(path)).toBe(expected);
});

test('blank lines and comments do not count', () => {
  const text = ['/**', ' * Why.', ' */', 'const a = 1; // one', '', '// two', '{/* three */}', 'const b = 2;', ''];
  expect(linesOf(text.join('\n'))).toBe(2);
});

test('the sum is that of the workspaces', () => {
  const { workspaces, all } = countLines('HEAD');
  expect(workspaces.get('packages/domain')).toBeGreaterThan(1000);
  expect([...workspaces.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
});
