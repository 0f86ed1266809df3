/** Delivery time and price of a quantity to the visitor's city, as text in the page's language. */
export interface DeliveryView {
  readonly quantity: number;
  /** `В Казань: 24–26 ноября, от 290 ₽`; empty if there is no delivery. */
  readonly lines: readonly string[];
  /** `Бесплатно при заказе от 7 000 ₽`. */
  readonly hint: string | null;
  /** Place and time of pickup. */
  readonly pickup: { readonly text: string; readonly place: string } | null;
}
