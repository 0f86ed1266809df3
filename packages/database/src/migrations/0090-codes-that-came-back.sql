-- Codes of marked goods that were scanned when they came back: with an accepted wish, with a refund, or with both.
create table mark_return (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  product_id integer not null references product,
  code text not null,
  pieces integer not null check (pieces > 0), -- of the code's
  return_id bigint references order_return on delete cascade,
  refund_id bigint references refund on delete cascade,
  at timestamptz not null
);
create index mark_return_order on mark_return (order_id, product_id);
create index mark_return_refund on mark_return (refund_id) where refund_id is not null;
