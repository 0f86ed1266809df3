import type { TestShop } from '../shop.ts';

/**
 * Returns a function for each call about translations that changes data. The function returns a request that succeeds.
 */
export function translationScenes(shopOf: () => TestShop) {
  const untitled = async (): Promise<void> => {
    await shopOf().pool.query(`update product set title = title || '{"tr": ""}' where id = 1`);
  };
  return {
    setCatalogueText: async () => {
      await untitled();
      const text = { kind: 'product', key: '1', field: 'title', language: 'tr', text: 'Direnç', was: '' };
      return ['/admin/translations', text] as const;
    },
    takeTexts: async () => {
      await untitled();
      return [
        '/admin/translations-file',
        'kind,key,field,tr\nproduct,1,title,Sigorta\n',
        'application/octet-stream',
      ] as const;
    },
  };
}
