import { unknownLine, type BomLine } from '@farad/domain/bom';

/** Returns a line of a parts list in which only these fields are set. */
export const lineWith = (fields: Partial<BomLine>): BomLine => ({ ...unknownLine, ...fields });

/**
 * Returns a parts list of this length in which all lines differ. It has part numbers of the shop, descriptions,
 * mistyped part numbers and unknown ones.
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
