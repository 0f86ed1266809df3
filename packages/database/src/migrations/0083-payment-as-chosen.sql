-- What an order was to be paid by, where money came in another way; null: as payment_method says. An order that is unpaid
-- again waits for what was chosen.
alter table orders add column chosen_payment text;
