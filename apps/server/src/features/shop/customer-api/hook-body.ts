import type { DeliveryRow } from '@farad/database/people/hook.queries';

/** What a receiver gets: the same bytes in every try, so that it can be told from others by its event. */
export const hookBody = ({ type, at, data }: Pick<DeliveryRow, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
