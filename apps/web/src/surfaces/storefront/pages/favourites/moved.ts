import { leadsTo } from '../../../../leads-to.server.ts';

/** The address of the specification for the favourites. */
export const loader = leadsTo('/favourites');
