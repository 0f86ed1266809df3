-- Divides three tables by time, so that old rows go with their partition. The filled table becomes the first partition.
-- Its check, validated in 0125, lets PostgreSQL attach it without reading it. The primary keys contain the time, because
-- PostgreSQL needs that. Ids stay unique: they come from one sequence.

-- Renames a filled table to <name>_first, with its indexes and constraints, and drops what its partitions will share.
-- Returns the next id. In a partition, an index must belong to a constraint to serve as its primary key.
create function pg_temp.make_first(divided text) returns bigint language plpgsql as $$
declare
  first text := divided || '_first';
  part record;
  following bigint;
begin
  execute format('lock table %I in access exclusive mode', divided);
  execute format('select last_value + is_called::integer from %s', pg_get_serial_sequence(divided, 'id')) into following;
  execute format('alter table %I alter id drop identity, drop constraint %I', divided, divided || '_pkey');
  execute format('alter table %I rename to %I', divided, first);
  execute format('alter table %I add constraint %I primary key using index %I', first, first || '_pkey',
    divided || '_timed');
  for part in select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = first::regclass and not indisprimary loop
    execute format('alter index %I rename to %I', part.relname, first || substr(part.relname, length(divided) + 1));
  end loop;
  return following;
end $$;

-- Attaches <name>_first as the first partition, creates the default one, and drops the check, which has no use any more.
create function pg_temp.attach_first(divided text, following bigint) returns void language plpgsql as $$
declare
  first text := divided || '_first';
  until text := (select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] from pg_constraint
    where conrelid = first::regclass and conname = first);
begin
  execute format('alter table %I drop constraint %I', divided, first);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', divided, first, until);
  execute format('alter table %I drop constraint %I', first, first);
  execute format('create table %I partition of %I default', divided || '_default', divided);
  execute format('alter table %I alter id add generated always as identity (start %s)', divided, following);
end $$;

create temporary table next_id on commit drop as
  select divided, pg_temp.make_first(divided) as id from unnest(array['product_change', 'outbox', 'audit']) as divided;

create table product_change (
  like product_change_first including defaults including constraints,
  primary key (id, at)
) partition by range (at);

create table outbox (
  like outbox_first including defaults including constraints,
  primary key (id, created_at),
  foreign key (account_id) references account,
  foreign key (order_id) references orders on delete cascade,
  foreign key (chat_id) references chat on delete cascade,
  foreign key (feedback_id) references feedback on delete cascade,
  foreign key (request_id) references request on delete cascade,
  foreign key (invoice_id) references invoice on delete set null
) partition by range (created_at);
create index outbox_waiting on outbox (id) where sent_at is null and dead_at is null;
create index outbox_dead on outbox (id) where dead_at is not null and discarded_at is null;
create index outbox_discarded on outbox (id) where discarded_at is not null;
create index outbox_kind on outbox (kind, id);
create index outbox_account on outbox (account_id) where account_id is not null;
create index outbox_chat on outbox (chat_id) where chat_id is not null;
create index outbox_feedback on outbox (feedback_id) where feedback_id is not null;
create index outbox_request on outbox (request_id) where request_id is not null;
create index outbox_followed on outbox (sent_at) where delivery = 'waiting';
create index outbox_undelivered on outbox (sent_at) where delivery = 'failed';

create table audit (
  like audit_first including defaults including constraints,
  primary key (id, at),
  foreign key (staff_id) references staff
) partition by range (at);
create index audit_at on audit (at);
create index audit_staff on audit (staff_id, id desc);
create index audit_object on audit (object_kind, object_id, id desc);
create index audit_action on audit (action, id desc);

drop trigger audit_append_only on audit_first;
drop trigger audit_never_emptied on audit_first;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_audit_change();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_audit_change();

select pg_temp.attach_first(divided, id) from next_id;
