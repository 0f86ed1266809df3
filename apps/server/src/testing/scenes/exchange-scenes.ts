import { exchangeTakeQueries } from '@farad/database/imports/exchange-take.queries';

import type { TestShop } from '../shop.ts';
import type { StaffBrowser } from '../staff.ts';

/**
 * Returns a function for each call about the exchange with 1C that changes data. The function returns a request that
 * succeeds.
 */
export function exchangeScenes(shopOf: () => TestShop) {
  return {
    makeExchangeAccount: async () => ['/admin/exchange/account', {}] as const,
    endExchangeAccount: async (by: StaffBrowser) => {
      await by.post('/admin/exchange/account', {});
      return ['/admin/exchange/account/end', {}] as const;
    },
    setExchangeSettings: async () =>
      ['/admin/exchange/settings', { isFreeStock: true, totalWarehouseId: null }] as const,
    setExchangeMapping: async () => {
      await exchangeTakeQueries(shopOf().db).learnGroups([{ id: 'group', parentId: null, name: 'Группа' }]);
      return ['/admin/exchange/mapping', { kind: 'group', id: 'group', categoryId: null }] as const;
    },
    sendOrdersAgain: async () => ['/admin/exchange/send-again', { since: '2026-01-01' }] as const,
  };
}
