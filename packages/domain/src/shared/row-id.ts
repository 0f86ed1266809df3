/** Row id in a URL or a message: an integer from 1 without leading zeros. */
export const rowIdForm = /^[1-9]\d{0,14}$/;

/** The greatest id that an integer column can hold. */
export const rowIdMax = 2_147_483_647;

/** Product number in a URL or a message (`_id` of the specification). */
export const productIdForm = /^[1-9]\d{0,9}$/;
