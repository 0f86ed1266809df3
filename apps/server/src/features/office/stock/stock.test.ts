import type {
  PostedStock,
  ReorderRow,
  StockMovement,
  StockOfProduct,
  StockRow,
} from '@farad/contract/office/stock/stock';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tryAdd } from '#testing/calls/basket-calls.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { orderQuoted, ownPickup } from '#testing/calls/checkout-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { stockBody, type PostedLine } from '#testing/scenes/stock-scenes.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const post = (body: object) => keeper.post('/admin/stock/documents', body);
const posted = async (kind: Parameters<typeof stockBody>[0], ...lines: readonly PostedLine[]): Promise<PostedStock> =>
  (await post(stockBody(kind, ...lines))).json<PostedStock>();
const stockOf = async ({ id }: Pick<TestProduct, 'id'>): Promise<StockOfProduct> =>
  (await keeper.get(`/admin/stock/${id}`)).json<StockOfProduct>();
const movements = async (query: string): Promise<readonly StockMovement[]> =>
  (await keeper.get(`/admin/stock-movements?${query}`)).json<{ movements: StockMovement[] }>().movements;

/** Orders a quantity as a buyer. Returns false if the shop refuses it because of its stock. */
async function order(part: TestProduct, quantity: number): Promise<boolean> {
  const buyer = await shop.signedIn();
  if ((await tryAdd(buyer, [part, quantity])).statusCode !== 200) return false;
  return (await orderQuoted(buyer, ownPickup)).statusCode === 201;
}

describe('a document', () => {
  it('changes every line with its ledger row', async () => {
    const before = (await stockOf(products.byTens)).onHand;
    const receipt = { ...stockBody('receipt', [products.byTens, 500], [products.known, 7]), number: 'ТН-17' };
    expect((await post(receipt)).json()).toMatchObject({ changed: 2, refused: [] });
    expect((await stockOf(products.byTens)).onHand).toBe(before + 500);
    expect((await stockOf(products.known)).places).toMatchObject([{ warehouseId: 1, onHand: 7, reserved: 0 }]);
    const [line] = await movements(`product=${products.byTens.id}`);
    expect(line).toMatchObject({ kind: 'receipt', onHand: 500, reserved: 0, document: { number: 'ТН-17' } });
  });

  it('is posted once, however often it is sent', async () => {
    const body = stockBody('receipt', [products.sameTitleA, 10]);
    const [first, ...others] = [await post(body), await post(body), await post(body)].map((answer) =>
      answer.json<PostedStock>(),
    );
    for (const other of others) expect(other).toMatchObject({ documentId: first?.documentId, changed: 0 });
    expect((await stockOf(products.sameTitleA)).onHand).toBe(110);
  });

  it('with an impossible line changes nothing, and names the lines with reasons', async () => {
    expect(await order(products.inTwoWarehouses, 3)).toBe(true);
    const answer = await posted(
      'write_off',
      [products.sameTitleB, 1],
      [products.inTwoWarehouses, 1],
      [products.sameTitleB, 1],
    );
    expect(answer).toEqual({
      documentId: null,
      changed: 0,
      refused: [
        {
          row: 1,
          refusal: 'held_by_orders',
          onHand: 3,
          reserved: 3,
        },
        {
          row: 2,
          refusal: 'twice',
          onHand: 100,
          reserved: 0,
        },
      ],
    });
    expect((await stockOf(products.sameTitleB)).onHand).toBe(100);
    expect((await stockOf(products.inTwoWarehouses)).held).toHaveLength(1);
  });

  it('of a count is refused if stock moved after the sheet was printed', async () => {
    const { onHand } = await stockOf(products.cheapest);
    await posted('receipt', [products.cheapest, 1]);
    expect(await posted('count', [products.cheapest, onHand - 5, onHand])).toMatchObject({
      refused: [{ row: 0, refusal: 'book_changed', onHand: onHand + 1 }],
    });
    expect(await posted('count', [products.cheapest, onHand - 5, onHand + 1])).toMatchObject({ changed: 1 });
    const [line] = await movements(`product=${products.cheapest.id}&kind=count`);
    expect(line?.onHand).toBe(-6);
  });

  it.each([
    [{ kind: 'write_off', reason: '' }, 'reason', 400],
    [{ warehouseId: 77 }, 'warehouseId', 400],
    [{ lines: [] }, 'lines', 400],
    [{ lines: [{ product_id: '999999', quantity: 1, book: null }] }, 'lines.0.product_id', 404],
    [{ lines: [{ product_id: '1', quantity: 1.5, book: null }] }, 'lines.0.quantity', 400],
    [{ key: 'x' }, 'key', 400],
  ])('%j is refused by name', async (changes, field, status) => {
    const answer = await post({ ...stockBody('receipt', [products.tiered, 1]), ...changes });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ field }) as object },
    ]);
  });
});

