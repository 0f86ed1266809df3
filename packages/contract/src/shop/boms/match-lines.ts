import { bomStatuses, lineDescriptionLengthMax, lineFieldLengthMax, matchReasons } from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { LineText, ProductIdText, WireQuantity } from '../../kit/wire.ts';
import { ProductCard } from '../catalogue.ts';
import { BomProblem, BomQuantities, PartDifferenceAnswer, AssumedAnswer } from './rows.ts';

/** A parts list that a customer's program sends, with up to 1,000 lines. The answer itself has the matches. */
export const MatchLinesBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        mpn: LineText.max(lineFieldLengthMax).optional(),
        maker: LineText.max(lineFieldLengthMax).optional(),
        value: LineText.max(lineFieldLengthMax).optional(),
        package: LineText.max(lineFieldLengthMax).optional(),
        description: LineText.max(lineDescriptionLengthMax).optional(),
        designators: LineText.max(2000).optional(),
        quantity: WireQuantity.optional(),
      }),
    )
    .min(1)
    .max(1000),
  boards: z.int().min(1).max(1_000_000).default(1),
});

export const MatchedLines = z.object({
  lines: z.array(
    z.object({
      status: z
        .enum([...bomStatuses, 'not_searched'])
        .describe('`not_searched`: the search engine did not answer for this line; ask for it again'),
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

/** The call by which a customer's program gets parts for its lines. The lines are not stored. */
export const matchLinesCalls = define({
  matchLines: {
    method: 'POST',
    path: '/boms/match',
    summary: 'Find parts for up to 1,000 lines; nothing is kept',
    body: MatchLinesBody,
    answer: MatchedLines,
  },
});
