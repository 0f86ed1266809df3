/** Delivery time and price of a part. Pages get them from the server in their own language. */
export const arrival = {
  arrivesIn: '{{destination}} için: {{days}}, en az {{price}}',
  arrivesFree: '{{destination}} için: {{days}}, ücretsiz',
  freeFrom: '{{sum}} ve üzeri siparişlerde ücretsiz',
  restLater: 'Kalan {{pieces}} sipariş üzerine: {{days}}',
  onOrder: 'Sipariş üzerine, {{destination}}: {{days}}, en az {{price}}',
  onOrderFree: 'Sipariş üzerine, {{destination}}: {{days}}, ücretsiz',
  missing: 'Kalan {{pieces}} sağlanamıyor: tedarik beklenmiyor',
  pickup: '{{day}} tarihinden itibaren mağazadan teslim, ücretsiz',
} as const;
