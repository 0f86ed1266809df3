-- When a page of a product last said something else: `lastmod` of the sitemap. Demand is not shown.
alter table product add column changed_at timestamptz not null default now();

-- Feeds that were written before a product was hidden are thrown away.
create index product_hidden_at on product (changed_at) where state in ('draft', 'archived');

create function date_product_change() returns trigger language plpgsql as $$
declare
  before product := old;
begin
  before.demand := new.demand;
  if new is distinct from before then
    new.changed_at := now();
  end if;
  return new;
end $$;

create trigger product_dated before update on product for each row execute function date_product_change();
