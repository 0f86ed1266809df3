import pg from 'pg';

/**
 * True if a prepared statement failed because a migration changed its result columns. The statement succeeds after
 * being prepared again.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');
