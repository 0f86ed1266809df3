import type { ContentPlace } from '@farad/database/content/content.queries';
import { z } from 'zod';

/** Place of an entry in a list, as an address carries it: `<milliseconds>-<id>`. */
export const placeOf = (at: Date, id: number): string => `${at.getTime()}-${id}`;

export const PlaceText = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,14}$/)
  .transform((text): ContentPlace => {
    const [at, id] = text.split('-').map(Number);
    return { at: new Date(at ?? 0), id: id ?? 0 };
  });
