-- What staff write for the shop (product G): pages, news, vacancies, banners, with every version. A page of the program
-- has a row once somebody changed it; until then the program's own text is shown.
create table content (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('page', 'news', 'vacancy', 'banner')),
  slug text not null check (slug ~ '^[a-z0-9](-?[a-z0-9]+)*$' and length(slug) <= 80),
  version integer not null default 0, -- the highest
  live_version integer,
  next_version integer, -- takes the place of the live one at next_at
  next_at timestamptz,
  ends_at timestamptz,
  shown_at timestamptz, -- first shown: the day of news
  is_archived boolean not null default false,
  changed_at timestamptz not null,
  unique (kind, slug),
  check ((next_version is null) = (next_at is null))
);
create index content_shown on content (kind, shown_at desc, id desc);
create index content_changed on content (changed_at desc, id desc);

create table content_version (
  content_id bigint not null references content,
  version integer not null check (version > 0),
  texts jsonb not null, -- ContentTexts of the rules
  link text,
  note text not null default '',
  staff_id bigint not null references staff,
  at timestamptz not null,
  primary key (content_id, version)
);
-- What was written stays as it was written.
create function content_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a text does not change';
end $$;
create trigger content_version_stays before update or delete on content_version
  for each row execute function content_version_stays();
