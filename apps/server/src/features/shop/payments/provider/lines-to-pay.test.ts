import { usualBonusRules } from '@farad/domain/cashback';
import type { PaidOrderLine } from '@farad/database/payments/paid-order.queries';
import type { Day } from '@farad/domain/delivery';
import { priceOrder } from '@farad/domain/order';
import type { Kopecks, Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { prepaymentReceipt, receiptOfParts, takePieces } from '@farad/domain/receipt';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { linesToPay, paidLineOf } from './lines-to-pay.ts';

const day = { day: '2026-11-21' as Day, added: [] };

/** An order in its stored form: each line is in whole roubles; bonuses and delivery are included. */
const orders = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 20_000 }), roubles: fc.integer({ min: 1, max: 90_000 }) }),
      {
        minLength: 1,
        maxLength: 30,
      },
    ),
    wanted: fc.integer({ min: 0, max: 5000 }),
    cargo: fc.integer({ min: 0, max: 1500 }),
  })
  .map(({ lines, wanted, cargo }) => {
    const lineTotals = lines.map(({ roubles }) => (roubles * 100) as Kopecks);
    const rules = usualBonusRules;
    const bonuses = { wanted, balance: 100_000, rules };
    const price = priceOrder({ lineTotals, coupon: null, bonuses, cargo: (cargo * 100) as Kopecks });
    const kept = lines.map(({ quantity }, index): PaidOrderLine => ({
      position: index + 1,
      productId: (index + 1) as ProductId,
      name: `Деталь ${index}`,
      vatClass: 'standard',
      country: null,
      customsDeclaration: null,
      isMarked: false,
      unit: 'piece',
      quantity: quantity as Quantity,
      total: price.lines[index]?.paid ?? (0 as Kopecks),
    }));
    return { price, lines: linesToPay({ cargo: price.cargo }, kept, 'general') };
  });

test('T19: the receipt of a payment is the order’s total, to the kopeck, for ten thousand orders', () => {
  fc.assert(
    fc.property(orders, ({ price, lines }) => {
      const receipt = prepaymentReceipt(
        lines.map((line) => paidLineOf(line, day)),
        10_000,
      );
      expect(receipt.ok && receipt.value.total).toBe(price.total);
    }),
    { numRuns: 10_000 },
  );
});

test('refunds in any parts and the closing receipt of the rest equal the payment together', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.nat(20_000), { minLength: 1, maxLength: 6 }), ({ price, lines }, cuts) => {
      let sum = 0;
      for (const line of lines) {
        const paid = paidLineOf(line, day);
        let progress = { quantity: line.quantity, cancelled: 0, shipped: 0, returned: 0 };
        const steps = [...cuts.map((count) => ['cancel', count] as const), ['ship', Number.POSITIVE_INFINITY] as const];
        for (const [move, wanted] of steps) {
          const left = progress.quantity - progress.cancelled - progress.shipped;
          const step = takePieces(progress, move, Math.min(wanted, left));
          if (!step.ok) continue;
          progress = { ...step.value.progress };
          const kind = move === 'ship' ? 'closing' : 'prepayment';
          const receipt = receiptOfParts(kind, [{ line: paid, part: step.value.part }], 1);
          sum += receipt.ok ? receipt.value.total : 0;
        }
      }
      expect(sum).toBe(price.total);
    }),
    { numRuns: 1000 },
  );
});
