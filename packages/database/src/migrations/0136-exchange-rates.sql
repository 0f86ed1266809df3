-- Rates of the Bank of Russia by day (decision 84): roubles for `nominal` units of the currency. A rate that jumped waits
-- until staff accept or decline it; prices do not use it meanwhile.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null, -- the first day on which the rate applies
  nominal integer not null check (nominal > 0),
  value numeric not null check (value > 0),
  state text not null check (state in ('accepted', 'waiting', 'declined')),
  read_at timestamptz not null,
  primary key (currency, day)
);
