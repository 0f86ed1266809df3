/**
 * Treatment of a row when the list is ordered. `split` = order what is in stock, and the rest waits. `wait` = notify
 * when in stock. `ask` = add to the quote request.
 */
export const bomActions = ['order', 'take_available', 'split', 'wait', 'ask', 'exclude'] as const;

export type BomAction = (typeof bomActions)[number];
