import { fail, ok } from '@farad/domain/shared';
import { ClusterFailure } from '@farad/integrations/search-cluster';
import { expect, it } from 'vitest';

import { SearchAway } from '#kit/search-away.ts';
import { ClusterAsks } from './cluster-asks.ts';

const refused = fail(new ClusterFailure('too busy', 429));
const found = ok({ hits: { total: { value: 0 }, hits: [] } });

function asksWith(replies: readonly (typeof refused | typeof found)[], listMs?: number) {
  const notes: string[] = [];
  let requests = 0;
  const asks = new ClusterAsks({
    cluster: {
      search: async () => [],
      searchEach: async () => {
        requests += 1;
        return replies;
      },
    },
    alias: 'farad',
    note: (_, __, message) => notes.push(message),
    ...(listMs === undefined ? {} : { listMs }),
  });
  return { asks, notes, requests: () => requests };
}

it('a search of a list without an answer fails for itself, and is logged', async () => {
  const { asks, notes } = asksWith([found, refused]);
  const [first, second] = await asks.forList().ask([{}, {}]);
  expect(first).toEqual(found);
  expect(second).toMatchObject({ ok: false, error: { code: 'FARAD_SEARCH_AWAY', cause: { status: 429 } } });
  expect(notes).toEqual(['search cluster: no answer']);
  expect(asks.isAway).toBe(false);
});

it('without any answer the cluster is away', async () => {
  const { asks } = asksWith([refused, refused]);
  await asks.forList().ask([{}, {}]);
  expect(asks.isAway).toBe(true);
});

it('a list that takes too long is not asked further', async () => {
  const { asks, requests } = asksWith([found], -1);
  expect(await asks.forList().ask([{}])).toEqual([fail(new SearchAway('the search of a parts list took too long'))]);
  expect(requests()).toBe(0);
});
