import { daySeconds } from '../shared/durations.ts';

/** Maximum number of favourites of a customer in all lists together. Guests have the limit `guestFavouritesMax`. */
export const favouritesMax = 10_000;

export const favouriteListsMax = 100;
export const listNameLengthMax = 60;
export const favouriteNoteLengthMax = 300;

/** Maximum number of products that a customer watches. */
export const watchesMax = 500;

/** How long a deleted list can be restored. */
export const deletedListLifeSeconds = 7 * daySeconds;
