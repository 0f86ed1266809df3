import type { English } from '../translation.ts';
import type { delivery as russian } from './ru.ts';

/** Delivery by city: header, page of cities, product page. */
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
  arrivesIn: 'To {{destination}}: {{days}}, from {{price}}',
  arrivesFree: 'To {{destination}}: {{days}}, free',
  freeFrom: 'Free for orders from {{sum}}',
  restLater: '{{pieces}} more to order: {{days}}',
  onOrder: 'To order, to {{destination}}: {{days}}, from {{price}}',
  onOrderFree: 'To order, to {{destination}}: {{days}}, free',
  missing: '{{pieces}} more cannot be had: no deliveries are expected',
  pickup: 'Pick up from {{day}}, free',
  failed: 'The delivery date cannot be told right now. The order will show it.',
} as const satisfies English<typeof russian>;
