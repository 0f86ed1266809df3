-- What the buyer chose at the checkout stays with his basket (specification section 3); a merge puts it back to none.
alter table basket add column coupon_code text;
alter table basket add column bonus_roubles integer not null default 0 check (bonus_roubles >= 0);
alter table basket add column delivery_kind text check (delivery_kind in ('own_pickup', 'courier', 'pickup_point'));
alter table basket add column cargo_kopecks bigint not null default 0 check (cargo_kopecks >= 0);

-- A copy of a basket's lines that whoever has the link may see and copy (product B7, O6). The token is kept as its
-- SHA-256 and is no basket's id.
create table basket_share (
  id bigint generated always as identity primary key,
  token_sha256 bytea not null unique,
  account_id bigint references account on delete cascade, -- null: a guest's
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index basket_share_account on basket_share (account_id) where account_id is not null;
create index basket_share_expires on basket_share (expires_at);

create table basket_share_line (
  share_id bigint not null references basket_share on delete cascade,
  product_id integer not null references product,
  position integer not null,
  quantity integer not null check (quantity between 1 and 10000000),
  note text not null,
  primary key (share_id, product_id)
);
