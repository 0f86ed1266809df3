-- What a line of a payment counts: receipts say metres where metres were sold.
alter table payment_line add column unit text not null default 'piece'
  check (unit in ('piece', 'metre', 'set', 'pack'));
update payment_line set unit = line.unit from payment join order_line line on line.order_id = payment.order_id
  where payment.id = payment_line.payment_id and line.position = payment_line.position and line.unit <> 'piece';
