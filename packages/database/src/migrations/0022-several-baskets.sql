-- A customer keeps several baskets, one of them current: the one he fills and orders (product B7). The others have names.
alter table basket drop constraint basket_account_id_key;
alter table basket add column name text not null default '';
alter table basket add column is_current boolean not null default true;
alter table basket add column removed_at timestamptz; -- can be brought back until it is swept
alter table basket add check (is_current or name <> '');
alter table basket add check (removed_at is null or not is_current);
alter table basket add check (account_id is not null or (is_current and name = ''));

create unique index basket_current on basket (account_id) where is_current;
create unique index basket_name on basket (account_id, lower(name)) where removed_at is null and name <> '';
create index basket_account on basket (account_id) where account_id is not null;
create index basket_removed on basket (removed_at) where removed_at is not null;

-- A pasted list is looked up by all its numbers at once.
create index product_mpn_key on product ((regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g')));

-- What the buyer wrote on the line goes with the order.
alter table order_line add column note text not null default '';
