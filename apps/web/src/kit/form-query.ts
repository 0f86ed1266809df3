/**
 * Returns the query of the address to which a product's form is sent: the product and the page to return to. A list has
 * two forms in each row, so these values are not hidden fields: those would be a fifteenth of the page's elements.
 */
export const formQuery = ({ id, mpn }: { readonly id: string; readonly mpn: string }, back: string): string =>
  `?product_id=${id}&title=${encodeURIComponent(mpn)}&back=${encodeURIComponent(back)}`;
