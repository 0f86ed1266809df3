import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { in1251, ordersFile } from '#testing/one-c/one-c-files.ts';
import { lastRun, openOneC, ordersOf } from '#testing/one-c/one-c-robot.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { smallZip } from '#testing/small-zip.ts';

let shop: TestShop;
let robot: Awaited<ReturnType<typeof openOneC>>;

beforeAll(async () => {
  shop = await openShop();
  robot = await openOneC(shop);
});

afterAll(() => shop.close());

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('orders and 1C', () => {
  const placed = async (): Promise<string> => {
    const buyer = await shop.signedIn({ name: 'Ан & на «Ω»' });
    const { number } = await place(buyer, await add(buyer, [products.tiered, 10]));
    return number;
  };
  const orderOf = (number: string) =>
    shop.db
      .selectFrom('orders')
      .select(['id', 'status', 'paid_at', 'total_kopecks as total'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  const back = async (number: string, requisites: Record<string, string>, sum?: string) => {
    const one = robot();
    await one.signIn('sale');
    await one.init('sale');
    const { total } = await orderOf(number);
    const file = ordersFile([{ number, sum: sum ?? (total / 100).toFixed(2), requisites }]);
    const answer = await one.sendFile('sale', 'orders.xml', in1251(file));
    return { answer, run: await lastRun(shop) };
  };

  it('are sent until 1C has taken them, to the kopeck, and again when they change', async () => {
    const number = await placed();
    const one = robot();
    const orders = await ordersOf(await one.askOrders());
    expect(await ordersOf(await one.askOrders())).toEqual(orders);
    const order = orders.find((each) => each.id === number);
    const kopecks = (written: string) => Math.round(Number(written) * 100);
    const { total } = await orderOf(number);
    expect(kopecks(order?.sum ?? '')).toBe(total);
    expect(order?.lines.reduce((sum, line) => sum + kopecks(line.sum), 0)).toBe(total);
    expect(order).toMatchObject({ operation: 'Заказ товара', currency: 'RUB' });
    expect(order?.requisites).toContainEqual({ name: 'Статус заказа', value: '[created] Создан' });
    expect(await one.takeOrders()).toEqual(['success']);
    expect(await ordersOf(await one.askOrders())).toEqual([]);
    await back(number, { 'Заказ оплачен': 'true' });
    expect((await ordersOf(await one.askOrders())).map(({ id }) => id)).toEqual([number]);
  });

  it('return with payments and statuses; the same file again changes nothing', async () => {
    const number = await placed();
    const fields = { 'Заказ оплачен': 'true', 'Статус заказа': '[in_warehouse] На складе' };
    expect((await back(number, fields)).run).toMatchObject({
      kind: 'orders_in',
      state: 'done',
      counts: {
        orders: 1,
        paid: 1,
        moved: 1,
      },
      problem_count: 0,
    });
    expect(await orderOf(number)).toMatchObject({ status: 'in_warehouse', paid_at: expect.any(Date) });
    const events = () => shop.db.selectFrom('order_event').selectAll().orderBy('id').execute();
    const before = await events();
    expect((await back(number, fields)).run).toMatchObject({ counts: { orders: 1 } });
    expect(await events()).toEqual(before);
    const pay = "update orders set paid_at = $2, payment_method = 'invoice' where number = $1";
    await shop.pool.query(pay, [number, null]);
    const { problems } = (await back(number, { 'Статус заказа': 'Отгружен' })).run;
    expect(problems).toMatchObject([{ of: number, problem: 'goods_unpaid' }]);
    await shop.pool.query(pay, [number, new Date()]);
    await back(number, { 'Статус заказа': 'Отгружен' });
    expect((await orderOf(number)).status).toBe('delivered');
  });

  it('return in an archive too', async () => {
    const number = await placed();
    const one = robot();
    await one.signIn('sale');
    await one.init('sale');
    const zip = smallZip({ 'orders.xml': ordersFile([{ number, sum: '1', requisites: { Отменен: 'true' } }]) });
    expect(await one.sendFile('sale', 'orders.zip', zip)).toEqual(['success']);
    expect(await one.call('type=sale&mode=import&filename=orders.xml')).toEqual(['success']);
    expect((await orderOf(number)).status).toBe('cancelled');
  });

  it('an impossible change is reported and not forced', async () => {
    const number = await placed();
    const problemOf = async (requisites: Record<string, string>, sum?: string) => {
      const { answer, run } = await back(number, requisites, sum);
      expect(answer).toEqual(['success']);
      return run.problems[0]?.problem;
    };
    expect(await problemOf({ 'Статус заказа': '[completed] Завершён' })).toBe('move_refused');
    expect(await problemOf({ 'Статус заказа': '[X] Непонятный' })).toBe('unknown_status');
    expect(await problemOf({ 'Заказ оплачен': 'true' }, '1.00')).toBe('sum_differs');
    expect(await orderOf(number)).toMatchObject({ status: 'created', paid_at: null });
    const one = robot();
    await one.signIn('sale');
    await one.init('sale');
    await one.sendFile('sale', 'orders.xml', bytes(ordersFile([{ number: 'F-0', sum: '1', requisites: {} }])));
    expect((await lastRun(shop)).problems[0]?.problem).toBe('unknown_order');
    const [code] = await one.sendFile(
      'sale',
      'orders.xml',
      bytes('<КоммерческаяИнформация><a></КоммерческаяИнформация>'),
    );
    expect(code).toBe('failure');
    await back(number, { Отменен: 'true' });
    expect((await orderOf(number)).status).toBe('cancelled');
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });
});
