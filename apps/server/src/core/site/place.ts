/** Returns the place of an entry in a list, for addresses: `<milliseconds>-<id>`. */
export const placeOf = (at: Date, id: number): string => `${at.getTime()}-${id}`;
