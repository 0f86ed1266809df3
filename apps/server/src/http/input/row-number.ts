import { rowIdForm } from '@farad/domain/shared';

/** The number of a row as an address carries it; undefined for a text that cannot be one. */
export const readRowNumber = (text: string): number | undefined => (rowIdForm.test(text) ? Number(text) : undefined);
