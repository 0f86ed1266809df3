-- What was counted, or told by a supplier, beside what was moved: on hand = counted + receipts − shipped. So the ledger
-- can be compared with the stock (product O4), and an import of a million parts writes no ledger.
alter table stock add column counted integer;
update stock set counted = on_hand - coalesce((
  select sum(case kind when 'ship' then -quantity else quantity end) from stock_movement moved
  where moved.product_id = stock.product_id and moved.warehouse_id = stock.warehouse_id
    and kind in ('receipt', 'ship', 'count')), 0);
alter table stock alter column counted set not null;
create function count_new_stock() returns trigger language plpgsql as $$
begin
  new.counted := new.on_hand;
  return new;
end $$;
create trigger stock_counted before insert on stock
  for each row when (new.counted is null) execute function count_new_stock();

-- Which orders are completed by the clock is read by the day on which they were delivered.
create index order_event_delivered on order_event (at, order_id) where to_status = 'delivered';

-- A wrong match of money by bank is taken back by a line of its own: lines are added and never changed.
alter table bank_money drop constraint bank_money_amount_kopecks_check;
alter table bank_money add column takes_back bigint unique references bank_money;
alter table bank_money add constraint bank_money_amount
  check (case when takes_back is null then amount_kopecks > 0 else amount_kopecks < 0 end);
alter table bank_money drop constraint bank_money_entry_id_key;
create index bank_money_entry on bank_money (entry_id) where entry_id is not null;

-- Of held money less is taken where a part of the order cannot be sent; the rest is let go, and is kept as money that
-- went back without the provider's doing.
alter table payment add column capture_kopecks bigint check (capture_kopecks > 0 and capture_kopecks < amount_kopecks);
alter table payment add column capture_receipt jsonb;
alter table payment add constraint payment_capture check ((capture_kopecks is null) = (capture_receipt is null));
alter table refund drop constraint refund_cause_check;
alter table refund add constraint refund_cause_check check (cause in ('late', 'overpaid', 'staff', 'not_captured'));
drop index refund_by_itself;
create unique index refund_by_itself on refund (payment_id) where cause in ('late', 'overpaid') and state <> 'cancelled';

-- Sellers by the simplified rules who chose 5 % or 7 %; where imported goods come from; goods whose pieces are marked.
alter table payment_line drop constraint payment_line_vat_class_check;
alter table payment_line add constraint payment_line_vat_class_check
  check (vat_class in ('standard', 'reduced', 'zero', 'none', 'five', 'seven'));
alter table payment_line add column country text;
alter table payment_line add column customs_declaration text;
alter table payment_line add column is_marked boolean not null default false;

-- Codes of marked pieces, scanned when a parcel is packed (product Y3).
create table parcel_mark (
  parcel_id bigint not null references parcel on delete cascade,
  product_id integer not null references product,
  code text not null,
  primary key (parcel_id, code)
);
create index parcel_mark_code on parcel_mark (code);
