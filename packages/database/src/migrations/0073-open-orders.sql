-- Orders that hold stock without being paid, by buyer: how many one may have is a rule of the shop.
create index orders_open_account on orders (account_id)
  where paid_at is null and total_kopecks > 0 and status not in ('completed', 'cancelled');
create index orders_open_phone on orders ((contact ->> 'phone'))
  where paid_at is null and total_kopecks > 0 and status not in ('completed', 'cancelled');
