/** Form of a row's id in a URL or a message: an integer from 1 without leading zeros. */
export const rowIdForm = /^[1-9]\d{0,14}$/;

/** Largest value of an integer column in PostgreSQL. */
export const rowIdMax = 2_147_483_647;

/** Form of a product's id in a URL or a message (`_id` of the specification). */
export const productIdForm = /^[1-9]\d{0,9}$/;
