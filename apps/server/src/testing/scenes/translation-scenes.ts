import type { TestShop } from '../shop.ts';

/**
 * Returns functions by call name, one for each call that changes translations. A function prepares a request that
 * succeeds, and returns its path and body.
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
