import type { StaffParcels } from '@farad/contract/office/orders/parcels';
import { Order, type WireOrder } from '@farad/contract/shop/orders';
import type { OrderStatus } from '@farad/domain/order';
import { createCdek } from '@farad/integrations/delivery';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';

import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { add, lineOf, type Wish } from '#testing/calls/basket-calls.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { webhookPath } from '#core/vendors/webhook-address.ts';
import { connectedBy } from '#testing/vendors.ts';
import { movementsOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import type { CarrierContext } from './carrier-context.ts';
import { carryShipment, readCarrierNotice } from './carry-shipment.ts';

/** Products and quantities of an order that every delivery method can carry. */
export const two: Wish[] = [
  [products.tiered, 100],
  [products.byTens, 20],
];
export const byCarrier = { by: 'carrier' };

/** Returns the request body that packs a parcel. */
export const packed = (...wishes: Wish[]) => ({ products: wishes.map(lineOf) });

type To = 'point' | 'door' | 'office' | 'locker';

const door = {
  city: 'Казань',
  street: 'ул. Баумана',
  house: '1',
  flat: '2',
  postcode: '',
  comment: 'домофон 2',
  recipient: 'Пётр Иванов',
  phone: '79991112233',
};
const carrier = { name: 'cdek', tariff: 136 };
const days = null;

const deliveries: Readonly<Record<To, object>> = {
  point: { kind: 'pickup_point', address: 'ул. Ленина, 7', hours: '', city: 'kazan', code: 'TW424-01', days, carrier },
  locker: { kind: 'pickup_point', address: 'x', hours: '', city: 'kazan', code: 'TW424-04', days, carrier },
  door: { kind: 'courier', address: 'Казань', hours: '', city: 'kazan', door, days, carrier },
  office: { kind: 'own_pickup', address: 'Москва', hours: '' },
};

/** A test shop that is connected to the simulated carrier, with functions for tests of parcels. */
export interface ParcelShop {
  readonly shop: TestShop;
  readonly twins: ListeningTwins;
  readonly staff: StaffBrowser;
  readonly context: CarrierContext;
  readonly webhookPath: string;
  readonly placed: (to: To, ...wishes: Wish[]) => Promise<PlacedOrder>;
  /** Places an order with one parcel that the carrier has accepted. */
  readonly carried: (to?: To) => Promise<PlacedOrder>;
  /** Returns how many pieces of a product are in all warehouses. */
  readonly onHand: (product: TestProduct) => Promise<number>;
  /** Returns how many pieces an order moved, by kind of movement. */
  readonly movements: (orderNumber: string) => ReturnType<typeof movementsOf>;
  /** Returns how many shipments of an order exist at the carrier. */
  readonly shipmentsAtCarrier: (orderNumber: string) => Promise<number>;
  /** Returns the packages of the order's latest shipment at the carrier. */
  readonly packagesAtCarrier: (orderNumber: string) => Promise<readonly CarriedPackage[]>;
  /** Runs the due jobs: first those of shipments, then those of notices. */
  readonly runJobs: () => Promise<void>;
  /** Does an action on the page of the simulated carrier. The action `say` reports the status `code`. */
  readonly act: (orderNumber: string, action: string, code?: string) => Promise<void>;
  /** Does an action for the carrier's own return shipment of the order. */
  readonly actBack: (orderNumber: string, action: string, code?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface CarriedPackage {
  readonly items: readonly {
    readonly ware_key: string;
    readonly amount: number;
    readonly weight: number;
    readonly cost: number;
  }[];
}

export interface PlacedOrder {
  readonly number: string;
  readonly buyer: SignedInBrowser;
  readonly order: () => Promise<WireOrder>;
  readonly call: (path: string, body: object) => Promise<{ status: number; body: StaffParcels & Refused }>;
  readonly parcels: () => Promise<StaffParcels>;
}

interface Refused {
  readonly error?: { readonly code: string; readonly field?: string; readonly available?: number };
}

async function placeOrder(shop: TestShop, staff: StaffBrowser, to: To, wishes: Wish[]): Promise<PlacedOrder> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, ...wishes));
  const status: OrderStatus = 'in_warehouse';
  await shop.pool.query('update orders set status = $2, delivery = $3, paid_at = $4 where number = $1', [
    number,
    status,
    JSON.stringify(deliveries[to]),
    to === 'office' ? null : shop.deps.clock(),
  ]);
  const path = `/admin/orders/${number}/parcels`;
  return {
    number,
    buyer,
    order: async () => Order.parse((await buyer.get(`/orders/${number}`)).json()),
    parcels: async () => (await staff.get(path)).json<StaffParcels>(),
    call: async (rest, body) => {
      const answer = await staff.post(`${path}${rest}`, body);
      return { status: answer.statusCode, body: answer.json<StaffParcels & Refused>() };
    },
  };
}

