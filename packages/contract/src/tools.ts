import { kitValuesMax } from '@farad/domain/series-kit';
import { z } from 'zod';

import { ProductCard } from './catalogue.ts';
import { Roubles, Slug, WireQuantity } from './wire.ts';

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

export const SmdAnswer = z.object({
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
