-- What several processes count together (decision 0029). All of it is forgotten within minutes, and may be lost when the
-- database crashes: the tables are not written ahead.

-- Shares of a limit that processes have taken until the moment at which counting begins anew.
create unlogged table rate_lease (
  counted_hash bytea primary key,
  taken integer not null check (taken > 0),
  ends_at timestamptz not null
);
create index rate_lease_ends_at on rate_lease (ends_at);

-- Codes of coupons that somebody tried in vain.
create unlogged table coupon_try (
  caller_hash bytea not null,
  code_hash bytea not null,
  tried_at timestamptz not null,
  primary key (caller_hash, code_hash)
);
create index coupon_try_tried_at on coupon_try (tried_at);

-- Tokens of the bot check that were shown.
create unlogged table bot_proof (
  shown_hash bytea primary key,
  shown_at timestamptz not null
);
create index bot_proof_shown_at on bot_proof (shown_at);
