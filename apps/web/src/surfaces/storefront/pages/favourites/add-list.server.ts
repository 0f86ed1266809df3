import type { Client } from '@farad/contract/client';

import { orErrorPage } from '#server/visit.server.ts';

/** Maximum number of attempts. Each leaves out the line that the basket rejected, such as one sold out meanwhile. */
const triesMax = 5;

export interface AddedList {
  /** Number of lines added to the basket; null = adding failed or was not asked for. */
  readonly added: number | null;
  /** Part numbers of the lines that could not be added. */
  readonly notAdded: readonly string[];
  readonly problem: string | null;
}

/**
 * Adds a list of favourites to the basket, or only the product with the id `only`. Returns the part numbers of lines
 * that cannot be bought.
 */
export async function addList(
  api: Pick<Client, 'addToBasket' | 'buyableFavourites'>,
  listId: string,
  only: string | null,
): Promise<AddedList> {
  const buyable = orErrorPage(await api.buyableFavourites({ listId }));
  const isWanted = ({ product_id }: { readonly product_id: string }): boolean => only === null || product_id === only;
  const notAdded = buyable.refused.filter(isWanted).map(({ mpn }) => mpn);
  let lines = buyable.lines.filter(isWanted);
  for (let attempt = 0; attempt < triesMax && lines.length > 0; attempt += 1) {
    const products = lines.map(({ product_id, qty }) => ({ product_id, qty }));
    const outcome = await api.addToBasket({ body: { products } });
    if (outcome.ok) return { added: lines.length, notAdded, problem: null };
    const refused = lines.find(({ product_id }) => product_id === outcome.error.productId);
    if (refused === undefined) return { added: null, notAdded: [], problem: outcome.error.message };
    notAdded.push(refused.mpn);
    lines = lines.filter((line) => line !== refused);
  }
  return { added: 0, notAdded: [...notAdded, ...lines.map(({ mpn }) => mpn)], problem: null };
}
