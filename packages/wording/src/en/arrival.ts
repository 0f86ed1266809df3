/** Delivery time and price of a part. Pages get them from the server in their own language. */
export const arrival = {
  arrivesIn: 'To {{destination}}: {{days}}, from {{price}}',
  arrivesFree: 'To {{destination}}: {{days}}, free',
  freeFrom: 'Free for orders from {{sum}}',
  restLater: '{{pieces}} more to order: {{days}}',
  onOrder: 'To order, to {{destination}}: {{days}}, from {{price}}',
  onOrderFree: 'To order, to {{destination}}: {{days}}, free',
  missing: '{{pieces}} more cannot be had: no deliveries are expected',
  pickup: 'Pick up from {{day}}, free',
} as const;
