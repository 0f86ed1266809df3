-- What a line had against it when its list was first looked at by night: only what comes after that is told.
alter table bom_line add column seen_flags text[] not null default '{}';
