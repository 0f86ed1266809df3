import type { ImportSession } from '@farad/database/imports/import-session';

import { brandOwner } from './makers/maker-owner.ts';
import { planMakers, type MakerSources } from './makers/maker-plan.ts';
import type { Mapping } from './mapping.ts';
import type { Survey } from './row/survey.ts';

const makersMax = 200;

/** Adds the part numbers of the shop to the survey, for all makers that a spelling in the file may mean. */
export async function addShopNumbers(
  session: Pick<ImportSession, 'numbersOf'>,
  survey: Survey,
  mapping: Mapping,
  sources: MakerSources,
): Promise<void> {
  const ofShop = new Set<number>(sources.brands.map(({ id }) => id));
  const { joins } = planMakers(survey.makers, mapping.makers, { ...sources, numbers: survey.numbers });
  const asked = new Set(joins.flatMap(({ brandId, otherId }) => [brandId, otherId ?? brandId]));
  const ids = [...asked].filter((id) => ofShop.has(id)).slice(0, makersMax);
  if (ids.length === 0) return;
  for (const { brand_id: id, mpn } of await session.numbersOf(ids)) survey.numbers.add(brandOwner(id), mpn);
}
