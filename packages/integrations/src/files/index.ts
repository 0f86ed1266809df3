import { fetchFile, mayBeFetched, type FilesPort } from './fetch-file.ts';

export type { FilesPort };

/** The open internet itself. */
export const publicFiles: FilesPort = { fetchFile, mayBeFetched };
