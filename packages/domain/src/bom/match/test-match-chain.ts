import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import type { MatchQuestion, FoundPart, MatchOptions } from '../part/decide-match-part.ts';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import { decideMatch } from './decide-match.ts';

export const idOf = (id: number): ProductId => id as ProductId;
export const makers = (...brands: readonly number[]): ReadonlySet<BrandId> => new Set(brands as BrandId[]);

/** Returns a part. The id of its maker is the same number as its own id. */
export const part = (id: number, fields: Partial<FoundPart> = {}): FoundPart => ({
  productId: idOf(id),
  brandId: id as BrandId,
  mpn: `LM358-${id}`,
  package: 'SOIC-8',
  facts: { categories: [], values: {} },
  available: 100,
  cost: 10 * id,
  by: 'number',
  likeness: 'same',
  alternate: null,
  rules: [],
  assumed: [],
  ...fields,
});

/** A question of the chain: the facts of a line, and the parts that were found for it. */
export interface Case {
  readonly line?: Partial<BomLine>;
  readonly found: readonly FoundPart[];
  readonly asked?: Partial<MatchQuestion>;
  readonly unsold?: readonly number[];
  readonly options?: Partial<MatchOptions>;
}

export const matchOf = ({ line, found, asked, unsold = [], options }: Case) =>
  decideMatch(
    {
      line: { ...unknownLine, rows: [1], mpn: 'LM358', ...line },
      needed: 10,
      pinned: { chosen: null, shop: null, foreign: [] },
      makers: null,
      alternateMakers: [],
      found,
      isUnsold: (id) => unsold.includes(id),
      ...asked,
    },
    { isExactOnly: false, isSamePackageOnly: false, ...options },
  );

/** Returns the status, the product and the reason of a decision as a short text. */
export const decided = (asked: Case): string => {
  const { status, productId, reason } = matchOf(asked);
  return [status, productId ?? '-', reason ?? '-'].join(' ');
};

export type Row = readonly [what: string, expected: string, asked: Case];

export const dip = { package: 'DIP-8' };
export const wantsSo: Partial<BomLine> = { package: 'SOIC-8' };

/**
 * Returns fields of a question: the products that shop numbers identify or the customer chose, and the fields `more`.
 */
export const pinned = (
  pins: Partial<MatchQuestion['pinned']>,
  more: Partial<MatchQuestion> = {},
): Partial<MatchQuestion> => ({
  pinned: { chosen: null, shop: null, foreign: [], ...pins },
  ...more,
});
/** Returns a part that a shop's or a distributor's number identifies. */
export const byPin = (id: number, fields: Partial<FoundPart> = {}) => part(id, { by: 'pinned', ...fields });
