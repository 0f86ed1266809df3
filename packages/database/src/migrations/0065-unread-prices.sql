-- A price that could not be read: null, the one of the product stays.
alter table import_row alter column tier_quantities drop not null, alter column tier_prices drop not null;
