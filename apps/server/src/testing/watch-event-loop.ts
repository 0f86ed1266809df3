// Program for the bench row "event loop". It gets the URL of a filled database and a folder. It opens the catalogue and
// puts a heavy load on it. It prints how long each kind of work blocked the event loop of this thread. With `--trial` it
// does little of each kind of work.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { usualGrades } from '@farad/domain/bom';
import { connect } from '@farad/database/connection/connect';
import { emptyFilter } from '@farad/domain/search-query';

import { openCatalogueIndex, type OpenCatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { createLog } from '../kit/log.ts';
import { matchPartsList } from '../core/boms/match-parts-list.ts';
import { longPartsList } from './parts-list-lines.ts';

/** How one kind of work affected the event loop. */
interface Phase {
  readonly name: string;
  readonly milliseconds: number;
  /**
   * Longest turn of the event loop in CPU time of this thread, in ms. Time in which other processes ran is not counted.
   */
  readonly heldMs: number;
  /** Longest turn of the event loop in real time, in ms. Time in which other processes ran is counted too. */
  readonly delayMs: number;
  readonly searches: number;
  /** Duration of a search in ms, 99th percentile. */
  readonly searchMs: number;
  readonly residentBytes: number;
}

/** JSON that the program prints. */
export interface EventLoopReport {
  readonly phases: readonly Phase[];
}

const isTrial = process.argv.includes('--trial');
const [, , url, dataDir, threads] = process.argv.filter((word) => word !== '--trial');
if (url === undefined || dataDir === undefined) throw new Error('Name a database and a folder');

const connection = connect(url, { size: 2 });
const run = async (text: string): Promise<number> => (await connection.pool.query(text)).rowCount ?? 0;

/** Search texts that take long: they match nearly everything, are the middle of part numbers, or are mistyped. */
const heavyTexts = ['1', 'r', '0603', 'резистор', 'chip resistor', 'smd', 'конденсатор 0402', '10', 'resitsor', 'c'];
const asksAtOnce = 4;

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs several searches in parallel, again and again, until the returned function is called. It returns their
 * durations.
 */
function keepSearching(index: OpenCatalogueIndex) {
  const times: number[] = [];
  const state = { isOver: false };
  let requestCount = 0;
  const line = async (): Promise<void> => {
    while (!state.isOver) {
      const text = heavyTexts[requestCount++ % heavyTexts.length] ?? '';
      const begun = performance.now();
      const { ids } = await index.search({ ...emptyFilter, text }, { facets: true });
      times.push(performance.now() - begun);
      if (ids.length === 0) throw new Error(`"${text}" found nothing`);
      await index.products(ids);
    }
  };
  const lines = Array.from({ length: asksAtOnce }, line);
  return async (): Promise<readonly number[]> => {
    state.isOver = true;
    await Promise.all(lines);
    return times.sort((a, b) => a - b);
  };
}

/** Measures the turns of the event loop. The returned function stops measuring and returns the longest turns. */
function watchTurns() {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  let before = threadMs();
  let heldMs = 0;
  const turn = (): void => {
    const now = threadMs();
    heldMs = Math.max(heldMs, now - before);
    before = now;
  };
  const timer = setInterval(turn, 1);
  delays.enable();
  return (): { heldMs: number; delayMs: number } => {
    turn();
    clearInterval(timer);
    delays.disable();
    return { heldMs, delayMs: delays.max / 1e6 };
  };
}

async function phase(name: string, index: OpenCatalogueIndex | null, work: () => Promise<unknown>): Promise<Phase> {
  const end = index === null ? async () => [] : keepSearching(index);
  await pause(50);
  const begun = performance.now();
  const turns = watchTurns();
  await work();
  const milliseconds = performance.now() - begun;
  const held = turns();
  const times: readonly number[] = await end();
  const searchMs = times[Math.floor(times.length * 0.99)] ?? 0;
  return { name, milliseconds, ...held, searches: times.length, searchMs, residentBytes: process.memoryUsage().rss };
}

/**
 * Changes stock and prices of about a hundred products, thirty times, in a trial three times. Waits each time until
 * searches find the change.
 */
async function changeStock(index: OpenCatalogueIndex): Promise<void> {
  for (let step = 0; step < (isTrial ? 3 : 30); step++) {
    const ids = `any (array(select generate_series(${step + 10}, ${step * 100 + 10_000}, 100)))`;
    await run(`update stock set reserved = on_hand where product_id = ${ids}`);
    await run(`update product set tier_prices[1] = tier_prices[1] + 1 where id = ${ids}`);
    await index.caughtUp();
  }
}

/** Changes 2,000 products completely, in a trial 200, and also categories and brands. */
async function changeProducts(index: OpenCatalogueIndex): Promise<void> {
  for (let step = 0; step < (isTrial ? 1 : 10); step++) {
    await run(`insert into brand (id, slug, name) select max(id) + 1, 'new-' || max(id), 'New ' || max(id) from brand`);
    await run(
      `update product set mpn = mpn || 'Z', brand_id = (select max(id) from brand) where id between ${step * 200 + 1} and ${step * 200 + 200}`,
    );
    await index.caughtUp();
  }
}

/** Matches a parts list with a thousand lines. */
async function matchList(index: OpenCatalogueIndex): Promise<void> {
  const { rows } = await connection.pool.query<{ mpn: string }>('select mpn from product order by id limit 1000');
  const lines = longPartsList(
    rows.map(({ mpn }) => mpn),
    1000,
  );
  const options = { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false };
  const matches = await matchPartsList({ db: connection.db, index }, { lines, options, chosenBefore: () => null });
  if (!matches.some(({ status }) => status === 'exact')) throw new Error('Nothing of the list was found');
}

const open = (): Promise<OpenCatalogueIndex> =>
  openCatalogueIndex({
    db: connection.db,
    url,
    place: { dataDir, s3: null },
    savesSnapshot: true,
    log: createLog('warn'),
    threads: Number(threads ?? 1),
  });

const phases: Phase[] = [];
let index: OpenCatalogueIndex | undefined;
const measure = async (name: string, isSearching: boolean, work: () => Promise<unknown>): Promise<void> => {
  phases.push(await phase(name, isSearching ? (index ?? null) : null, work));
};

await measure('building from the database', false, async () => (index = await open()));
const first = index as unknown as OpenCatalogueIndex;
await measure('searches while the snapshot is written', true, () => pause(isTrial ? 100 : 3000));
await measure('a parts list of 1,000 lines', true, () => matchList(first));
await measure('changes of stock and price', true, () => changeStock(first));
await measure('changed products and new brands', true, () => changeProducts(first));
await measure('building anew', true, async () => {
  await run(`update brand set name = name || ' Group' where id = (select brand_id from product where id = 9999)`);
  await first.caughtUp();
});
await measure('closing with a snapshot', false, () => first.stop());
await measure('start from the snapshot', false, async () => (index = await open()));
await measure('searches after the start', true, () => pause(isTrial ? 100 : 2000));
await (index as unknown as OpenCatalogueIndex).stop();
await connection.close();
process.stdout.write(`${JSON.stringify({ phases } satisfies EventLoopReport)}\n`);
