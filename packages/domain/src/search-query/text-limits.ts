/** Maximum length of a search text in characters. */
export const searchTextLengthMax = 200;

/** Maximum length of a text that states the bounds of a number, in characters: `4к7…10к`. */
export const rangeEntryLengthMax = 80;
