-- Proof of a consent: the very text that was read, and a keyed hash of the network address it came from. Null: it was
-- given before this was kept, or to staff by phone.
alter table consent add column text_sha256 bytea check (length(text_sha256) = 32);
alter table consent add column caller_hash bytea check (length(caller_hash) = 32);
