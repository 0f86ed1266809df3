/**
 * SQL of the timeline of a server that takes writes: eight hexadecimal digits, at the beginning of the name of its
 * current file of the log. It grows when a replica is promoted.
 */
export const timelineSql = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)';
