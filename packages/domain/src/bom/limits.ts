/** Lists that a customer keeps. */
export const bomsMax = 200;

/** Lists that a guest's browser keeps. */
export const guestBomsMax = 10;

/** Boards of one list. */
export const bomBoardsMax = 20;

/** Revisions of one board that are kept. */
export const bomRevisionsMax = 50;

/** Different parts of somebody's own stock. */
export const ownStockMax = 1000;

/** A deleted list can be brought back for so long. */
export const deletedBomLifeSeconds = 86_400;

/** A guest's lists are kept so long after they were last changed. */
export const guestBomLifeSeconds = 30 * 86_400;

/** A link to a list lives as long as that of a basket. */
export const bomShareLifeSeconds = 90 * 86_400;
