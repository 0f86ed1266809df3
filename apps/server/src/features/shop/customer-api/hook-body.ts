import type { DeliveryRow } from '@farad/database/people/hook.queries';

/** Returns the body of an event. It has the same bytes in every attempt, so that a receiver recognises repetitions. */
export const hookBody = ({ type, at, data }: Pick<DeliveryRow, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
