import { z } from 'zod';

import { RowId } from './staff.ts';
import { Roubles } from './wire.ts';

const Percent = z.int().min(0).max(100);

/** Rules of bonuses as staff set them (product B10). */
const Rules = z.strictObject({
  /** Of what was paid for the goods. */
  cashbackPercent: Percent,
  /** The first that fits a product counts. */
  exceptions: z.array(z.strictObject({ kind: z.enum(['category', 'brand']), id: RowId, percent: Percent })).max(50),
  /** Whole roubles: least sum paid for the goods of an order that brings any. */
  leastPaid: z.int().min(0).max(100_000_000),
  /** Most of an order's goods that bonuses pay. */
  sharePercentMax: z.int().min(0).max(99),
  /** Days until credited bonuses are over; null: never. */
  lifeDays: z.int().min(1).max(3650).nullable(),
});

/** `startsOn`: a day of Moscow that is to come; null: now. */
export const SetBonusRulesBody = z.strictObject({ rules: Rules, startsOn: z.iso.date().nullable() });

export type BonusRulesToSet = z.input<typeof SetBonusRulesBody>;

const Version = z.object({
  id: RowId,
  since: z.string(),
  /** `now` counts for orders of this moment. */
  state: z.enum(['past', 'now', 'coming']),
  rules: Rules.extend({ leastPaid: Roubles }),
  /** Empty: it was so before staff set it. */
  by: z.string(),
  at: z.string(),
});

export type BonusRulesVersion = z.infer<typeof Version>;

export const StaffBonusRules = z.object({
  /** What counts for orders of this moment. */
  now: Version.shape.rules,
  /** The latest first. */
  versions: z.array(Version),
  categories: z.array(z.object({ id: RowId, parentId: RowId.nullable(), title: z.string() })),
  brands: z.array(z.object({ id: RowId, name: z.string() })),
});

export type StaffBonusRules = z.infer<typeof StaffBonusRules>;
