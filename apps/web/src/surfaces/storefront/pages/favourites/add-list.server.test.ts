import type { Client } from '@farad/contract/client';
import { describe, expect, it } from 'vitest';

import { addList } from './add-list.server.ts';

const lineOf = (id: number) => ({ product_id: String(id), qty: 10, mpn: `PART-${id}` });

/** Returns an API whose basket rejects the given products. */
function shopThatRefuses(refusedIds: readonly string[], count: number) {
  const requested: string[][] = [];
  const api = {
    buyableFavourites: async () => ({
      ok: true,
      value: { lines: Array.from({ length: count }, (_, index) => lineOf(index + 1)), refused: [lineOf(99)] },
      setCookies: [],
    }),
    addToBasket: async ({ body }: Parameters<Client['addToBasket']>[0]) => {
      const ids = body.products.map(({ product_id }) => product_id);
      requested.push(ids);
      const productId = ids.find((id) => refusedIds.includes(id));
      if (productId === undefined) return { ok: true, value: {}, setCookies: [] };
      return { ok: false, status: 409, error: { code: 'not_enough_stock', message: '…', productId }, setCookies: [] };
    },
  } as unknown as Pick<Client, 'addToBasket' | 'buyableFavourites'>;
  return { api, asked: requested };
}

describe('a list that is added to the basket', () => {
  it('is added without refused lines, which are named by part number', async () => {
    const { api, asked } = shopThatRefuses(['2'], 3);
    expect(await addList(api, 'first', null)).toEqual({ added: 2, notAdded: ['PART-99', 'PART-2'], problem: null });
    expect(asked).toEqual([
      ['1', '2', '3'],
      ['1', '3'],
    ]);
  });

  it('can be reduced to one product', async () => {
    const { api } = shopThatRefuses(['2'], 3);
    expect(await addList(api, 'first', '2')).toEqual({ added: 0, notAdded: ['PART-2'], problem: null });
    expect(await addList(api, 'first', '3')).toEqual({ added: 1, notAdded: [], problem: null });
  });

  it('names everything if too many lines are refused', async () => {
    const { api, asked } = shopThatRefuses(['1', '2', '3', '4', '5', '6'], 7);
    const { added, notAdded } = await addList(api, 'first', null);
    expect(added).toBe(0);
    expect(notAdded.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '99'].map((id) => `PART-${id}`));
    expect(asked).toHaveLength(5);
  });
});
