-- The statuses of orders are the domain's: a new one needs no migration. What an order may have is checked by
-- orders_status_known, which the program brings to its own list (order-status-check.ts).
alter table orders drop constraint orders_status_check;

-- Partial indexes name what they leave out, so that a status which is added is in them.
drop index orders_to_pick;
create index orders_to_pick on orders ((coalesce(delivery #>> '{days,from}', '')), id)
  where status <> all (array['created', 'request', 'shipped', 'delivered', 'completed', 'cancelled']);
drop index orders_left_unpaid;
create index orders_left_unpaid on orders (created_at, id)
  where paid_at is null and total_kopecks > 0
    and status <> all (array['created', 'request', 'in_work_personal', 'in_work_company', 'ordered', 'in_warehouse',
      'cancelled']);
