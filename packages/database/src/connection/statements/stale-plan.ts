import pg from 'pg';

/**
 * Returns whether a prepared statement failed because a migration changed what it returns. It succeeds when it is
 * prepared anew.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');
