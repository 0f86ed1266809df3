import type { ListViews } from '@farad/contract/office/staff/list-views';
import type { z } from 'zod';

import type { Browser } from '../browser.ts';

let count = 0;

/** Returns the body that saves a view of the list of orders. */
export const view = (name: string, more: object = {}) => ({
  list: 'orders',
  name,
  query: 'status=open&sort=total_back',
  columns: ['number', 'total'],
  isShared: false,
  ...more,
});

async function kept(by: Browser): Promise<string> {
  count += 1;
  const name = `Мой ${count}`;
  const { views } = (await by.post('/admin/views', view(name))).json<z.infer<typeof ListViews>>();
  return `/admin/views/${views.find((each) => each.name === name)?.id}`;
}

/**
 * Functions by call name, one for each call that changes saved views. A function prepares a request that succeeds, and
 * returns its path and body.
 */
export const viewScenes = {
  saveView: async () => ['/admin/views', view('Журнал')] as const,
  setDefaultView: async (by: Browser) => [`${await kept(by)}/default`, { isDefault: true }] as const,
  removeView: async (by: Browser) => [`${await kept(by)}/remove`, {}] as const,
};
