-- The table of an order that a letter shows in its HTML; the plain text has the same. Staff are told by messengers too.
alter table outbox
  add column letter_table jsonb, -- null: the letter has none
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('sms', 'email', 'messenger'));
