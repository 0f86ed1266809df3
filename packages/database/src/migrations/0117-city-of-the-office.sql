-- The city of the pickup office is a field of the setting `delivery`. Without it the office is in Moscow, as this column said.
alter table delivery_city drop column has_pickup;
