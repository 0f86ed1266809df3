/** Maximum length of the text that a search for an address uses, in characters. */
export const addressSearchLengthMax = 200;

/** Maximum length of the code of a pickup point, in characters. */
export const pointCodeLengthMax = 60;

/** Maximum length of the text that a search for pickup points uses, in characters. */
export const pointSearchLengthMax = 100;
