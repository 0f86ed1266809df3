import { kitValuesMax } from '@farad/domain/series-kit';
import { smdCodeMax } from '@farad/domain/smd-code';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { Roubles, Slug, WireQuantity } from '../kit/wire.ts';
import { ProductCard } from './catalogue.ts';

/** Real parts for values of one parameter: a series of resistors, both halves of a divider (product C16). */
export const PartsForValuesBody = z.object({
  category: Slug,
  /** Key of a numeric attribute of the category. */
  attribute: z.string().max(60),
  /** In the plain unit (ohms, farads, henries). */
  values: z.array(z.number().positive()).min(1).max(kitValuesMax),
  /** Empty: any. */
  package: z.string().max(40).default(''),
  /** Percent. */
  toleranceMax: z.number().positive().max(100).nullable().default(null),
  /** Watts that every part must be rated for at least. */
  powerMin: z.number().positive().nullable().default(null),
  /** Volts that every part must stand at least. */
  voltageMin: z.number().positive().nullable().default(null),
  /** All parts in one package: the one that has most of the values, of equal ones the cheapest as a whole. */
  isOnePackage: z.boolean().default(false),
  /** Of each value. */
  pieces: WireQuantity,
  /** Whether the nearest value within 5 % may stand for one that is not to be had. */
  mayReplace: z.boolean().default(false),
});

const PartForValue = z.object({
  asked: z.number(),
  /** That the part has; null: nothing is to be had. */
  value: z.number().nullable(),
  product: ProductCard.nullable(),
  /** At least `pieces`, by the part's minimum and step. */
  quantity: z.int().nullable(),
  /** Roubles of the line. */
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
  /** What the print says on a chip resistor. */
  resistor: z
    .object({
      ohms: z.number(),
      tolerancePercent: z.number().nullable(),
      notation: z.enum(['three_digits', 'four_digits', 'letter', 'eia96', 'jumper']),
    })
    .nullable(),
});

/** Longest name of a package. */
const packageNameMax = 40;

/** Calculators that find parts (product C16). */
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
