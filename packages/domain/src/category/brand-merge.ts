/** Limits for undoing a merge of brands: maximum number of moved products, and maximum age of the merge in days. */
export const brandMergeUndoMax = 20_000;
export const brandMergeUndoDays = 7;
