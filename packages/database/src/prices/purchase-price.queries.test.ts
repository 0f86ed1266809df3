import type { Quantity, UnitPrice } from '@farad/domain/money';
import {
  averageAfter,
  costAt,
  isDearer,
  leastMargin,
  priceShift,
  type PriceBreaks,
  type ProductCost,
} from '@farad/domain/product';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect, type Connection } from '../connection/connect.ts';
import { createTestDatabase } from '../connection/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const price = fc.integer({ min: 1, max: 10 ** 12 });
const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 10 ** 6 }), { maxLength: 4 }),
    fc.array(price, { minLength: 5, maxLength: 5 }),
  )
  .map(([quantities, prices]) =>
    [1, ...quantities.toSorted((a, b) => a - b)].map((from, at) => ({
      minQuantity: from as Quantity,
      unitPrice: (prices[at] ?? 1) as UnitPrice,
    })),
  );
const cost = fc.record({
  tiers,
  average: fc.option(price),
  averagePieces: fc.integer({ min: 0, max: 3 }),
}) as fc.Arbitrary<ProductCost>;

const quantities = (of: PriceBreaks): number[] => of.map(({ minQuantity }) => minQuantity);
const prices = (of: PriceBreaks): number[] => of.map(({ unitPrice }) => unitPrice);

it('law: the database calculates cost and margin like the domain', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(tiers, cost, fc.integer({ min: 1, max: 10 ** 6 })), { minLength: 20, maxLength: 40 }),
      async (cases) => {
        const rows = cases.map(([sold, { tiers: paid, average, averagePieces }, quantity]) => ({
          sold_q: quantities(sold),
          sold_p: prices(sold),
          paid_q: quantities(paid),
          paid_p: prices(paid),
          average,
          pieces: averagePieces,
          quantity,
        }));
        const { rows: counted } = await sql<{ cost: number; margin: number }>`
          select cost_at(paid_q, paid_p, average, pieces, quantity) as cost,
            least_margin(sold_q, sold_p, paid_q, paid_p, average, pieces) as margin
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) row (sold_q integer[], sold_p bigint[],
            paid_q integer[], paid_p bigint[], average bigint, pieces integer, quantity integer)`.execute(
          connection.db,
        );
        expect(counted).toEqual(
          cases.map(([sold, of, quantity]) => ({ cost: costAt(of, quantity), margin: leastMargin(sold, of) })),
        );
      },
    ),
    { numRuns: 20 },
  );
});

it('law: the database compares prices like the domain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(tiers, tiers), { minLength: 20, maxLength: 40 }), async (cases) => {
      const rows = cases.map(([was, is]) => ({
        was_q: quantities(was),
        was_p: prices(was),
        is_q: quantities(is),
        is_p: prices(is),
      }));
      const { rows: counted } = await sql<{ shift: number; dearer: boolean }>`
        select price_shift(was_q, was_p, is_q, is_p) as shift, is_dearer(is_q, is_p, was_q, was_p) as dearer
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) row (was_q integer[], was_p bigint[],
          is_q integer[], is_p bigint[])`.execute(connection.db);
      expect(counted).toEqual(cases.map(([was, is]) => ({ shift: priceShift(was, is), dearer: isDearer(is, was) })));
    }),
    { numRuns: 20 },
  );
});

it('law: the database rounds an average like the domain', async () => {
  const lot = fc.record({ pieces: fc.integer({ min: 1, max: 10 ** 6 }), unitPrice: price });
  await fc.assert(
    fc.asyncProperty(lot, lot, async (before, received) => {
      const { rows } = await sql<{ average: number }>`
        select round((${before.pieces}::integer * ${before.unitPrice}::bigint::numeric
          + ${received.pieces}::integer * ${received.unitPrice}::bigint::numeric)
          / (${before.pieces}::integer + ${received.pieces}::integer))::bigint as average`.execute(connection.db);
      const told = [before, received] as unknown as Parameters<typeof averageAfter>;
      expect(rows[0]?.average).toBe(averageAfter(...told));
    }),
    { numRuns: 50 },
  );
});
