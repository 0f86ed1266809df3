/** Row id in a URL or a message: an integer from 1 without leading zeros. */
export const rowIdForm = /^[1-9]\d{0,14}$/;
