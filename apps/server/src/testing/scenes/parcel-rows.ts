import { openShopRows, type ShopRows } from '@farad/database/testing/shop-rows';

import type { Deps } from '#deps.ts';
import { addRow, openOutside, type Outside } from './row-scenes.ts';

/** Start time of a test that inserts rows of parcels. */
export const parcelNow = new Date('2026-11-20T06:00:00.000Z');

export interface ParcelRows {
  readonly shop: ShopRows;
  readonly carrier: Outside;
  readonly deps: Deps;
  /** Whether the carrier `cdek` has an account. */
  isConnected: boolean;
  /**
   * Resets the rows before each test. The first two orders are paid and in the warehouse, and their delivery is to a
   * pickup point.
   */
  begin(): Promise<void>;
  /** Adds a parcel of an order with its pieces by product. */
  pack(number: number, state: string, pieces: Readonly<Record<number, number>>, more?: object): Promise<void>;
  /** Adds a shipment of the first parcel, which the carrier knows as `c-1`. */
  send(more?: object): Promise<void>;
  changes(work: () => Promise<unknown>): Promise<string>;
}

/** Returns a time on the day before {@link parcelNow}, by its hour in UTC. */
export const hourAt = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
/** A status of a carrier. */
export const carrierStatus = (code: string, hour = 10) => ({ code, at: hourAt(hour), city: 'Москва' });
/** A carrier's answer about its shipment. */
export const shipmentReport = (more: object = {}) => ({
  ok: true,
  value: { id: 'c-1', state: 'confirmed', track: '100', statuses: [], problems: [], returnId: null, ...more },
});
/** A carrier's refusal. */
export const carrierRefusal = (kind: string, code = '') => ({ ok: false, error: { kind, code } });

const point = {
  kind: 'pickup_point',
  address: 'ул. Ленина, 7',
  hours: '',
  city: 'moscow',
  code: 'MSK1',
  days: null,
  carrier: { name: 'cdek', tariff: 136 },
};

/** A shop with one carrier whose codes are the names of the shop's states, for a test file that inserts rows. */
export function openParcelRows(): ParcelRows {
  const shop = openShopRows([
    `insert into delivery_city (slug, name, region, zone_id, population) values ('moscow', '{}', '{}', 1, 1) on conflict do nothing`,
    `insert into carrier_city (carrier, city_slug, code) values ('cdek', 'moscow', 44)`,
    `insert into pickup_point (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude,
      takes_cash, takes_card, refreshed_at) values ('cdek', 'MSK1', 'moscow', 'office', '', '', '', '', 0, 0, true, true, now())`,
    `alter table audit disable trigger user`,
  ]);
  const carrier = openOutside();
  const names = ['tariffs', 'create', 'findByNumber', 'shipment', 'cancel', 'subscribe', 'points'];
  const port = {
    ...carrier.calls(names, { ok: false, error: { kind: 'down' } }),
    readNotice: (body: unknown) => (typeof body === 'string' ? body : null),
  };
  const known = (code: string) => (code === 'SAME' ? null : /^[A-Z]/.test(code) ? undefined : code);
  const cdek = () => ({
    id: 'cdek',
    port: parcels.isConnected ? port : null,
    trackUrl: (track: string) => `https://track.example/${track}`,
    stateOf: known,
    returnStateOf: (code: string) => (code === 'BACK' ? 'returned' : code === 'WAY' ? 'returning' : undefined),
    isTakenBack: (code: string) => code === 'TAKEN',
  });
  const parcels: ParcelRows = {
    shop,
    carrier,
    isConnected: true,
    deps: {
      get db() {
        return shop.db;
      },
      clock: () => parcelNow,
      lookPauseMs: 0,
      log: carrier.log,
      secretKey: Buffer.alloc(32, 7),
      config: {
        cabinetUrl: 'https://shop.example/cabinet',
        siteUrl: 'https://shop.example',
        adminUrl: 'https://admin.example',
        apiUrl: 'https://api.example',
        mailFrom: 'shop@farad.example',
        phone: '74950000000',
      },
      vendors: {
        carriers: {
          get chosen() {
            return cdek();
          },
          get all() {
            return [cdek()];
          },
          find: (id: string) => (id === 'cdek' ? cdek() : null),
        },
        noteMissing: (ids: readonly string[]) => {
          if (ids.length > 0) carrier.heard.push(`missing ${ids.join(' ')}`);
        },
      },
    } as unknown as Deps,
    begin: async () => {
      carrier.forget();
      parcels.isConnected = true;
      await shop.run(`truncate parcel, carrier_notice, stock, reservation, stock_movement, outbox, inbox_entry, order_event,
        audit, product_change, hook_event, bank_money restart identity cascade`);
      await shop.run(
        `update orders set status = 'in_warehouse', paid_at = '2026-11-19', pay_until = null, delivery = $1::jsonb,
          contact = '{"name": "Анна", "surname": "Иванова", "phone": "79260000001", "email": ""}'`,
        JSON.stringify(point),
      );
      await shop.run(`update product set weight_milligrams = 2000, is_marked = false`);
      await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved)
        select product, 1, 100, 20 from generate_series(1, 2) product`);
      await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity)
        select id, product, 1, 10 from orders, generate_series(1, 2) product where id <= 2`);
    },
    pack: async (number, state, pieces, more = {}) => {
      await addRow(shop, 'parcel', {
        order_id: 1,
        number,
        state,
        grams: 100,
        created_at: '2026-11-18T00:00:00Z',
        ...more,
      });
      for (const [product, quantity] of Object.entries(pieces)) {
        await shop.run(
          'insert into parcel_line (parcel_id, product_id, quantity) select max(id), $1, $2 from parcel',
          Number(product),
          quantity,
        );
      }
    },
    send: (more = {}) =>
      addRow(shop, 'shipment', {
        parcel_id: 1,
        provider: 'cdek',
        number: `N-${JSON.stringify(more)}`,
        state: 'sent',
        carrier_id: 'c-1',
        tariff: 136,
        created_at: hourAt(0),
        ...more,
      }),
    changes: (work) => carrier.changes(shop, work),
  };
  return parcels;
}
