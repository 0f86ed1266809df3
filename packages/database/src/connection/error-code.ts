/** Returns the code of an error of PostgreSQL or of Node.js; undefined = it has none. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** PostgreSQL error: all of its `max_connections` are used, by this process and others. */
export const tooManyConnections = '53300';
