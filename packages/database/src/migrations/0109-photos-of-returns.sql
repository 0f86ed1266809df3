-- Photos that customers add to return requests, re-encoded and without camera data. They are uploaded before the
-- request is sent; photos that no request takes are deleted after a day.
create table order_return_photo (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  account_id bigint not null references account,
  return_id bigint references order_return on delete cascade, -- null: not sent yet
  content bytea not null, -- webp
  created_at timestamptz not null
);
create index order_return_photo_order on order_return_photo (order_id, id);
create index order_return_photo_waiting on order_return_photo (created_at) where return_id is null;
create index order_return_photo_account on order_return_photo (account_id);
