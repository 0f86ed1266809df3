-- Uploaded pictures of the shop's logo and icon, named by their content. Settings and their versions name them, so a
-- picture stays as long as a version does.
create table shop_picture (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('svg', 'png')),
  width real not null check (width > 0),
  height real not null check (height > 0),
  seen_on_light real not null check (seen_on_light between 0 and 1), -- part of it that a light page does not swallow
  seen_on_dark real not null check (seen_on_dark between 0 and 1),
  is_clear boolean not null, -- the background shows through
  shown bytea not null, -- what pages show
  printed bytea not null, -- a PNG for white paper: letters and documents
  printed_width integer not null,
  printed_height integer not null,
  added_at timestamptz not null
);
