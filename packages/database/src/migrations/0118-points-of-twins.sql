-- Pickup points and city codes that a twin of the carrier gave. Only a shop with this twin uses them (decision 0069).
alter table pickup_point add column is_twin boolean not null default false;
alter table carrier_city add column is_twin boolean not null default false;

-- Only the twin gives codes such as TW438-01.
update pickup_point set is_twin = true where code ~ '^TW[0-9]+-[0-9]{2}$';
update carrier_city set is_twin = true
  where exists (select from pickup_point where provider = carrier and is_twin)
    and not exists (select from pickup_point where provider = carrier and not is_twin);
