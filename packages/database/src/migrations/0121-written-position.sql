-- Position in the write-ahead log after the last write of this session, in bytes from the beginning of the log. A replica
-- that has replayed it has what the session wrote (decision 74). 0 = nothing was written, or there are no replicas.
alter table staff_session add written_to bigint not null default 0;
