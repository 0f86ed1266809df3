-- What staff do to the stock (product X): goods received, written off, corrected, counted. One document is one deed, posted
-- once: `key` is chosen by whoever posts it.
create table stock_document (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  kind text not null check (kind in ('receipt', 'write_off', 'correction', 'count')),
  warehouse_id integer not null references warehouse,
  number text not null default '', -- the supplier's, of a delivery note
  reason text not null default '',
  staff_id bigint not null references staff,
  at timestamptz not null,
  check (kind = 'receipt' or kind = 'count' or reason <> '')
);

alter table stock_movement add column document_id bigint references stock_document;
alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check
  check (kind in ('receipt', 'reserve', 'release', 'ship', 'count', 'write_off', 'correction'));
-- A write-off takes away; a correction and a count add what they say, which may be less than nothing.
alter table stock_movement add constraint stock_movement_quantity
  check (case when kind in ('count', 'correction') then quantity <> 0 when kind = 'write_off' then quantity < 0
    else quantity > 0 end);
create index stock_movement_at on stock_movement (at desc, id desc);
create index stock_movement_kind on stock_movement (kind, at desc, id desc);
create index stock_movement_product_at on stock_movement (product_id, at desc, id desc);

create index stock_reserved on stock (product_id) where reserved > 0;
create index stock_on_hand on stock (product_id) where on_hand > 0;

-- Codes made at once may be many; orders of a coupon, the latest first.
create index coupon_code_start on coupon (code text_pattern_ops);
create index coupon_use_coupon on coupon_use (coupon_id, order_id desc);
