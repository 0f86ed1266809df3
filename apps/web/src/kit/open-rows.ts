/** Statuses of the lines of a parts list that still need a decision. */
const openStatuses = ['probable', 'several', 'not_found', 'not_carried', 'conflict', 'error'] as const;

/** Query that filters a parts list to the lines that still need a decision. */
export const openRowsQuery = `?${openStatuses.map((status) => `status=${status}`).join('&')}`;
