import { BomSettings } from '@farad/contract/boms';
import type { BomRow } from '@farad/database/bom.queries';
import type { z } from 'zod';

export type Settings = z.output<typeof BomSettings>;

/** How quantities are counted, without what the list is called. */
const Counting = BomSettings.omit({ name: true, tags: true });

export type Counting = z.output<typeof Counting>;

export const newCounting: Counting = {
  attrition: 'none',
  attritionPercent: 0,
  attritionMinimum: 0,
  attritionLeader: 0,
  isExactOnly: false,
  isSamePackageOnly: false,
  isMerged: true,
  isOwnStockUsed: false,
};

export const countingOf = ({ settings }: Pick<BomRow, 'settings'>): Counting => Counting.parse(settings);

export const settingsOf = (bom: BomRow): Settings => ({ name: bom.name, tags: [...bom.tags], ...countingOf(bom) });
