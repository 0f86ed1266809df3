/**
 * Returns the query of the address to which a product's form is sent: the product and the page to return to. Hidden
 * fields would do the same. But a list has two forms in each row, and the fields would be a fifteenth of the page's
 * elements.
 */
export const formQuery = ({ id, mpn }: { readonly id: string; readonly mpn: string }, back: string): string =>
  `?product_id=${id}&title=${encodeURIComponent(mpn)}&back=${encodeURIComponent(back)}`;
