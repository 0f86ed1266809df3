import type { ShopRows } from '@farad/database/testing/shop-rows';

import { readConfig } from '#config/config.ts';
import type { Drawable, Drawing } from '#core/documents/open-drawing.ts';
import type { Deps } from '#deps.ts';
import { openBrowser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openRowCalls, serveCalls, signInStaff } from '#testing/scenes/row-calls.ts';
import { callOfStaff, openOutside } from '#testing/scenes/row-scenes.ts';
import { beginWave } from './change-wave.ts';
import { countStop } from './count-stop.ts';
import { registerBackOfficeWarehouse } from './warehouse.routes.ts';

const at = new Date('2026-11-20T06:00:00.000Z');
const depsOf = (shop: ShopRows, more: object = {}): Deps =>
  ({
    get db() {
      return shop.db;
    },
    clock: () => at,
    config: readConfig({ ...httpsEnvironment, SHOP_PHONE: '8 800 550-00-22' }),
    ...more,
  }) as unknown as Deps;

export const call = { ...callOfStaff, locale: 'ru' as const, params: { waveId: '1' } };

/**
 * Deletes the rows of earlier tests, and puts 30 pieces each of parts 1 and 2 on shelves. Orders 1 to `orders` hold ten
 * pieces of part 1. Order 1 also holds ten pieces of part 2.
 */
export async function fillShelves(shop: ShopRows, orders: number): Promise<void> {
  await shop.run(
    `truncate stock, reservation, stock_movement, stock_document, picking_wave, order_lack, parcel, audit, outbox,
      order_event, order_note, inbox_entry restart identity cascade`,
  );
  await shop.run(
    `insert into stock (product_id, warehouse_id, on_hand, reserved, cell)
      values (1, 1, 30, 10 * $1::int, 'A-1'), (2, 1, 30, 10, 'B-1')`,
    orders,
  );
  await shop.run(
    `insert into reservation (order_id, product_id, warehouse_id, quantity)
      select n, 1, 1, 10 from generate_series(1, $1::int) n union all select 1, 2, 1, 10`,
    orders,
  );
  await shop.run(
    `update orders set status = 'in_work_personal', paid_at = '2026-11-10Z', company = null, customer_type = 'personal',
      contact = '{"name": "Анна", "surname": "Ива", "phone": "79260000001", "email": ""}',
      delivery = '{"kind": "own_pickup", "address": "Москва", "hours": "", "city": "moscow"}'`,
  );
  await shop.run('truncate product_change restart identity');
}

/**
 * Opens the calls with which staff member 2 handles waves. The tests compare the database rows that the calls change.
 */
export function openWaveRows(shop: ShopRows) {
  const outside = openOutside();
  const deps = depsOf(shop);
  return {
    deps,
    /** Returns the answer of the work and its changes, without the log of changed products. */
    shown: async (
      work: () => Promise<{ readonly ok: boolean; readonly value?: unknown; readonly error?: unknown }>,
    ): Promise<string> => {
      let answer = '';
      const changed = await outside.changes(shop, async () => {
        const got = await work();
        answer = JSON.stringify(got.ok ? got.value : got.error);
      });
      const lines = changed.split('\n').filter((line) => !line.startsWith('+ product_change'));
      return [answer, ...lines].join('\n').trim();
    },
    begin: (...numbers: readonly number[]) =>
      beginWave(deps, call, { orders: numbers.map((number) => `26-00000${number}`) } as never),
    count: (found: number, was: number, isShort: boolean, more: object = {}) =>
      countStop(deps, call, { product_id: '1', warehouseId: 1, found, was, isShort, ...more }),
    stock: () => shop.read('select product_id, warehouse_id, on_hand, reserved from stock order by 1, 2'),
  };
}

/** SQL of the scene: staff member 1 is an administrator. Staff member 2 may neither pack orders nor keep the stock. */
export const warehouseScene = [
  'alter table audit disable trigger user',
  `insert into staff_role (staff_id, role) values (1, 'administrator'), (2, 'support')`,
  `update warehouse set title = jsonb_build_object('ru', 'Склад ' || id, 'en', 'Store ' || id, 'tr', '')`,
];

/** Serves the calls of the warehouse. PDF files are not drawn; their data are in `drawn`. */
export async function openWarehouseCalls(shop: ShopRows) {
  const rows = openRowCalls(shop);
  const drawn: Drawable[] = [];
  const drawing: Drawing = {
    draw: async (data) => new Uint8Array([drawn.push(data)]),
    stop: async () => undefined,
  };
  const deps = depsOf(shop, { log: rows.log });
  const { server, rules } = await serveCalls(deps, (app) => registerBackOfficeWarehouse(app, deps, drawing));
  const browserOf = (staffId: number) => signInStaff(shop, openBrowser(server, '10.0.0.1'), { staffId, at });
  return { ...rows, server, rules, drawn, keeper: await browserOf(1), support: await browserOf(2) };
}
