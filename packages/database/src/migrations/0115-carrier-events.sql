-- What a carrier answers to a request is an event of its own, without a code: it is stored once by the program, also when
-- two come at the same time. Only statuses are repeated by carriers.
drop index parcel_event_once;
create unique index parcel_event_once on parcel_event (parcel_id, of_return, code, at)
  where by = 'carrier' and (code <> '' or state is null);
