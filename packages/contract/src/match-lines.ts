import { bomStatuses, matchReasons } from '@farad/domain/bom';
import { z } from 'zod';

import { AssumedAnswer, BomProblem, BomQuantities, PartDifferenceAnswer } from './boms.ts';
import { ProductCard } from './catalogue.ts';
import { LineText, ProductIdText } from './wire.ts';

/** A list for programs: lines in, answers at once (up to 1,000 lines). */
export const MatchLinesBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        mpn: LineText.max(200).optional(),
        maker: LineText.max(200).optional(),
        value: LineText.max(200).optional(),
        package: LineText.max(200).optional(),
        description: LineText.max(500).optional(),
        designators: LineText.max(2000).optional(),
        quantity: z.int().min(1).max(10_000_000).optional(),
      }),
    )
    .min(1)
    .max(1000),
  boards: z.int().min(1).max(1_000_000).default(1),
});

export const MatchedLines = z.object({
  lines: z.array(
    z.object({
      status: z.enum(bomStatuses),
      reason: z.enum(matchReasons).nullable(),
      product: ProductCard.nullable(),
      candidates: z.array(ProductIdText),
      differences: z.array(PartDifferenceAnswer),
      assumed: z.array(AssumedAnswer),
      unknownNumber: z.string().nullable(),
      quantities: BomQuantities,
      problems: z.array(BomProblem),
    }),
  ),
});
