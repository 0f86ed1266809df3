import type { OwnedBom } from './owned-boms.ts';

const nothing = 'B'.repeat(22);

interface Things {
  readonly bom: OwnedBom;
}

/** A route with the id of a parts list; see `OwnedRoute`. */
interface BomRoute {
  readonly path: (things: Things) => string;
  readonly unknown: string;
  readonly body?: (things: Things) => object;
}

const route = (tail: string, rest: Pick<BomRoute, 'body'> = {}): BomRoute => ({
  path: ({ bom }) => `/boms/${bom.id}${tail}`,
  unknown: `/boms/${nothing}${tail}`,
  ...rest,
});

const empty = { body: () => ({}) };

/** All routes with the id of a parts list. */
export const bomRoutes: Readonly<Record<string, BomRoute>> = {
  'GET /boms/{bomId}': route(''),
  'POST /boms/{bomId}': route('', { body: () => ({ name: 'Другой' }) }),
  'GET /boms/{bomId}/mapping': route('/mapping'),
  'POST /boms/{bomId}/mapping': route('/mapping', empty),
  'GET /boms/{bomId}/rows': route('/rows'),
  'GET /boms/{bomId}/rows/{row}/alternatives': route('/rows/1/alternatives'),
  'POST /boms/{bomId}/rows/{row}': route('/rows/1', { body: () => ({ note: 'two' }) }),
  'POST /boms/{bomId}/undo': route('/undo', { body: ({ bom }) => ({ undo: bom.undo }) }),
  'POST /boms/{bomId}/accept': route('/accept', empty),
  'GET /boms/{bomId}/assembly': route('/assembly'),
  'POST /boms/{bomId}/assembly': route('/assembly', empty),
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
