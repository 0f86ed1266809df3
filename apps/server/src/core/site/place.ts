/** Place of an entry in a list, as an address carries it: `<milliseconds>-<id>`. */
export const placeOf = (at: Date, id: number): string => `${at.getTime()}-${id}`;
