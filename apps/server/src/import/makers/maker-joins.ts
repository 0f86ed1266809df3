import { makerEvidences } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';

import type { MakerJoin, MakerPlan } from './maker-plan.ts';

/** A spelling joined with a maker, with the makers' names. */
export interface NamedJoin extends MakerJoin {
  readonly name: string;
  readonly other: string | null;
}

const evidenceOrder: readonly string[] = makerEvidences;

export function namedJoins(makers: MakerPlan, { brands }: Pick<CatalogueFrame, 'brands'>): readonly NamedJoin[] {
  const names = new Map<number, string>([...brands, ...makers.added].map(({ id, name }) => [id, name]));
  return makers.joins
    .map((join) => ({
      ...join,
      name: names.get(join.brandId) ?? '',
      other: join.otherId === null ? null : (names.get(join.otherId) ?? ''),
    }))
    .sort((a, b) => evidenceOrder.indexOf(a.evidence) - evidenceOrder.indexOf(b.evidence) || b.rows - a.rows);
}
