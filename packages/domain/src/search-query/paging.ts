/** Returns the number of pages of a list with `count` products. */
export const pageCount = (count: number, limit: number): number => Math.ceil(count / limit);
