/** Statuses of the lines of a parts list that still need a decision. */
const openStatuses = ['probable', 'several', 'not_found', 'not_carried', 'conflict', 'error'] as const;

/** Query of a parts list that shows only these lines. */
export const openRowsQuery = `?${openStatuses.map((status) => `status=${status}`).join('&')}`;
