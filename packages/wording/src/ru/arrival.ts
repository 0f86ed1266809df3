/** Delivery time and price of a part. Pages get them from the server in their own language. */
export const arrival = {
  arrivesIn: '{{destination}}: {{days}}, от {{price}}',
  arrivesFree: '{{destination}}: {{days}}, бесплатно',
  freeFrom: 'Бесплатно при заказе от {{sum}}',
  restLater: 'Ещё {{pieces}} под заказ: {{days}}',
  onOrder: 'Под заказ, {{destination}}: {{days}}, от {{price}}',
  onOrderFree: 'Под заказ, {{destination}}: {{days}}, бесплатно',
  missing: 'Ещё {{pieces}} не привезём: поставок пока нет',
  pickup: 'Самовывоз с {{day}}, бесплатно',
} as const;
