-- Profit is counted without VAT (decision 0038).

-- What was paid for goods whose purchase price is known, without VAT. From now on `cost` is without the VAT that the
-- shop may deduct.
alter table day_figures add column revenue bigint not null default 0;

-- The reports read all events of orders again, and so count each day with orders anew.
delete from setting where key = 'reports';
