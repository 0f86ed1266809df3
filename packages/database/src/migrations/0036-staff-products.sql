-- Lists of staff go by the number of the product inside a category, a brand or a state; the indexes of one column gave
-- the rows of a category in no order.
drop index product_category;
drop index product_brand;
create index product_category on product (category_id, id);
create index product_brand on product (brand_id, id);
create index product_state on product (state, id);
create index product_untranslated on product (id)
  where coalesce(title ->> 'ru', '') = '' or coalesce(title ->> 'en', '') = '' or coalesce(title ->> 'tr', '') = '';
drop index product_mpn_key;
create index product_mpn_key on product ((regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g')), id);

-- Words of what the index of the catalogue does not have.
create function product_words(mpn text, title jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, replace(lower(
    mpn || ' ' || coalesce(title ->> 'ru', '') || ' ' || coalesce(title ->> 'en', '') || ' ' ||
    coalesce(title ->> 'tr', '')), 'ё', 'е'))
$$;
create index product_hidden_words on product
  using gin (product_words(mpn, title)) where state in ('draft', 'archived');

-- Little of it is left: lists of what runs out.
create index stock_low on stock (product_id) where on_hand - reserved between 1 and 10;

-- What staff did to several products at once, to be undone.
create table product_bulk (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  at timestamptz not null,
  undone_at timestamptz,
  -- Of each product: its version after the change, and what of it was otherwise before.
  products jsonb not null
);
create index product_bulk_staff on product_bulk (staff_id, id desc);
