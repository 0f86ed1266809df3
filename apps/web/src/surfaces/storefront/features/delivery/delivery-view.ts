/** When and for how much a quantity comes to the visitor's city, in the page's language. */
export interface DeliveryView {
  readonly quantity: number;
  /** `В Казань: 24–26 ноября, от 290 ₽`; empty where nothing is to be had. */
  readonly lines: readonly string[];
  /** `Бесплатно при заказе от 7 000 ₽`. */
  readonly hint: string | null;
  /** Where and when the order can be fetched. */
  readonly pickup: { readonly text: string; readonly place: string } | null;
}
