/** The id of a row as an address or a message carries it: a whole number from 1, without leading zeros. */
export const rowIdForm = /^[1-9]\d{0,14}$/;

/** The id that a text carries; undefined if the text cannot be one. */
export const readRowId = (text: string): number | undefined => (rowIdForm.test(text) ? Number(text) : undefined);
