/** The id of a row as an address or a message carries it: a whole number from 1, without leading zeros. */
export const rowIdForm = /^[1-9]\d{0,14}$/;
