import type { Translation } from './translation.ts';
import type { delivery as russian } from '../ru/delivery.ts';

/** Delivery by city: in the header, on the page of cities and on product pages. */
export const delivery = {
  city: 'Your city: {{city}}',
  changeCity: 'Another city',
  chooseCity: 'Where shall we deliver?',
  citySearch: 'Name of the city',
  cityFind: 'Find',
  cityNotFound: 'There is no city “{{text}}” in the list. Check the name or choose the nearest large city.',
  allCities: 'All cities',
  cityUnknown: 'This city is not in the list. Choose another one.',
  title: 'Delivery and stock',
  failed: 'The delivery date cannot be told right now. The order will show it.',
} as const satisfies Translation<typeof russian>;
