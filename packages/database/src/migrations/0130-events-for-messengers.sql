-- What a message to a messenger of staff is about, as fields for programs: event, number, url, total in kopecks.
alter table outbox add column event jsonb; -- null: the message is for people alone
