-- Pieces that were not found at the shelf leave the stock by a document of their own kind, and come back by one
-- (decision 0039). Orders that held them lose them by name.
alter table stock_document drop constraint stock_document_kind_check;
alter table stock_document add constraint stock_document_kind_check
  check (kind in ('receipt', 'write_off', 'correction', 'count', 'shortage'));
alter table stock_document drop constraint stock_document_check;
alter table stock_document add constraint stock_document_reason
  check (kind in ('receipt', 'count', 'shortage') or reason <> '');
alter table stock_document add column wave_id bigint references picking_wave; -- in which it was seen; null: in none
create index stock_document_wave on stock_document (wave_id) where wave_id is not null;

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check
  check (kind in ('receipt', 'reserve', 'release', 'ship', 'count', 'write_off', 'correction', 'shortage'));
alter table stock_movement drop constraint stock_movement_quantity;
alter table stock_movement add constraint stock_movement_quantity
  check (case when kind in ('count', 'correction', 'shortage') then quantity <> 0 when kind = 'write_off' then quantity < 0
    else quantity > 0 end);
create index stock_movement_document on stock_movement (document_id) where document_id is not null;

-- What an order held at a shelf that turned out to be empty.
create table order_lack (
  id bigint generated always as identity primary key,
  document_id bigint not null references stock_document,
  order_id bigint not null references orders on delete cascade,
  product_id integer not null references product,
  warehouse_id integer not null references warehouse,
  quantity integer not null check (quantity > 0),
  found integer not null default 0 check (found between 0 and quantity), -- of them, found later
  settled_at timestamptz, -- staff said what becomes of the order
  told_at timestamptz -- staff were told
);
create index order_lack_order on order_lack (order_id, product_id);
create index order_lack_open on order_lack (id) where settled_at is null and found < quantity;
create index order_lack_document on order_lack (document_id);

-- Pieces that are missing take their share of the average cost with them, and bring it when they are found.
create or replace function keep_average_pieces() returns trigger language plpgsql as $$
begin
  update product_cost cost set average_pieces = next.pieces,
    margin = least_margin(product.tier_quantities, product.tier_prices, cost.tier_quantities, cost.tier_prices,
      cost.average, next.pieces)
  from (
    select cost.product_id, greatest(0, cost.average_pieces + sum(case moved.kind when 'ship' then -moved.quantity
      else moved.quantity end))::integer as pieces
    from moved join product_cost cost on cost.product_id = moved.product_id
    where cost.average is not null and (moved.kind = 'ship' or (moved.kind = 'receipt' and moved.order_id is not null)
      or (moved.kind in ('write_off', 'count', 'correction', 'shortage') and moved.document_id is not null))
    group by cost.product_id, cost.average_pieces
  ) next
  join product on product.id = next.product_id
  where cost.product_id = next.product_id;
  return null;
end $$;
