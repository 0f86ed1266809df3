import { expect, test } from 'vitest';

import { derivedUses } from './derived-values.ts';
import { packageColumn, type Survey } from './survey.ts';

const usage = (filled: number, ...texts: string[]) => ({ filled, texts: new Set(texts) });

const survey: Pick<Survey, 'categories'> = {
  categories: new Map([
    ['Sound > Microphones', { rows: 8, columns: new Map([[packageColumn, usage(4, 'SMD,4x2mm')]]) }],
    ['Connectors > IDC Connectors', { rows: 6, columns: new Map([['Structure', usage(6, '2x5P', '2x8P')]]) }],
  ]),
};

test('groups, packages and structures give values besides the columns', () => {
  expect(derivedUses('Sound > Microphones', survey)).toEqual([
    { key: 'function', value: 'microphone', rows: 8 },
    { key: 'mounting', value: 'smd', rows: 4 },
  ]);
  expect(derivedUses('Connectors > IDC Connectors', survey)).toContainEqual({ key: 'pins', value: 10, rows: 3 });
  expect(derivedUses('Other', survey)).toEqual([]);
});
