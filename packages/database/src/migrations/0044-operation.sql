-- How the shop runs, as staff see it: jobs by the clock, messages that did not come, what people search for, texts that
-- are not translated, everything customers wrote.

-- Runs of the jobs that come back by the clock.
create table job_run (
  id bigint generated always as identity primary key,
  task text not null,
  started_at timestamptz not null,
  ended_at timestamptz, -- null: it runs, or its process died
  error text, -- null: it was done
  check (error is null or ended_at is not null)
);
create index job_run_task on job_run (task, id desc);
create index job_run_started on job_run (started_at);

-- A message that staff gave up: nobody is reminded of it any more.
alter table outbox add column discarded_at timestamptz;
alter table outbox add check (discarded_at is null or dead_at is not null);
create index outbox_waiting on outbox (id) where sent_at is null and dead_at is null;
create index outbox_dead on outbox (id) where dead_at is not null and discarded_at is null;
create index outbox_discarded on outbox (id) where discarded_at is not null;
create index outbox_kind on outbox (kind, id);

-- What people look for, without who. results: 0 none, 1 one, 2 up to ten, 3 more.
create table search_count (
  day date not null, -- of Moscow
  locale text not null check (locale in ('ru', 'en', 'tr')),
  text text not null,
  results smallint not null check (results between 0 and 3),
  searches integer not null check (searches > 0),
  primary key (day, locale, text, results)
);
create index search_count_none on search_count (day) include (searches) where results = 0;

-- The same summed up over the last days, made anew every few minutes; locale '': all of them together.
create table search_period (
  days smallint not null,
  locale text not null,
  text text not null,
  searches integer not null,
  without_result integer not null,
  previous integer not null, -- searches of as many days before
  primary key (days, locale, text)
);
create index search_period_searches on search_period (days, locale, searches desc, text);
create index search_period_none on search_period (days, locale, without_result desc, text) where without_result > 0;

-- Words that staff let stand for others in a search.
create table search_synonym (
  id bigint generated always as identity primary key,
  locale text not null check (locale in ('ru', 'en', 'tr')),
  said text not null check (said <> ''),
  meant text not null check (meant <> ''),
  created_at timestamptz not null,
  unique (locale, said)
);

-- Which texts of a product are missing, a bit each: title ru 1, en 2, tr 4, description ru 8, en 16, tr 32.
create function missing_texts(title jsonb, description jsonb) returns integer language sql immutable parallel safe as $$
  select case when coalesce(title ->> 'ru', '') = '' then 1 else 0 end
    + case when coalesce(title ->> 'en', '') = '' then 2 else 0 end
    + case when coalesce(title ->> 'tr', '') = '' then 4 else 0 end
    + case when coalesce(description ->> 'ru', '') = '' then 8 else 0 end
    + case when coalesce(description ->> 'en', '') = '' then 16 else 0 end
    + case when coalesce(description ->> 'tr', '') = '' then 32 else 0 end
$$;
create index product_texts_missing on product (missing_texts(title, description), id)
  where state <> 'archived' and missing_texts(title, description) <> 0;

-- Everything that customers wrote, by its state, and by words.
create function writing_words(words text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, replace(lower(words), 'ё', 'е'))
$$;
create index review_state on review (state, id desc);
create index review_rating on review (rating, id desc);
create index review_product on review (product_id, id desc);
create index review_words on review
  using gin (writing_words(author_name || ' ' || text || ' ' || pros || ' ' || cons));
create index question_state on question (state, id desc);
create index question_product on question (product_id, id desc);
create index question_words on question using gin (writing_words(author_name || ' ' || text));
create index answer_state on answer (state, id desc);
create index answer_words on answer using gin (writing_words(author_name || ' ' || text));

-- Pages that are kept, and whoever reads a search, follow a synonym as they follow a name of the catalogue.
create trigger search_synonym_inserted after insert on search_synonym referencing new table as changed
  for each statement execute function note_frame_rows();
create trigger search_synonym_deleted after delete on search_synonym referencing old table as changed
  for each statement execute function note_frame_rows();
