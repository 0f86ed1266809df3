export {
  deletedListLifeSeconds,
  favouriteListsMax,
  favouriteNoteLengthMax,
  favouritesMax,
  listNameLengthMax,
  watchesMax,
} from './limits.ts';
export { favouritesToAdd, type OwnFavourites } from './merge-favourites.ts';
export { favouriteSorts, type FavouriteSort } from './sorts.ts';
export {
  cheaperTarget,
  isWatchMet,
  watchedPrice,
  watchKinds,
  type Watch,
  type WatchedProduct,
  type WatchKind,
} from './watch.ts';
