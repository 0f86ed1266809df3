-- A parcel that was not delivered waits for the carrier's order back, and one that is lost comes never.
alter table parcel drop constraint parcel_state_check;
alter table parcel add constraint parcel_state_check check (state in ('packed', 'handed_over', 'in_transit',
  'ready_for_pickup', 'with_courier', 'delivered', 'not_delivered', 'returning', 'returned', 'lost'));

-- The buyer is told of a parcel that was not delivered, before one that was.
alter table parcel drop constraint parcel_told_stage_check;
alter table parcel add constraint parcel_told_stage_check check (told_stage between 0 and 4);
update parcel set told_stage = 4 where told_stage = 3;

-- The carrier's own order that brings a parcel back to us, with the number to follow it by.
alter table shipment add column return_carrier_id text, add column return_track text;
create index shipment_return_carrier on shipment (return_carrier_id) where return_carrier_id is not null;

-- Words of that order are told from those of the first: the same code means another thing.
alter table parcel_event add column of_return boolean not null default false;
drop index parcel_event_once;
create unique index parcel_event_once on parcel_event (parcel_id, of_return, code, at) where by = 'carrier';

-- Parcels that staff have to look into.
create index parcel_undelivered on parcel (order_id) where state = 'not_delivered';
