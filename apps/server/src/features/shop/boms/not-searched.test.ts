import { MatchedLines } from '@farad/contract/shop/boms/match-lines';
import { usualGrades } from '@farad/domain/bom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { matchPartsList, matchSearchedLines } from '#core/boms/match-parts-list.ts';
import { SearchAway } from '#kit/search-away.ts';
import { bomOf, rowsOf, upload } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { lineWith } from '#testing/parts-list-lines.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { bomTasks } from './bom-jobs.ts';

// A search cluster may answer for some lines of a list only. `cluster-engine.test.ts` shows that it tells so.

const { reduced, tiered, byTens } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the search engine give no answer for lines with this part number. */
function refuse(mpn: string): void {
  const { index } = shop.deps;
  const whole = index.matchLines.bind(index);
  vi.spyOn(index, 'matchLines').mockImplementation(async (lines) => {
    const found = await whole(lines);
    return found.map((parts, place) => (lines[place]?.mpn === mpn ? null : parts));
  });
}

it('lines that were not searched are told, in their places', async () => {
  const request = {
    lines: [tiered, reduced, byTens, reduced].map(({ mpn }, place) => lineWith({ mpn, isDnp: place === 3 })),
    options: { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false },
    chosenBefore: () => null,
  };
  const whole = await matchPartsList(shop.deps, request);
  expect(whole.map(({ status }) => status)).toEqual(['exact', 'exact', 'exact', 'excluded']);
  refuse(reduced.mpn);
  expect(await matchSearchedLines(shop.deps, request)).toEqual(whole.with(1, null as never));
  await expect(matchPartsList(shop.deps, request)).rejects.toThrow(SearchAway);
});

it('programs are told which lines were not searched', async () => {
  refuse(reduced.mpn);
  const body = { lines: [{ mpn: tiered.mpn }, { mpn: reduced.mpn, quantity: 3 }, { mpn: 'NOTHING-1', quantity: 1 }] };
  const answer = MatchedLines.parse((await shop.guest().post('/boms/match', body)).json());
  expect(answer.lines.map(({ status }) => status)).toEqual(['exact', 'not_searched', 'not_found']);
  expect(answer.lines[1]).toMatchObject({ product: null, candidates: [], quantities: { need: 3 } });
});

it('a stored line that was not searched stays pending, and a later job searches it', async () => {
  const run = (bomId: string) => bomTasks(shop.deps).match_bom({ bomId });
  /** Returns the seconds until each waiting job of the list. */
  const jobs = async (bomId: string): Promise<readonly number[]> => {
    const { rows } = await shop.pool.query<{ at: Date }>(
      'select run_at as at from graphile_worker.jobs where key like $1',
      [`match_bom ${bomId}`],
    );
    return rows.map(({ at }) => Math.round((at.getTime() - shop.deps.clock().getTime()) / 1000));
  };
  refuse(reduced.mpn);
  const browser = shop.guest();
  const cells = Array.from({ length: 700 }, (_, at) => `R${at},1,${at === 7 ? reduced.mpn : tiered.mpn}`);
  let bom = bomOf(await upload(browser, ['Ref,Qty,MPN', ...cells].join('\n')));
  while (bom.state === 'reading') bom = bomOf(await browser.get(`/boms/${bom._id}`));
  await run(bom._id);
  expect(bomOf(await browser.get(`/boms/${bom._id}`))).toMatchObject({
    state: 'matching',
    progress: { done: 699, total: 700 },
    counts: { not_found: 0 },
  });
  expect((await rowsOf(browser, bom._id)).filter(({ isPending }) => isPending)).toHaveLength(1);
  expect(await jobs(bom._id)).toEqual([15]);
  // As long as the engine is away, the list is searched again, later and later.
  vi.spyOn(shop.deps.index, 'matchLines').mockRejectedValue(new SearchAway('the search process does not answer'));
  for (const [minutes, seconds] of [
    [8, 120],
    [60 * 24, 3600],
  ] as const) {
    await shop.pool.query('update bom set changed_at = $2 where id = $1', [
      bom._id,
      new Date(shop.deps.clock().getTime() - minutes * 60_000),
    ]);
    await run(bom._id);
    expect(await jobs(bom._id)).toEqual([seconds]);
  }
  vi.restoreAllMocks();
  await run(bom._id);
  expect(bomOf(await browser.get(`/boms/${bom._id}`))).toMatchObject({ state: 'ready', counts: { exact: 2 } });
  expect(await jobs(bom._id)).toEqual([]);
});
