-- A change of the categories, attributes or brands is noted in the table of changes as well, as a line without a
-- product, so that what follows the catalogue learns of it in the same order and after the same restart.
alter table product_change alter product_id drop not null;

create function note_frame_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into product_change (product_id, is_whole) values (null, true);
    perform pg_notify('product_change', '');
  end if;
  return null;
end $$;

-- An import writes every row again; only what is different then is a change.
create function note_frame_updates() returns trigger language plpgsql as $$
begin
  if exists (select * from changed except select * from former) then
    insert into product_change (product_id, is_whole) values (null, true);
    perform pg_notify('product_change', '');
  end if;
  return null;
end $$;

create trigger category_inserted after insert on category referencing new table as changed
  for each statement execute function note_frame_rows();
create trigger category_deleted after delete on category referencing old table as changed
  for each statement execute function note_frame_rows();
create trigger category_updated after update on category referencing old table as former new table as changed
  for each statement execute function note_frame_updates();

create trigger attribute_inserted after insert on attribute referencing new table as changed
  for each statement execute function note_frame_rows();
create trigger attribute_deleted after delete on attribute referencing old table as changed
  for each statement execute function note_frame_rows();
create trigger attribute_updated after update on attribute referencing old table as former new table as changed
  for each statement execute function note_frame_updates();

create trigger brand_inserted after insert on brand referencing new table as changed
  for each statement execute function note_frame_rows();
create trigger brand_deleted after delete on brand referencing old table as changed
  for each statement execute function note_frame_rows();
create trigger brand_updated after update on brand referencing old table as former new table as changed
  for each statement execute function note_frame_updates();
