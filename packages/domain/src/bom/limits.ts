import { daySeconds } from '../shared/durations.ts';

/** Maximum number of lists per customer. */
export const bomsMax = 200;

/** Maximum number of lists in a guest's browser. */
export const guestBomsMax = 10;

/** Maximum number of boards per list. */
export const bomBoardsMax = 20;

/** Maximum number of stored revisions per board. */
export const bomRevisionsMax = 50;

/** Maximum number of different parts in a customer's own stock. */
export const ownStockMax = 1000;

/** How long a deleted list can be restored. */
export const deletedBomLifeSeconds = daySeconds;

/** How long a guest's list is kept after its last change. */
export const guestBomLifeSeconds = 30 * daySeconds;

/** How long a link to a list is valid; the same as for a basket. */
export const bomShareLifeSeconds = 90 * daySeconds;
