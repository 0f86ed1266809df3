-- How many orders a customer has placed, beside the account: the list of customers is sorted by it (product X).

alter table account add column order_count integer not null default 0;
update account set order_count = placed.count
  from (select account_id, count(*)::integer as count from orders group by account_id) placed
  where account.id = placed.account_id;

create function keep_order_count() returns trigger language plpgsql as $$
begin
  update account set order_count = order_count + case tg_op when 'DELETE' then -placed.count else placed.count end
  from (select account_id, count(*)::integer as count from changed group by account_id) placed
  where account.id = placed.account_id;
  return null;
end $$;
create trigger orders_counted after insert on orders referencing new table as changed
  for each statement execute function keep_order_count();
create trigger orders_uncounted after delete on orders referencing old table as changed
  for each statement execute function keep_order_count();

-- An order that becomes another customer's.
create function move_order_count() returns trigger language plpgsql as $$
begin
  update account set order_count = order_count
    + case when id = new.account_id then 1 else 0 end - case when id = old.account_id then 1 else 0 end
  where id in (old.account_id, new.account_id);
  return null;
end $$;
create trigger orders_moved after update of account_id on orders
  for each row when (old.account_id is distinct from new.account_id) execute function move_order_count();

create index account_order_count on account (order_count, id) where deleted_at is null;
