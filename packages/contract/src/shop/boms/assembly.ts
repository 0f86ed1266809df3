import { leftReasons } from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { ProductIdText, Roubles } from '../../kit/wire.ts';
import { Bom } from './boms.ts';

/** Maximum number of lines listed in `taken` and in `left`. The counts include all lines. */
export const assemblyLinesMax = 200;

const AssemblyLine = z.object({
  /** Row of the parts list's table. */
  row: z.int(),
  designators: z.string(),
  /** Text of the list, such as a value or a part number. */
  asked: z.string(),
});

/**
 * Parts that the shop would choose for the lines without a part, with its assumptions (`taken`). The lines for which it
 * chooses none have a reason (`left`).
 */
export const BomAssembly = z.object({
  counts: z.object({ taken: z.int(), left: z.int() }),
  /** Total of the parts in `taken`. */
  total: Roubles,
  taken: z.array(
    z.object({
      ...AssemblyLine.shape,
      product: z.object({
        _id: ProductIdText,
        seo: z.string(),
        mpn: z.string(),
        brand: z.string(),
        package: z.string().nullable(),
      }),
      order: z.int(),
      total: Roubles,
      /** Assumptions as sentences in the reader's language. */
      assumed: z.array(z.string()),
    }),
  ),
  left: z.array(
    z.object({
      ...AssemblyLine.shape,
      why: z.enum(leftReasons),
      /** The reason as a sentence in the reader's language. */
      text: z.string(),
    }),
  ),
});

export const AssembledBom = z.object({ bom: Bom, assembly: BomAssembly, undo: z.string().nullable() });

export type WireBomAssembly = z.infer<typeof BomAssembly>;

/** Calls that choose parts for the open lines of a parts list. */
export const bomAssemblyCalls = define({
  bomAssembly: {
    method: 'GET',
    path: '/boms/{bomId}/assembly',
    summary: 'What assembling would take for the open lines, what it assumes and what it leaves; changes nothing',
    answer: BomAssembly,
  },
  assembleBom: {
    method: 'POST',
    path: '/boms/{bomId}/assembly',
    summary: 'Take the cheapest part in stock in the same package for every open line; `undo` takes all of it back',
    body: z.strictObject({}),
    answer: AssembledBom,
  },
});
