import { leadsTo } from '../../../../leads-to.server.ts';

/** The address of the specification for the comparison. */
export const loader = leadsTo('/compare');
