import { kitValuesMax } from '@farad/domain/series-kit';
import { smdCodeMax } from '@farad/domain/smd-code';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { Roubles, Slug, WireQuantity } from '../kit/wire.ts';
import { ProductCard } from './catalogue.ts';

/**
 * Requests one part for each value of a parameter (product C16). Calculators use it for a series of resistors or for
 * both halves of a voltage divider.
 */
export const PartsForValuesBody = z.object({
  category: Slug,
  /** Key of the attribute that has the values. It is a numeric attribute of the category. */
  attribute: z.string().max(60),
  /** Values in the base unit (ohms, farads, henries). */
  values: z.array(z.number().positive()).min(1).max(kitValuesMax),
  /** Package of the parts. Empty = any. */
  package: z.string().max(40).default(''),
  /** Maximum tolerance in percent; null = any. */
  toleranceMax: z.number().positive().max(100).nullable().default(null),
  /** Minimum power rating in watts. */
  powerMin: z.number().positive().nullable().default(null),
  /** Minimum voltage rating in volts. */
  voltageMin: z.number().positive().nullable().default(null),
  /**
   * True = all parts must have the same package. The answer uses the package in which most of the values are available.
   * On a tie, it uses the one with the lowest total price.
   */
  isOnePackage: z.boolean().default(false),
  /** Number of pieces to buy of each value. */
  pieces: WireQuantity,
  /** True = a value that no available part has may be replaced by the nearest value within 5 %. */
  mayReplace: z.boolean().default(false),
});

const PartForValue = z.object({
  asked: z.number(),
  /** Value of the found part; null = no part is available. */
  value: z.number().nullable(),
  product: ProductCard.nullable(),
  /** Quantity to buy: at least `pieces`, rounded up to the part's minimum and multiple. */
  quantity: z.int().nullable(),
  /** Price of `quantity` in roubles. */
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
      /** The part with this marking, if the shop has it; otherwise null. */
      product: ProductCard.nullable(),
    }),
  ),
  /** Reading of the marking if it is on a chip resistor; null = no resistor has this marking. */
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

/** API calls about calculators that find parts (product C16). */
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
