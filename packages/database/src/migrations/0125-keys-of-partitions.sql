-- no transaction: statements are separated by empty lines, and may be repeated
-- Prepares three tables for partitions by time, without blocking reads or writes: a unique index with the time, and a
-- validated check. With these, 0126 makes each table the first partition without reading it.

drop index concurrently if exists product_change_timed;

create unique index concurrently product_change_timed on product_change (id, at);

drop index concurrently if exists outbox_timed;

create unique index concurrently outbox_timed on outbox (id, created_at);

drop index concurrently if exists audit_timed;

create unique index concurrently audit_timed on audit (id, at);

-- The end of the first partition is days or months away, so that no new row breaks the check before 0126.
do $$
declare
  row record;
  latest timestamp;
begin
  for row in select * from (values ('product_change', 'at', 'day', interval '7 days'),
      ('outbox', 'created_at', 'month', interval '2 months'), ('audit', 'at', 'quarter', interval '6 months')
    ) as divided (name, time, period, ahead) loop
    execute format('select max(%I) at time zone ''UTC'' from %I', row.time, row.name) into latest;
    latest := greatest(now() at time zone 'UTC', latest);
    execute format('alter table %I drop constraint if exists %I', row.name, row.name || '_first');
    execute format('alter table %I add constraint %I check (%I < %L) not valid', row.name, row.name || '_first', row.time,
      (date_trunc(row.period, latest) + row.ahead) at time zone 'UTC');
  end loop;
end $$;

alter table product_change validate constraint product_change_first;

alter table outbox validate constraint outbox_first;

alter table audit validate constraint audit_first;
