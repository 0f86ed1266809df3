import { describe, expect, it } from 'vitest';

import { part } from '../match/test-match-chain.ts';
import type { FoundPart, MatchQuestion } from '../part/decide-match-part.ts';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import { MatchDifferences } from './match-differences.ts';

const of = (slug: string, mpn: string, fields: Partial<FoundPart> = {}) =>
  part(1, { mpn, facts: { categories: [slug], values: {} }, package: null, ...fields });
const mentioned = (place: number, slug: string, fields: Partial<FoundPart> = {}) =>
  part(9, { by: 'mentioned', alternate: place, facts: { categories: [slug], values: {} }, ...fields });

const differences = (line: Partial<BomLine>, own: FoundPart, found: readonly FoundPart[] = []) =>
  new MatchDifferences({ line: { ...unknownLine, ...line }, found: [own, ...found] } as unknown as MatchQuestion).of(
    own,
  );

const amplifier = of('integrated-circuits', 'LM2904DR');
const number = (asked: string, found = 'LM2904DR') => [{ subject: 'number', asked, found, key: null }];

describe('another number of the same family in the value', () => {
  const line = { mpn: 'LM2904DR', value: 'LM358DR' };
  it.each(['integrated-circuits', 'transistors', 'diodes', 'tvs-diodes', 'thyristors', 'optocouplers', 'things'])(
    'contradicts a part of %s',
    (slug) => expect(differences(line, of(slug, 'LM2904DR'))).toEqual(number('LM358DR')),
  );
  it.each(['connectors', 'resistors', 'switches'])('but not one of %s', (slug) =>
    expect(differences(line, of(slug, 'LM2904DR'))).toEqual([]),
  );
  it('but not if it is the part’s own number, or if the line has no number', () => {
    expect(differences(line, of('integrated-circuits', 'LM358DR'))).toEqual([]);
    expect(differences({ ...line, mpn: null }, amplifier)).toEqual([]);
    expect(differences({ mpn: 'LM2904DR', value: null }, amplifier)).toEqual([]);
  });
});

describe('the number of another product of the catalogue', () => {
  const inValue = { mpn: 'LM2904DR', value: 'TL072CP' };
  const inWords = { mpn: 'LM2904DR', description: 'like TL072CP' };
  it('in the value contradicts any part', () => {
    expect(differences(inValue, amplifier, [mentioned(0, 'connectors')])).toEqual(number('TL072CP'));
    expect(differences(inValue, amplifier, [mentioned(0, 'connectors', { likeness: 'spelled' })])).toEqual(
      number('TL072CP'),
    );
  });
  it('in the description contradicts a part of the same kind', () => {
    expect(differences(inWords, amplifier, [mentioned(0, 'integrated-circuits')])).toEqual(number('TL072CP'));
    expect(differences(inWords, amplifier, [mentioned(0, 'connectors')])).toEqual([]);
    const both = [mentioned(0, 'connectors'), mentioned(0, 'integrated-circuits', { productId: 8 as never })];
    expect(differences(inWords, amplifier, both)).toEqual(number('TL072CP'));
  });
  it('does not count if it is unknown, only similar, another mention, or the same product', () => {
    const none = [
      [],
      [mentioned(0, 'integrated-circuits', { likeness: 'alike' })],
      [mentioned(1, 'integrated-circuits')],
      [mentioned(0, 'integrated-circuits', { by: 'near' })],
      [mentioned(0, 'integrated-circuits'), mentioned(0, 'integrated-circuits', { productId: amplifier.productId })],
    ];
    for (const found of none) expect(differences(inValue, amplifier, found)).toEqual([]);
  });
  it('the first of several is told', () => {
    const line = { mpn: 'LM2904DR', value: 'TL072CP', description: 'UA741CN' };
    const found = [mentioned(1, 'integrated-circuits'), mentioned(0, 'integrated-circuits')];
    expect(differences(line, amplifier, found)).toEqual(number('TL072CP'));
    expect(differences(line, amplifier, found.slice(0, 1))).toEqual(number('UA741CN'));
  });
});

it('numbers come before other facts; a part is compared once', () => {
  const line = { ...unknownLine, mpn: 'LM2904DR', value: 'LM358DR', designators: ['R1'], package: 'DIP-8' };
  const own = of('integrated-circuits', 'LM2904DR', { package: 'SOIC-8' });
  const all = new MatchDifferences({ line, found: [own] } as unknown as MatchQuestion);
  expect(all.of(own)).toEqual([
    ...number('LM358DR'),
    { subject: 'designator', asked: 'R1', found: 'ic', key: null },
    { subject: 'package', asked: 'DIP-8', found: 'SOIC-8', key: null },
  ]);
  expect(all.of(own)).toBe(all.of(own));
});
