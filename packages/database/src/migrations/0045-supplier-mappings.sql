-- Kept mappings are forgotten one by one.
alter table supplier_mapping add column id bigint generated always as identity unique;
