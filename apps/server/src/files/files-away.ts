import { fileStoreCode, FileStoreError } from '@farad/integrations/file-store';

/** Code of errors that say that the bucket of the shop's files does not do what it was asked for. */
export const filesAwayCode = fileStoreCode;

/** True if the error says that the bucket of the shop's files does not do what it was asked for. */
export const isFilesAway = (error: unknown): boolean => error instanceof FileStoreError;
