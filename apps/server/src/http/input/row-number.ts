import { rowIdForm } from '@farad/domain/shared';

/** Parses a row id from a URL; undefined = invalid. */
export const readRowNumber = (text: string): number | undefined => (rowIdForm.test(text) ? Number(text) : undefined);
