import { unknownLine, type BomLine } from '@farad/domain/bom';

/** Returns a line of a parts list with only the fields that a test needs. */
export const lineWith = (fields: Partial<BomLine>): BomLine => ({ ...unknownLine, ...fields });

/**
 * Returns a parts list of this length without equal lines: numbers of the shop, described parts, mistyped and unknown
 * numbers.
 */
export const longPartsList = (mpns: readonly string[], count: number): readonly BomLine[] =>
  Array.from({ length: count }, (_, place) => {
    const quantity = 1 + place;
    const mpn = mpns[place % mpns.length] ?? '';
    const kind = place % 5;
    if (kind < 2) return lineWith({ mpn, maker: place % 2 === 0 ? 'Yageo' : null, quantity });
    if (kind === 2) return lineWith({ mpn: `${mpn.slice(0, 5)}Q${mpn.slice(6)}`, quantity });
    if (kind === 3)
      return lineWith({ mpn: `ZQX-${place}`, foreignNumbers: [{ distributor: null, number: `N${place}` }] });
    return lineWith({ words: `резистор ${place} Ом 5% 0603`, package: '0603', quantity });
  });
