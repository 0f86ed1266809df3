import type { TestShop } from './shop.ts';

/** Table → query for the rows of an order, the oldest first. `o` stands for the id of the order. */
const rowsOf: Readonly<Record<string, string>> = {
  orders: 'select * from orders where id = o',
  order_event: 'select * from order_event where order_id = o order by id',
  order_cancel_wish: 'select * from order_cancel_wish where order_id = o order by id',
  order_return: 'select * from order_return where order_id = o order by id',
  order_return_line: `select l.* from order_return_line l join order_return r on r.id = l.return_id
    where r.order_id = o order by return_id, product_id`,
  order_lack: 'select * from order_lack where order_id = o order by id',
  reservation: 'select * from reservation where order_id = o order by product_id, warehouse_id',
  stock_movement: 'select * from stock_movement where order_id = o order by id',
  bonus_entry: 'select * from bonus_entry where order_id = o order by id',
  payment: 'select * from payment where order_id = o order by id',
  payment_event:
    'select e.* from payment_event e join payment p on p.id = e.payment_id where p.order_id = o order by at',
  payment_line: `select l.* from payment_line l join payment p on p.id = l.payment_id
    where p.order_id = o order by payment_id, position`,
  payment_quarantine: 'select * from payment_quarantine where order_id = o order by id',
  refund: 'select * from refund where order_id = o order by id',
  refund_line: `select l.* from refund_line l join refund r on r.id = l.refund_id
    where r.order_id = o order by refund_id, position, from_piece`,
  refund_goods: `select g.* from refund_goods g join refund r on r.id = g.refund_id
    where r.order_id = o order by refund_id, product_id`,
  refund_return: `select t.* from refund_return t join refund r on r.id = t.refund_id
    where r.order_id = o order by refund_id, return_id`,
  receipt: 'select * from receipt where order_id = o order by id',
  bank_money: 'select * from bank_money where order_id = o order by id',
  parcel: 'select * from parcel where order_id = o order by id',
  parcel_line: `select l.* from parcel_line l join parcel p on p.id = l.parcel_id
    where p.order_id = o order by parcel_id, product_id`,
  parcel_event: 'select e.* from parcel_event e join parcel p on p.id = e.parcel_id where p.order_id = o order by e.id',
  shipment: 'select s.* from shipment s join parcel p on p.id = s.parcel_id where p.order_id = o order by s.id',
  outbox: 'select kind, channel, subject, text from outbox where order_id = o order by id',
};

/** Values that differ in every run, with the words that replace them: times, days, ids, URLs, hashes. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d(?::\d\d)?)?/g, 'MOMENT'],
  [/\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4}/g, 'DAY'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID'],
  [/\\\\x[\da-f]+/g, 'BYTES'],
  [/https?:[^\s"]+/g, 'URL'],
  [/[\w-]+@[\w.-]+/g, 'MAIL'],
  [/\b79\d{9}\b/g, 'PHONE'],
  [/\b77(?!07083893)\d{8}\b/g, 'INN'],
  [/Staff \d+/g, 'STAFF'],
  [/\b10010\d{5}\b/g, 'TRACK'],
  [/("(?:id|payment_id|refund_id|return_id|parcel_id|document_id)": ?)"?\d+"?/g, '$1#'],
];

/** Returns a JSON text without quotation marks, and with words in place of values that differ in every run. */
export const masked = (text: string, number: string): string =>
  masks
    .reduce((left, [mask, word]) => left.replaceAll(mask, word), text.replaceAll(number, 'NUMBER'))
    .replaceAll('"', '');

/** Returns all stored rows of an order, one line per row. Empty fields are left out. */
export async function ledgerOf(
  shop: TestShop,
  number: string,
  ...tables: readonly (keyof typeof rowsOf)[]
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of tables) {
    const { rows } = await shop.pool.query<{ row: string }>(
      `select (jsonb_strip_nulls(to_jsonb(t)) - '{id,order_id,account_id,staff_id,number,public_token_sha256}'::text[])::text as row
       from (select id as o from orders where number = $1) own cross join lateral (${rowsOf[table]}) t`,
      [number],
    );
    for (const { row } of rows) lines.push(masked(`${table} ${row}`, number));
  }
  return lines;
}
