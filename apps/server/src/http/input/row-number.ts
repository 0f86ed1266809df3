/** The number of a row as an address carries it; undefined for a text that cannot be one. */
export const readRowNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
