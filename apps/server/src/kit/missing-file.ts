const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** True if the error says that nothing exists at the path. */
export const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);

/** True if the error says that no file exists at the path: there is nothing, or a folder. */
export const isNoFile = (error: unknown): boolean => hasCode(error, ['ENOENT', 'EISDIR']);
