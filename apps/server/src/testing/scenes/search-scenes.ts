import { synonymQueries } from '@farad/database/catalogue/synonym.queries';

import type { TestShop } from '../shop.ts';

/** Returns a function for each call about searches that changes data. The function returns a request that succeeds. */
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
