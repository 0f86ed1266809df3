/** A merge of brands can be undone up to this number of moved products and for this number of days. */
export const brandMergeUndoMax = 20_000;
export const brandMergeUndoDays = 7;
