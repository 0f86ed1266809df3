import { z } from 'zod';

import { RowId } from './staff.ts';

/** Why a spelling was taken for a maker's, the weakest first. */
export const makerEvidences = ['code', 'learned', 'name', 'numbers', 'full_name', 'known', 'spelling'] as const;

/** A spelling of a maker that an import joined with another name (`other` null), or that may be another maker's. */
export const MakerJoin = z.object({
  id: RowId,
  spelling: z.string(),
  /** Rows of the file that have it. */
  rows: z.int(),
  supplier: z.object({ id: RowId, title: z.string() }),
  /** Whose its parts are. */
  maker: z.object({ id: z.int(), name: z.string() }),
  /** The maker that it may mean, or that it was kept apart from. */
  other: z.object({ id: z.int(), name: z.string() }).nullable(),
  evidence: z.enum(makerEvidences),
  /** Parts whose numbers begin as the maker's. */
  shared: z.int(),
  /** What people said; null: nobody has looked yet. */
  decision: z.enum(['same', 'apart']).nullable(),
  decidedAt: z.string().nullable(),
  staff: z.string().nullable(),
});

export type MakerJoin = z.infer<typeof MakerJoin>;

export const MakerJoins = z.object({
  /** Those that nobody has looked at first, the weakest evidence before; 500 at most. */
  joins: z.array(MakerJoin),
  open: z.int(),
});

export type MakerJoins = z.infer<typeof MakerJoins>;

/** `same`: one company, `apart`: two; null takes back what was said. */
export const DecideMakerJoinBody = z.strictObject({ decision: z.enum(['same', 'apart']).nullable() });
