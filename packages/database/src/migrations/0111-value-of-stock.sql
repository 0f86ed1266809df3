-- Value of the stock by the supplier of the current purchase price, counted by an hourly job: a count over a million
-- parts is too slow for a page. Sums in kopecks.
create table stock_value (
  supplier text primary key, -- '': no supplier is named
  parts integer not null,
  pieces bigint not null,
  at_price bigint not null, -- at the price of a single piece
  cost bigint not null, -- of the pieces whose cost is known
  costed_pieces bigint not null,
  counted_at timestamptz not null
);
