import { translators } from '@farad/wording/server';
import { expect, it } from 'vitest';

import { type Attribute, valueTitle } from './attribute-value.server.ts';

const attribute = (fields: Partial<Attribute>): Attribute => ({
  key: 'resistance',
  title: 'Сопротивление',
  kind: 'number',
  unit: 'ohm',
  isFacet: true,
  isColumn: true,
  valueTitles: {},
  ...fields,
});

it('writes values with their unit in the language of the page, also when they are asked again', () => {
  const asked = () =>
    ([translators.ru, translators.en] as const).flatMap((t) => [
      valueTitle(attribute({}), 4700, t),
      valueTitle(attribute({ key: 'voltage', unit: 'volt' }), 4700, t),
      valueTitle(attribute({ kind: 'flag' }), true, t),
    ]);
  expect(asked()).toEqual(['4,7\u00a0кОм', '4,7\u00a0кВ', 'Да', '4.7\u00a0kΩ', '4.7\u00a0kV', 'Yes']);
  expect(asked()).toEqual(asked());
});

it('a title that staff gave to a value counts at once', () => {
  const named = (title: string) => attribute({ key: 'case', kind: 'enum', unit: null, valueTitles: { smd: title } });
  expect(valueTitle(named('SMD'), 'smd', translators.ru)).toBe('SMD');
  expect(valueTitle(named('Поверхностный'), 'smd', translators.ru)).toBe('Поверхностный');
});
