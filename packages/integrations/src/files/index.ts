import { fetchFile, mayBeFetched, type FilesPort } from './fetch-file.ts';

export type { FilesPort };

/** Downloads from the real internet. Tests use other implementations. */
export const publicFiles: FilesPort = { fetchFile, mayBeFetched };
