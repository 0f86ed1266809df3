/** Maximum length of a number as typed, in characters: `10 000 000`, `2,5k`, `1 000 шт`. */
export const typedNumberLengthMax = 16;
