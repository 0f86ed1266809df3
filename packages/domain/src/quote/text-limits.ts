/** Maximum length of the text that says which part a customer asks for, in characters. */
export const askedPartLengthMax = 200;