it('law: whatever is received, counted, written off and ordered, the ledger equals the stock and nothing is oversold', async () => {
  const part = products.reduced;
  const deed = fc.record({
    kind: fc.constantFrom('receipt', 'write_off', 'correction', 'count', 'order'),
    quantity: fc.integer({ min: 1, max: 150 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 5 }), async (deeds) => {
      for (const { kind, quantity } of deeds) {
        const { places } = await stockOf(part);
        const book = places[0]?.onHand ?? 0;
        if (kind === 'order') await order(part, quantity);
        else await posted(kind, [part, kind === 'correction' ? quantity - 75 : quantity, book]);
      }
      const { places } = await stockOf(part);
      for (const { onHand, reserved } of places) expect(onHand).toBeGreaterThanOrEqual(reserved);
      expect(await ledgerQueries(shop.db).differences()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

it('parallel documents and orders oversell nothing', async () => {
  const part = products.sameTitleA;
  const many = <T>(work: () => Promise<T>): Promise<T>[] => Array.from({ length: 6 }, work);
  await Promise.all([
    ...many(() => order(part, 20)),
    ...many(() => posted('write_off', [part, 20], [products.sameTitleB, 1])),
    ...many(() => posted('receipt', [products.sameTitleB, 3], [part, 5])),
  ]);
  const { onHand, reserved } = await stockOf(part);
  expect(onHand).toBeGreaterThanOrEqual(reserved);
  expect(await ledgerQueries(shop.db).differences()).toEqual([]);
});

describe('the list of stock', () => {
  const find = async (query: string): Promise<readonly StockRow[]> =>
    (await keeper.get(`/admin/stock?${query}`)).json<{ products: StockRow[] }>().products;

  it.each([
    ['text=ne5', ['NE555P']],
    ['text=кт3', ['КТ315Б', 'КТ361Б']],
    ['text=8', ['LM358P']],
    ['text=none-such', []],
    ['warehouse=2', ['LM358P']],
  ])('%s finds %j', async (query, mpns) => {
    expect((await find(query)).map(({ mpn }) => mpn)).toEqual(mpns);
  });

  it('continues after a product, and is filtered by stock', async () => {
    expect((await find('after=8')).map(({ product_id }) => product_id)).toEqual(['9', '10']);
    for (const { reserved } of await find('filter=reserved')) expect(reserved).toBeGreaterThan(0);
    for (const { available } of await find('filter=none')) expect(available).toBe(0);
  });

  it.each([
    ['filter=lost', 'filter'],
    ['after=99999999999', 'after'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    expect((await keeper.get(`/admin/stock?${query}`)).json()).toMatchObject({ error: { field } });
  });

  it('is exported as a table file', async () => {
    const file = await keeper.get('/admin/stock-file?format=csv&text=NE555P&language=ru');
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('Номер детали;Производитель');
    expect(file.body).toContain('3;NE555P;Yageo;Таймер');
  });
});

it('the ledger is filtered by kind, warehouse and day, page by page', async () => {
  const today = new Date(shop.deps.clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  for (const { kind } of await movements('kind=reserve')) expect(kind).toBe('reserve');
  expect((await movements(`from=${today}&to=${today}&warehouse=1`)).length).toBeGreaterThan(0);
  expect(await movements('to=2020-01-01')).toEqual([]);
  const all = (await movements('')).map(({ id }) => id);
  expect((await movements(`after=${all[1]}`))[0]?.id).toBe(all[2]);
});

it('reads a pasted list, including drafts', async () => {
  const text = encodeURIComponent('DRAFT-1\t5\nNE555P x 10\nНЕТ-ТАКОГО 3\nNE555P\t0\nNE555P 99999999');
  const { lines } = (await keeper.get(`/admin/stock-numbers?text=${text}`)).json<{
    lines: { quantity: number | null; parts: StockRow[] }[];
  }>();
  expect(lines.map(({ quantity, parts }) => [quantity, parts.map(({ mpn }) => mpn)])).toEqual([
    [5, ['DRAFT-1']],
    [10, ['NE555P']],
    [3, []],
    [0, ['NE555P']],
    [null, ['NE555P']],
  ]);
});

it('lists products that run out before new goods arrive', async () => {
  expect(await order(products.lastPiece, 1)).toBe(true);
  const { products: found } = (await keeper.get('/admin/reorder?days=30&lead=15&cover=30')).json<{
    products: ReorderRow[];
  }>();
  expect(found.find(({ mpn }) => mpn === products.lastPiece.mpn)).toMatchObject({
    available: 0,
    ordered: 1,
    leadDays: 15,
    threshold: 1,
    suggested: 2,
  });
  expect(found.map(({ mpn }) => mpn)).not.toContain(products.cheapest.mpn);
  expect((await keeper.get('/admin/reorder?days=0')).json()).toMatchObject({ error: { field: 'days' } });
  expect((await keeper.get('/admin/reorder-file?format=xlsx')).statusCode).toBe(200);
});

it('after all tests the ledger equals the stored stock', async () => {
  expect(await ledgerQueries(shop.db).differences()).toEqual([]);
});
