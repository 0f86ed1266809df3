import { emptyFilter, type QueryReading } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { product, smallFrame } from '../testing/small-frame.ts';

const engine = buildEngine(smallFrame, [
  product(1, { mpn: 'AA1', attributes: { value: 10, package: 'SO-8' } }),
  product(2, { mpn: 'AA2', attributes: { value: 20, package: 'thick film' } }),
]);

const resistors = { kind: 'category', slug: 'chip-resistors', slugs: ['chip-resistors'] } as const;
const withProperty = (source: string, stated: string): QueryReading => ({
  conditions: [
    { filter: resistors, source, isProperty: true, also: [[{ kind: 'words', words: [stated] }]] },
    { filter: resistors, source: 'res' },
  ],
  words: '',
});

test.each([
  { source: 'толстоплёночный', stated: 'thick film', ids: [2, 1], dropped: [] },
  { source: 'влагозащищённый', stated: 'waterproof', ids: [1, 2], dropped: ['влагозащищённый'] },
])(
  'parts with the property $stated come first; if no part has it, it is reported',
  ({ source, stated, ids, dropped }) => {
    const text = `${source} резистор`;
    expect(engine.search({ ...emptyFilter, text }, { reading: withProperty(source, stated) })).toMatchObject({
      ids,
      dropped,
    });
  },
);
