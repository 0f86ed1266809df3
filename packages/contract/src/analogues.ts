import { analogueSources, analogueVerdicts } from '@farad/domain/analogue';
import { z } from 'zod';

import { ProductCard } from './catalogue.ts';

/** Most analogues that are answered. */
export const analoguesMax = 24;

export const AnaloguesAnswer = z.object({
  /** The best first: by verdict, then what is in stock, then the cheaper. */
  analogues: z
    .array(
      z.object({
        product: ProductCard,
        verdict: z.enum(analogueVerdicts),
        source: z.enum(analogueSources),
        /** Said by the list of pairs, or sure by the kind of part. */
        isPinCompatible: z.boolean(),
        /** Parameter by parameter, in the order of the category's table. */
        parameters: z.array(
          z.object({
            key: z.string(),
            verdict: z.enum(['equal', 'better', 'worse', 'unknown']),
            /** Whether more or less of it is better; otherwise `worse` means: another. */
            isGraded: z.boolean(),
          }),
        ),
      }),
    )
    .max(analoguesMax),
});

export type AnaloguesAnswer = z.infer<typeof AnaloguesAnswer>;

/** What is often ordered together with a product; empty until there are orders enough. */
export const BoughtTogetherAnswer = z.object({ products: z.array(ProductCard).max(12) });

export const CountAnswer = z.object({ count: z.int(), inStockCount: z.int() });
