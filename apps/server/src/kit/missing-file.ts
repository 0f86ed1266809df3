const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** There is nothing at that path. */
export const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);

/** There is no file at that path: nothing, or a folder. */
export const isNoFile = (error: unknown): boolean => hasCode(error, ['ENOENT', 'EISDIR']);
