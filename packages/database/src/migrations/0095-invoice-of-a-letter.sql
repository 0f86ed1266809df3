-- The invoice whose PDF goes with a letter: drawn when it is sent, the row keeps no bytes.
alter table outbox
  add column invoice_id bigint references invoice on delete set null; -- null: nothing goes with it
