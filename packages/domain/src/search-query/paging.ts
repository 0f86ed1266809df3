/** Pages of a list of `count` products. */
export const pageCount = (count: number, limit: number): number => Math.ceil(count / limit);
