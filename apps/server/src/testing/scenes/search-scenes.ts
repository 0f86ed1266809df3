import { synonymQueries } from '@farad/database/catalogue/synonym.queries';

import type { TestShop } from '../shop.ts';

/**
 * Returns functions by call name, one for each call that changes searches. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export function searchScenes(shopOf: () => TestShop) {
  return {
    addSynonym: async () =>
      ['/admin/search-synonyms', { locale: 'ru', said: 'Пищалка', meant: 'излучатель звука' }] as const,
    removeSynonym: async () => {
      const { db, deps } = shopOf();
      const id = await synonymQueries(db).add({ locale: 'tr', said: 'pil', meant: 'batarya' }, deps.clock());
      return [`/admin/search-synonyms/${id}/remove`, {}] as const;
    },
  };
}
