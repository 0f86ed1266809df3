import type { OwnedRoute } from './owned-routes.ts';
import { bomOf, settled, upload } from './bom-calls.ts';
import type { Browser } from './browser.ts';
import { products } from './catalogue.ts';

/** A parts list with two revisions of its board, and a change that can be taken back. */
export interface OwnedBom {
  readonly id: string;
  readonly undo: string;
}

const list = (...lines: readonly string[]): string => ['Ref,Qty,MPN', ...lines].join('\n');

export async function openOwnedBom(browser: Browser): Promise<OwnedBom> {
  const first = list(`R1,1,${products.tiered.mpn}`);
  const { _id: id } = await settled(browser, bomOf(await upload(browser, first)));
  const second = list(`"R1,R2",2,${products.tiered.mpn}`, 'X1,1,NOTHING-1');
  await settled(browser, bomOf(await upload(browser, second, 'b.csv', `&bom=${id}&board=0`)));
  const changed = await browser.post(`/boms/${id}/rows/1`, { note: 'one' });
  return { id, undo: changed.json<{ undo: string }>().undo };
}

const nothing = 'B'.repeat(22);

const route = (tail: string, rest: Pick<OwnedRoute, 'body' | 'ownStatus'> = {}): OwnedRoute => ({
  path: ({ bom }) => `/boms/${bom.id}${tail}`,
  unknown: `/boms/${nothing}${tail}`,
  ...rest,
});

const empty = { body: () => ({}) };

/** Every route that names somebody's parts list. */
export const bomRoutes: Readonly<Record<string, OwnedRoute>> = {
  'GET /boms/{bomId}': route(''),
  'POST /boms/{bomId}': route('', { body: () => ({ name: 'Другой' }) }),
  'GET /boms/{bomId}/mapping': route('/mapping'),
  'POST /boms/{bomId}/mapping': route('/mapping', empty),
  'GET /boms/{bomId}/rows': route('/rows'),
  'GET /boms/{bomId}/rows/{row}/alternatives': route('/rows/1/alternatives'),
  'POST /boms/{bomId}/rows/{row}': route('/rows/1', { body: () => ({ note: 'two' }) }),
  'POST /boms/{bomId}/undo': route('/undo', { body: ({ bom }) => ({ undo: bom.undo }) }),
  'POST /boms/{bomId}/match': route('/match', empty),
  'POST /boms/{bomId}/basket': route('/basket', { body: () => ({ rows: 'all' }) }),
  'POST /boms/{bomId}/request': route('/request', empty),
  'GET /boms/{bomId}/export': route('/export'),
  'GET /boms/{bomId}/labels': route('/labels'),
  'POST /boms/{bomId}/share': route('/share', { body: () => ({ hasPrices: false }) }),
  'POST /boms/{bomId}/share/stop': route('/share/stop', empty),
  'GET /boms/{bomId}/difference': route('/difference?from=1&to=2'),
  'POST /boms/{bomId}/difference/basket': route('/difference/basket', { body: () => ({ board: 0, from: 1, to: 2 }) }),
  'POST /boms/{bomId}/copy': route('/copy', empty),
  'POST /boms/{bomId}/restore': route('/restore', empty),
  'POST /boms/{bomId}/delete': route('/delete', empty),
};
