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
  const jobs = async (bomId: string): Promise<number> =>
    (await shop.pool.query('select from graphile_worker.jobs where key like $1', [`match_bom ${bomId}`])).rows.length;
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
  expect(await jobs(bom._id)).toBe(1);
  // A job that gets no answer at all fails, and is repeated only some times.
  await expect(run(bom._id)).rejects.toThrow(SearchAway);
  vi.restoreAllMocks();
  await run(bom._id);
  expect(bomOf(await browser.get(`/boms/${bom._id}`))).toMatchObject({ state: 'ready', counts: { exact: 2 } });
  expect(await jobs(bom._id)).toBe(0);
});
