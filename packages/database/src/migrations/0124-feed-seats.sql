-- Open event streams of chats, which several processes count together (decision 77). A process renews its rows; those of
-- a process that died stop counting a minute later. The rows may be lost when the database crashes, so the table is not
-- written ahead.
create unlogged table feed_seat (
  id bigint generated always as identity primary key,
  counted_hash bytea not null,
  process_id uuid not null,
  kept_until timestamptz not null
);
create index feed_seat_counted_hash on feed_seat (counted_hash);
create index feed_seat_process_id on feed_seat (process_id);
