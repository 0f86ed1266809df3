import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

it('has no loaders that run in the browser, because vite.config.ts leaves out what starts them', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files).toContain('root.tsx');
  const starts = /\b(?:clientLoader|HydrateFallback)\b/;
  const using = files.filter((file) => starts.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(using).toEqual([]);
});
