import { exchangeTakeQueries } from '@farad/database/imports/exchange-take.queries';

import type { TestShop } from '../shop.ts';
import type { StaffBrowser } from '../staff.ts';

/**
 * Returns functions by call name, one for each call that changes the exchange with 1C. A function prepares a request
 * that succeeds, and returns its path and body.
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
