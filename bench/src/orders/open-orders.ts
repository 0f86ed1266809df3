import type { OpenOrderRules } from '@farad/domain/order';

import type { BareClient } from './replay.ts';

const linesEach = 3;

const orders = `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status,
    contact, delivery, payment_method, consents, locale, prices_koef, total_kopecks, discount_kopecks, goods_kopecks,
    created_at)
  select '99-' || lpad(n::text, 8, '0'), sha256(n::text::bytea), now() + interval '90 days',
    (select min(id) from account where username like 'open%') + n % 1000, 'personal', 'created',
    '{"name":"Анна","surname":"Иванова","phone":"79030000000","email":""}',
    '{"kind":"own_pickup","city":"","address":"","carrier":null}', 'cash_on_receipt', '{}', 'ru', 10000,
    100 * ${linesEach}, 0, 100 * ${linesEach}, now() - n * interval '1 second'
  from generate_series($1::integer, $2::integer) n`;

const opened = `from orders cross join generate_series(0, ${linesEach - 1}) position
  join numbered on numbered.place = (orders.id * 7 + position * 131) % (select count(*) from numbered)
  join product on product.id = numbered.id
  where orders.number between '99-' || lpad($1::text, 8, '0') and '99-' || lpad($2::text, 8, '0')`;

const numbered = `with numbered as (select stock.product_id as id, row_number() over (order by product_id) - 1 as place
  from stock where warehouse_id = 1)`;

const parts = [
  `${numbered} insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, quantity,
    unit_price, total_kopecks, vat_class)
  select orders.id, position + 1, product.id, seo, title, mpn, '', unit, '', 1, 10000, 100, vat_class ${opened}`,
  `${numbered} insert into reservation (order_id, product_id, warehouse_id, quantity)
  select orders.id, product.id, 1, 1 ${opened}`,
  `${numbered} insert into stock_movement (product_id, warehouse_id, kind, quantity, order_id)
  select product.id, 1, 'reserve', 1, orders.id ${opened}`,
  `insert into order_event (order_id, to_status, by) select id, 'created', 'customer' from orders
  where orders.number between '99-' || lpad($1::text, 8, '0') and '99-' || lpad($2::text, 8, '0')`,
  `insert into outbox (kind, channel, recipient, text, order_id, sent_at)
  select 'order_placed', 'sms', '79030000000', 'Заказ принят', id, now() from orders
  where orders.number between '99-' || lpad($1::text, 8, '0') and '99-' || lpad($2::text, 8, '0')`,
];

const withoutCaps: OpenOrderRules = {
  mostOrders: 0,
  mostRoubles: 0,
  mostCompanyRoubles: 0,
  firstRoubles: 0,
  cashDays: 0,
  warnRoubles: 0,
};

/**
 * Creates a thousand customers to whom the open orders belong. Raises every stock to at least a million pieces, and
 * removes the limits on open orders.
 */
export async function prepareOpenOrders(client: BareClient): Promise<void> {
  await client.query(
    `insert into account (phone, username, name) select '7905' || lpad(n::text, 7, '0'), 'open' || n, 'Анна'
     from generate_series(1, 1000) n`,
    [],
  );
  await client.query(
    `insert into setting (key, value) values ('open_orders', $1::jsonb) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(withoutCaps)],
  );
  await client.query('update stock set on_hand = 1000000 where on_hand < 1000000', []);
}

/**
 * Creates the open orders from number `from` to number `to`, with the rows that the shop writes for each: lines,
 * reservations, stock ledger, event and message.
 */
export async function addOpenOrders(client: BareClient, from: number, to: number): Promise<void> {
  await client.query('set statement_timeout = 0', []);
  await client.query(orders, [from, to]);
  for (const part of parts) await client.query(part, [String(from), String(to)]);
  await client.query(
    `update stock set reserved = held from (select product_id, warehouse_id, sum(quantity)::integer as held
       from reservation group by 1, 2) sums
     where stock.product_id = sums.product_id and stock.warehouse_id = sums.warehouse_id and reserved <> held`,
    [],
  );
  await client.query('analyze orders, order_line, reservation, stock_movement, order_event, outbox, stock', []);
}
