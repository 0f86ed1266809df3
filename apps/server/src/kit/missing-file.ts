const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** Returns true if nothing exists at the path. */
export const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);

/** Returns true if no file exists at the path: nothing, or a folder. */
export const isNoFile = (error: unknown): boolean => hasCode(error, ['ENOENT', 'EISDIR']);
