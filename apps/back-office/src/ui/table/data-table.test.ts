import { expect, it } from 'vitest';

import { chosenColumns } from './data-table.tsx';

const columns = [{ key: 'name' }, { key: 'phone' }, { key: 'id', isExtra: true }];

it('shows the chosen columns, and always the first one', () => {
  expect(chosenColumns(columns, null).map(({ key }) => key)).toEqual(['name', 'phone']);
  expect(chosenColumns(columns, ['id']).map(({ key }) => key)).toEqual(['name', 'id']);
  expect(chosenColumns(columns, []).map(({ key }) => key)).toEqual(['name']);
});
