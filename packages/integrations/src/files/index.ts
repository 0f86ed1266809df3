import { fetchFile, mayBeFetched, type FilesPort } from './fetch-file.ts';

export type { FilesPort };

/** The real internet. */
export const publicFiles: FilesPort = { fetchFile, mayBeFetched };
