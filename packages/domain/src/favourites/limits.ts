/** Most favourites of a customer, in all lists together. A guest has `guestFavouritesMax` in one. */
export const favouritesMax = 10_000;

export const favouriteListsMax = 100;
export const listNameLengthMax = 60;
export const favouriteNoteLengthMax = 300;

/** Most products that a customer waits for at once. */
export const watchesMax = 500;

/** So long what was deleted can be brought back. */
export const deletedListLifeSeconds = 7 * 86_400;
