/** A merge of brands is undone while so few products went over, and so many days. */
export const brandMergeUndoMax = 20_000;
export const brandMergeUndoDays = 7;
