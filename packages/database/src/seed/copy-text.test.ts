import { describe, expect, it } from 'vitest';

import { arrayText, copyRow } from './copy-text.ts';

describe('COPY texts', () => {
  it('escape characters that would end a column or a row', () => {
    expect(copyRow(['a\tb\\c\nd\re', null, 1, true])).toBe('a\\tb\\\\c\\nd\\re\t\\N\t1\ttrue\n');
  });

  it('write arrays', () => {
    expect(arrayText([1, 10])).toBe('{1,10}');
    expect(arrayText(['a "b"', 'c\\d'])).toBe('{"a \\"b\\"","c\\\\d"}');
    expect(arrayText([])).toBe('{}');
  });
});
