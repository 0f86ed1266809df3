import { kitValuesMax } from '@farad/domain/series-kit';
import { smdCodeMax } from '@farad/domain/smd-code';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { Roubles, Slug, WireQuantity } from '../kit/wire.ts';
import { ProductCard } from './catalogue.ts';

/** Real parts for values of one parameter: a series of resistors, or both halves of a divider (product C16). */
export const PartsForValuesBody = z.object({
  category: Slug,
  /** Key of a numeric attribute of the category. */
  attribute: z.string().max(60),
  /** In the base unit (ohms, farads, henries). */
  values: z.array(z.number().positive()).min(1).max(kitValuesMax),
  /** Empty = any. */
  package: z.string().max(40).default(''),
  /** Percent. */
  toleranceMax: z.number().positive().max(100).nullable().default(null),
  /** Minimum power rating in watts. */
  powerMin: z.number().positive().nullable().default(null),
  /** Minimum voltage rating in volts. */
  voltageMin: z.number().positive().nullable().default(null),
  /** True = all parts in one package: the one with most of the values, and of equal ones the cheapest in total. */
  isOnePackage: z.boolean().default(false),
  /** Pieces of each value. */
  pieces: WireQuantity,
  /** True = the nearest value within 5 % may replace an unavailable one. */
  mayReplace: z.boolean().default(false),
});

const PartForValue = z.object({
  asked: z.number(),
  /** Value of the part; null = nothing is available. */
  value: z.number().nullable(),
  product: ProductCard.nullable(),
  /** At least `pieces`, by the part's minimum and multiple. */
  quantity: z.int().nullable(),
  /** Total of the line in roubles. */
  total: Roubles.nullable(),
});

export const PartsForValuesAnswer = z.object({ parts: z.array(PartForValue), total: Roubles });

const SmdAnswer = z.object({
  codes: z.array(
    z.object({
      code: z.string(),
      mpn: z.string(),
      package: z.string(),
      kind: z.string(),
      /** The part in this shop. */
      product: ProductCard.nullable(),
    }),
  ),
  /** Marking of a chip resistor. */
  resistor: z
    .object({
      ohms: z.number(),
      tolerancePercent: z.number().nullable(),
      notation: z.enum(['three_digits', 'four_digits', 'letter', 'eia96', 'jumper']),
    })
    .nullable(),
});

/** Maximum length of a package name. */
const packageNameMax = 40;

/** Calls of calculators that find parts (product C16). */
export const toolsCalls = define({
  partsForValues: {
    method: 'POST',
    path: '/tools/parts',
    summary: 'The cheapest parts in stock for values of one parameter',
    body: PartsForValuesBody,
    answer: PartsForValuesAnswer,
  },
  smdCodes: {
    method: 'GET',
    path: '/tools/smd',
    summary: 'What the marking of a small package may be',
    answer: SmdAnswer,
    query: z.object({
      code: z.string().max(smdCodeMax).optional().describe('As it is printed'),
      package: z.string().max(packageNameMax).optional().describe('Package, if it is known'),
    }),
  },
});
