-- Processes of the shop that run, so that staff and alerts see all of them from any one. Each process renews its row; one
-- that died stops doing so. The rows may be lost when the database crashes, so the table is not written ahead.
create unlogged table process_seen (
  host text not null,
  port integer not null,
  role text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null,
  engine text not null check (engine in ('memory', 'process', 'opensearch')),
  is_ready boolean not null,
  is_answering boolean not null,
  products integer not null,
  behind_seconds double precision not null,
  built_at timestamptz, -- null: the index was opened from its snapshot, or another process builds it
  building_since timestamptz, -- null: no index is being built
  primary key (host, port)
);
