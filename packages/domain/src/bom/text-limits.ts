/** Maximum number of tags per list. */
export const bomTagsMax = 10;

/** Maximum length of the name of a list, in characters. */
export const bomNameLengthMax = 120;

/** Maximum length of a tag, in characters. */
export const tagLengthMax = 40;

/** Maximum length of all tags as typed, with a comma and a space after each, in characters. */
export const tagsLengthMax = bomTagsMax * (tagLengthMax + 2);

/** Maximum length of the name of a board, in characters. */
export const boardNameLengthMax = 80;

/** Maximum length of a field of a line other than description and designators, in characters. */
export const lineFieldLengthMax = 200;

/** Maximum length of the description of a line, in characters. */
export const lineDescriptionLengthMax = 500;

/** Maximum length of the designators of a line, in characters. */
export const designatorsLengthMax = 10_000;

/** Maximum length of the comment of a customer on a request for a list, in characters. */
export const bomCommentLengthMax = 2000;

/** Maximum length of a list as pasted, in characters. */
export const pastedBomLengthMax = 500_000;

/** Maximum length of the text that a search in a list or in a row uses, in characters. */
export const bomSearchLengthMax = 200;
