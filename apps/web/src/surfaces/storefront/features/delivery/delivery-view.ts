/** Delivery estimate of a quantity to the visitor's city, as texts in the page's language. */
export interface DeliveryView {
  readonly quantity: number;
  /** One text per shipment, such as `В Казань: 24–26 ноября, от 290 ₽`; empty if delivery is not possible. */
  readonly lines: readonly string[];
  /** Hint about free delivery, such as `Бесплатно при заказе от 7 000 ₽`; null = no hint. */
  readonly hint: string | null;
  /** Day of pickup at our office, and its address and hours; null = no pickup. */
  readonly pickup: { readonly text: string; readonly place: string } | null;
}
