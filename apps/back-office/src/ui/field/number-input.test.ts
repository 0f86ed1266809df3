import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob('../../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no screen has a field that would read "12,5" as 125', () => {
  const deaf = Object.entries(sources).filter(([, text]) =>
    [...text.matchAll(/<InputNumber\b[^]*?\/>/g)].some(([field]) => !field.includes('decimalSeparator')),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(deaf.map(([file]) => file)).toEqual([]);
});