export async function openParcelShop(): Promise<ParcelShop> {
  const twins = await listenTwins({ webhookDelayMs: 1, webhookRetryMs: [5] });
  const delivery = createCdek({
    baseUrl: twins.cdek.baseUrl(twins.origin),
    timeoutMs: 1500,
    ...twins.cdek.account,
  });
  const shop = await openShop({}, undefined, undefined, {}, delivery);
  const { id: carrierId } = connectedBy(delivery);
  const staff = await signedInStaff(shop, 'order_manager');
  const { deps, db } = shop;
  const context: CarrierContext = { ...deps, lookPauseMs: 1 };
  await refreshPoints({ ...deps, carrier: connectedBy(delivery) });
  const idsOf = async (text: string): Promise<number[]> =>
    (await shop.pool.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const runJobs = async (): Promise<void> => {
    for (const id of await idsOf('select id from shipment where over_at is null order by id')) {
      await carryShipment(context, id);
    }
    for (const id of await idsOf('select id from carrier_notice where done_at is null order by id')) {
      await readCarrierNotice(context, id);
    }
  };
  async function atTwin(
    column: 'carrier_id' | 'return_carrier_id',
    orderNumber: string,
    action: string,
    code = '',
  ): Promise<void> {
    const shipment = await db
      .selectFrom('shipment')
      .select(column)
      .where('number', 'like', `${orderNumber}-%`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const body = new URLSearchParams({ id: shipment?.[column] ?? '', action, code });
    await fetch(`${twins.origin}/__twins/cdek/`, { method: 'POST', body, redirect: 'manual' });
  }
  return {
    shop,
    twins,
    staff,
    context,
    webhookPath: webhookPath(deps.secretKey, carrierId),
    placed: (to, ...wishes) => placeOrder(shop, staff, to, wishes),
    async carried(to = 'point') {
      const order = await placeOrder(shop, staff, to, two);
      await order.call('', packed(...two));
      await order.call('/1/hand-over', byCarrier);
      await runJobs();
      return order;
    },
    async onHand({ id }) {
      const { rows } = await shop.pool.query<{
        sum: number;
      }>('select coalesce(sum(on_hand), 0)::integer as sum from stock where product_id = $1', [id]);
      return rows[0]?.sum ?? 0;
    },
    movements: (orderNumber) => movementsOf(shop, orderNumber),
    async shipmentsAtCarrier(orderNumber) {
      const page = await (await fetch(`${twins.origin}/__twins/cdek/`)).text();
      return page.split(`<h2>${orderNumber}`).length - 1;
    },
    async packagesAtCarrier(orderNumber) {
      const { clientId, clientSecret } = twins.cdek.account;
      const base = twins.cdek.baseUrl(twins.origin);
      const form = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      };
      const token = await fetch(`${base}/oauth/token?parameters`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      const { access_token: bearer } = (await token.json()) as {
        readonly access_token: string;
      };
      const answer = await fetch(`${base}/orders?im_number=${orderNumber}-1`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return (
        (await answer.json()) as {
          readonly entity: {
            readonly packages: CarriedPackage[];
          };
        }
      ).entity.packages;
    },
    runJobs,
    act: (...act) => atTwin('carrier_id', ...act),
    actBack: (...act) => atTwin('return_carrier_id', ...act),
    async close() {
      await shop.close();
      await twins.close();
    },
  };
}
