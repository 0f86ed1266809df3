import { add } from '../calls/basket-calls.ts';
import type { Browser } from '../browser.ts';
import { products } from '../catalogue.ts';
import { place } from '../calls/order-calls.ts';
import { phoneScenes } from '../calls/phone-calls.ts';
import { moveByStaff } from '../order-moves.ts';
import { viewScenes } from './view-scenes.ts';
import type { SignedInBrowser, TestShop } from '../shop.ts';

type Sent = readonly [path: string, body: object];

/**
 * Returns functions by call name, one for each call that changes orders and returns. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export function orderScenes(shopOf: () => TestShop) {
  const ordered = async (): Promise<{
    readonly buyer: SignedInBrowser;
    readonly path: string;
    readonly number: string;
  }> => {
    const buyer = await shopOf().signedIn();
    const { number } = await place(buyer, await add(buyer, [products.tiered, 10]));
    return { buyer, number, path: `/admin/orders/${number}` };
  };
  return {
    ...phoneScenes(shopOf),
    ...viewScenes,
    editOrder: async (): Promise<Sent> => [
      `${(await ordered()).path}/edit`,
      { version: 1, lines: [{ product_id: String(products.tiered.id), qty: 20 }], total: 10, reason: '' },
    ],
    splitOrder: async (): Promise<Sent> => [
      `${(await ordered()).path}/split`,
      { version: 1, lines: [{ position: 1, qty: 4 }], reason: '' },
    ],
    moveOrder: async (): Promise<Sent> => [
      `${(await ordered()).path}/move`,
      { from: 'created', to: 'cancelled', reason: 'Передумал' },
    ],
    addOrderNote: async (): Promise<Sent> => [`${(await ordered()).path}/notes`, { text: 'Заметка' }],
    removeOrderNote: async (by: Browser): Promise<Sent> => {
      const { path } = await ordered();
      const [note] = (await by.post(`${path}/notes`, { text: 'Заметка' })).json<{ notes: { id: string }[] }>().notes;
      return [`${path}/notes/${note?.id}/remove`, {}];
    },
    holdOrder: async (): Promise<Sent> => [`${(await ordered()).path}/hold`, { until: null }],
    releaseUnpaid: async (): Promise<Sent> => {
      const { number, path } = await ordered();
      await moveByStaff(shopOf(), number, 'in_warehouse');
      await shopOf().pool.query("update orders set payment_method = 'invoice' where number = $1", [number]);
      return [`${path}/release-unpaid`, { reason: 'Гарантийное письмо' }];
    },
    cancelPieces: async (): Promise<Sent> => [
      `${(await ordered()).path}/cancel-pieces`,
      { lines: [{ position: 1, qty: 1 }], reason: 'Брак на складе' },
    ],
    answerCancel: async (): Promise<Sent> => {
      const { buyer, number, path } = await ordered();
      await moveByStaff(shopOf(), number, 'ordered');
      await buyer.post(`/orders/${number}/cancel-wish`, { reason: 'Нашли у себя' });
      return [`${path}/cancel-wish`, { decision: 'refuse', answer: 'Уже у перевозчика' }];
    },
    answerReturn: async (by: Browser): Promise<Sent> => {
      const { buyer, number, path } = await ordered();
      await moveByStaff(shopOf(), number, 'delivered');
      const wish = [{ product_id: String(products.tiered.id), qty: 1 }];
      await buyer.post(`/orders/${number}/returns`, { products: wish, reason: 'defective', comment: '' });
      const [requested] = (await by.get(path)).json<{ returns: { id: string }[] }>().returns;
      return [`${path}/returns/${requested?.id}`, { decision: 'refuse', answer: 'Следы пайки' }];
    },
  };
}
