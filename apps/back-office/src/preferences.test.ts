import { expect, it } from 'vitest';

import { choice, flag } from './preferences.ts';

it.each([true, false])('a collapsed menu (%s) is stored and restored', (isCollapsed) => {
  const { key, read, write } = flag('collapsed');
  expect(key).toBe('collapsed');
  expect(read(write(isCollapsed))).toBe(isCollapsed);
});

it('language and theme are valid, whatever is stored', () => {
  const theme = choice<'light' | 'dark'>('theme', ['light', 'dark'], 'light');
  expect([theme.read(theme.write('dark')), theme.fallback]).toEqual(['dark', 'light']);
  for (const junk of ['', 'DARK', '__proto__', '<script>']) expect(theme.read(junk)).toBeNull();
});
