-- A code of marked goods may stand for a pack of pieces.
alter table parcel_mark add column pieces integer not null default 1 check (pieces > 0);
