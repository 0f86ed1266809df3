-- Line of the file at which an import failed; null: none is known.
alter table import_run add column failure_line integer;
