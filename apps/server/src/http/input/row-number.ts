import { rowIdForm } from '@farad/domain/shared';

/** Parses a row id of an address; undefined = invalid. */
export const readRowNumber = (text: string): number | undefined => (rowIdForm.test(text) ? Number(text) : undefined);
