import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOfLine, itemsOfPart, takePieces } from './index.ts';
import { anyOrder, orderTotal } from './test-orders.ts';
import { paidLines } from './test-paid-lines.ts';

// The part of requirement T19 about receipts and refunds.
test('10,000 random baskets: rows = payment = refunds piece by piece, in kopecks', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyOrder, shares, (order, splits) => {
      const lines = paidLines(order);
      const rows = lines.flatMap(itemsOfLine);
      expect(rows.every(({ price, quantity }) => price > 0 && quantity > 0)).toBe(true);
      expect(rows.reduce((sum, row) => sum + row.price * row.quantity, 0)).toBe(orderTotal(order));
      let refunded = 0;
      for (const line of lines) {
        let progress = { quantity: line.quantity, cancelled: 0, shipped: line.quantity, returned: 0 };
        for (let index = 0; progress.returned < line.quantity; index += 1) {
          const share = Math.max(1, Math.floor((line.quantity * (splits[index % splits.length] ?? 1)) / 100));
          const step = takePieces(progress, 'return', Math.min(share, line.quantity - progress.returned));
          if (!step.ok) throw new Error(step.error);
          ({ progress } = step.value);
          for (const { price, quantity } of itemsOfPart(line, step.value.part)) refunded += price * quantity;
        }
      }
      expect(refunded).toBe(orderTotal(order));
    }),
    { numRuns: 10_000 },
  );
});
