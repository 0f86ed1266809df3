-- Whether buyers may enter is the setting `opening`, which the program writes for a new shop in production. A shop that
-- has orders, customers or goods of its own was open until now, and stays open.
insert into setting (key, value)
select 'opening', jsonb_build_object(
  'isOpen', true, 'wasOpen', true, 'opensOn', null, 'reason', '', 'changedAt', null, 'changedBy', null)
where exists (select from orders)
  or exists (select from account)
  or (exists (select from product) and not exists (select from setting where key = 'demonstration'))
on conflict (key) do nothing;
