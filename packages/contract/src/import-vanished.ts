import { vanishedChoices, vanishedDoubts } from '@farad/domain/import';
import { z } from 'zod';

/** Rows that the supplier's full list has no more. */
export const ImportVanished = z.object({
  choice: z.enum(vanishedChoices),
  /** Why they are left whatever was chosen, until somebody confirms so many (StartImportBody); null: they are not. */
  doubt: z.enum(vanishedDoubts).nullable(),
  /** Rows that vanished since the list before. */
  rows: z.int(),
  /** Rows that the list before had. */
  listed: z.int(),
  /** Rows that the supplier's lists of other columns have: this list says nothing of them. */
  others: z.int(),
  /** Parts that lose pieces or are archived. */
  parts: z.int(),
});

export type ImportVanished = z.infer<typeof ImportVanished>;
