import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from '../kit/ask.ts';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { startProgram, type Program } from '../kit/program.ts';

/** Number of parts in the measured shop. One size is enough, because the page always shows twenty rows. */
const sizeMeasured = 10_000;
const category = '/catalog/chip-resistors';

/** How much is measured: the whole bench, or a trial in tests. */
interface Extent {
  readonly parts: number;
  readonly connections: number;
  readonly millisecondsOfLoad: number;
  /**
   * Number of answers before the measurement. It is a number and not a time, because V8 compiles a function after a
   * number of calls. In equal time the slower program would answer fewer calls and be compiled less.
   */
  readonly pagesOfWarmUp: number;
  /**
   * Number of turns. In each turn both servers are measured, so that other load affects both. The fastest turn of each
   * counts.
   */
  readonly turns: number;
}

const whole: Extent = {
  parts: sizeMeasured,
  connections: 48,
  millisecondsOfLoad: 3000,
  pagesOfWarmUp: 1500,
  turns: 3,
};
const trial: Extent = { parts: 500, connections: 2, millisecondsOfLoad: 50, pagesOfWarmUp: 2, turns: 1 };

const at = (url: URL): string => fileURLToPath(url);
const barePages = at(new URL('bare-pages.ts', import.meta.url));
const shopProgram = at(new URL('../../../apps/server/src/main.ts', import.meta.url));
const application = at(new URL('../../../apps/web/build/server/index.js', import.meta.url));
const builder = at(new URL('../../../scripts/build-web.mjs', import.meta.url));

/**
 * Returns the mean time of one answer, in ms. Each connection sends the next request as soon as it has an answer, while
 * `isGoing` returns true.
 */
async function load(
  connections: number,
  url: () => string,
  isGoing: (asked: number, begun: number) => boolean,
): Promise<number> {
  let asked = 0;
  const begun = performance.now();
  const keepAsking = async (connection: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isGoing(asked, begun)) {
      asked += 1;
      // Each connection has its own client address, because the rate limit counts by address.
      await ask(url(), { path: '' }, { agent, localAddress: `127.0.1.${connection + 1}` });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)));
  return (performance.now() - begun) / asked;
}

/** Returns the times of one answer, in ms: of the shop, then of the bare server. */
async function compare(
  { connections, millisecondsOfLoad, pagesOfWarmUp, turns }: Extent,
  own: () => string,
  bare: () => string,
): Promise<readonly [own: number, bare: number]> {
  for (const url of [own, bare]) await load(connections, url, (asked) => asked < pagesOfWarmUp);
  const measured: [number, number] = [Infinity, Infinity];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [side, url] of [own, bare].entries()) {
      const taken = await load(connections, url, (_, begun) => performance.now() - begun < millisecondsOfLoad / turns);
      measured[side] = Math.min(measured[side] ?? Infinity, taken);
    }
  }
  return measured;
}

const row = (id: string, what: string, own: number, limit: number, note: string): Measured => ({
  id,
  what,
  milliseconds: own,
  toLimit: own / limit,
  toAlternative: null,
  note: `bare Fastify with ${note}, ${(1000 / own).toFixed(0)} of ${(1000 / limit).toFixed(0)} a second`,
});

async function measure(shop: Program, context: BenchContext, extent: Extent): Promise<readonly Measured[]> {
  const page = shop.origin + category;
  const html = await ask(page, { path: '' });
  const file = `${context.folder}/page.html`;
  writeFileSync(file, html);
  const bare = await startProgram(barePages, [file, application, page], {});
  try {
    let fresh = 0;
    const string = (): string => `${bare.origin}/string`;
    const [kept, stringMs] = await compare(extent, () => page, string);
    // An unknown parameter makes every address unique, so that no cache or shared request helps.
    const unique = (): string => `${page}?n=${fresh++}`;
    const [rendered, tree] = await compare(extent, unique, () => `${bare.origin}/rendered`);
    const size = `${(html.length / 1024).toFixed(0)} kB`;
    const ofTree = `React alone ${tree.toFixed(2)} ms`;
    return [
      row(
        'P4',
        'category page, HTML over HTTP, not kept',
        rendered,
        stringMs,
        `a string of the same ${size}; ${ofTree}`,
      ),
      row('P5', 'category page, HTML over HTTP, kept', kept, stringMs, `a string of the same ${size}`),
    ];
  } finally {
    await bare.stop();
  }
}

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  if (context.size !== sizeMeasured && !context.isTrial) return [];
  const extent = context.isTrial ? trial : whole;
  // In tests the pages are already built, because `npm test` builds them first.
  if (!context.isTrial || !existsSync(application)) {
    const build = `await (await import(${JSON.stringify(builder)})).buildWeb()`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build]);
  }
  const database = await context.openDatabase(`${context.folder}/pages`);
  try {
    const shop = await startProgram(shopProgram, [], {
      DATABASE_URL: database.url,
      DATA_DIR: `${context.folder}/pages-shop`,
      DEMO_PARTS: String(extent.parts),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // The shop runs as under `npm start` without a configured site: providers are simulated, but React is its
      // production build.
      NODE_ENV: '',
    });
    try {
      return await measure(shop, context, extent);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
  }
};

export const pages: Bench = { id: 'pages', run };
