import { leftReasons } from '@farad/domain/bom';
import { z } from 'zod';

import { Bom } from './boms.ts';
import { ProductIdText, Roubles } from './wire.ts';

/** What was accepted, and how to take all of it back; null: there was nothing to accept. */
export const AcceptedBom = z.object({ bom: Bom, accepted: z.int(), undo: z.string().nullable() });

/** Lines of each kind that an answer about assembling lists; the counts tell of all. */
export const assemblyLinesMax = 200;

const AssemblyLine = z.object({
  /** Of the workbench. */
  row: z.int(),
  designators: z.string(),
  /** What the list asks for. */
  asked: z.string(),
});

/** What assembling takes for each open line with what it assumes, and what it leaves open with the reason. */
export const BomAssembly = z.object({
  counts: z.object({ taken: z.int(), left: z.int() }),
  /** Of all that is taken. */
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
      /** The same as a sentence. */
      text: z.string(),
    }),
  ),
});

export const AssembledBom = z.object({ bom: Bom, assembly: BomAssembly, undo: z.string().nullable() });

export type WireBomAssembly = z.infer<typeof BomAssembly>;
