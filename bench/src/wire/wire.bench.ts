import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Bench, BenchContext, Measured } from '../bench.ts';
import { startProgram } from '../kit/program.ts';
import { besideId, besideWriters } from './beside-writers.ts';
import { Caller } from './caller.ts';
import { cpuMsOf } from './cpu-of.ts';
import { kicadIds, kicadLibrary } from './kicad.ts';
import { spendOn, sumOf, type Asked, type Spent } from './measure-work.ts';
import { openSide, rootOf, type Side } from './side.ts';
import { restarted, restartId } from './restart.ts';
import type { Work } from './works.ts';

/** How much is measured at one catalogue size. */
interface Extent {
  /** Number of parts in the shop. */
  readonly parts: number;
  readonly warmUpMs: number;
  /** Time for which one server is measured before it is the other's turn, in ms. */
  readonly turnMs: number;
  readonly turns: number;
  /** Number of customers who order in one turn. */
  readonly buyers: number;
  /** Number of guests who order in one turn. All turns stay below the shop's limit of codes by SMS. */
  readonly guests: number;
}

/**
 * Extents by the catalogue size of the run. At the size 10,000 the shop has 20,000 parts. The size 100,000 is left out,
 * because a run over all sizes would measure the same shop twice.
 */
const extents: Readonly<Record<number, Extent>> = {
  10_000: { parts: 20_000, warmUpMs: 4000, turnMs: 4000, turns: 3, buyers: 200, guests: 100 },
  1_000_000: { parts: 1_000_000, warmUpMs: 4000, turnMs: 4000, turns: 3, buyers: 200, guests: 100 },
};
const trial: Extent = { parts: 500, warmUpMs: 20, turnMs: 50, turns: 1, buyers: 8, guests: 8 };

/** Time from the start of the shop to the measurement of its memory, in ms. */
const restMs = 10_000;

const bareAnswer = fileURLToPath(new URL('bare-answer.ts', import.meta.url));

/**
 * Starts a bare Fastify server that answers with the bytes of the shop's answer. Returns null if the work's answer
 * changes from call to call.
 */
async function openBare(side: Side, { id, repeated }: Work, folder: string) {
  if (repeated === null) return null;
  const answer = await side.callers[0]!.ask(side.origin, repeated);
  const file = `${folder}/${id.replaceAll(' ', '-')}`;
  writeFileSync(file, answer);
  const type = answer.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const program = await startProgram(bareAnswer, [file, type], {});
  const callers = side.callers.map((_, number) => new Caller(number));
  return {
    origin: program.origin,
    callers,
    cpuMs: () => cpuMsOf(program.child.pid ?? 0),
    stop: async () => {
      for (const caller of callers) caller.close();
      await program.stop();
    },
  };
}

async function measureWork(
  sides: readonly (readonly [Asked, Pick<Work, 'prepare' | 'run'>])[],
  { warmUpMs, turnMs, turns }: Extent,
): Promise<readonly number[]> {
  const spent = sides.map((): Spent[] => []);
  let asked = 0;
  const turn = async (forMs: number): Promise<readonly Spent[]> => {
    const found: Spent[] = [];
    for (const [side, its] of sides) found.push(await spendOn(side, its, forMs, asked));
    asked += Math.max(...found.map(({ answers }) => answers));
    return found;
  };
  await turn(warmUpMs);
  for (let at = 0; at < turns; at += 1) {
    for (const [index, each] of (await turn(turnMs)).entries()) spent[index]!.push(each);
  }
  return spent.map(sumOf);
}

async function rowOf(work: Work, own: Side, against: Side | null, extent: Extent, folder: string): Promise<Measured> {
  const bare = await openBare(own, work, folder);
  const same = against?.works.find(({ id }) => id === work.id);
  try {
    const [ownMs = 0, ...others] = await measureWork(
      [
        [own, work],
        ...(bare === null ? [] : [[bare, work] as const]),
        ...(against === null || same === undefined ? [] : [[against, same] as const]),
      ],
      extent,
    );
    const bareMs = bare === null ? null : (others[0] ?? null);
    const againstMs = against === null ? null : (others.at(-1) ?? null);
    return {
      id: work.id,
      what: `${work.what}: CPU of shop and database`,
      milliseconds: ownMs,
      toLimit: bareMs === null ? null : ownMs / bareMs,
      toAlternative: againstMs === null ? null : againstMs / ownMs,
      note: [
        ...(bareMs === null ? [] : [`bare Fastify with the same bytes ${bareMs.toFixed(2)} ms`]),
        ...(againstMs === null ? [] : [`the other checkout ${againstMs.toFixed(2)} ms`]),
      ].join(', '),
    };
  } finally {
    await bare?.stop();
  }
}

async function* run(context: BenchContext): AsyncIterable<Measured> {
  const { size, folder, isTrial, isNamed, against, row, say } = context;
  const extent = isTrial ? trial : extents[size];
  // The shop of a million parts is measured only if the bench is requested by name, because filling it takes minutes.
  if (extent === undefined || (size > 10_000 && !isNamed && !isTrial)) return;
  const open = async (name: string, root: string | null): Promise<Side> => {
    const own = `${folder}/wire-${name}`;
    mkdirSync(own);
    // Lets PostgreSQL enter the folder. If the bench runs as root, PostgreSQL runs as another account.
    chmodSync(own, 0o711);
    say(`${name}: a shop of ${extent.parts} parts`);
    return openSide(own, rootOf(root), extent, context.openDatabase);
  };
  const own = await open('own', null);
  try {
    const other = against === null ? null : await open('against', against);
    try {
      for (const work of own.works.filter(({ id }) => id.includes(row))) {
        say(work.id);
        yield await rowOf(work, own, other, extent, folder);
      }
      if (kicadIds.some((id) => id.includes(row))) {
        say(kicadIds[0]);
        yield* await kicadLibrary(own.origin, own.pool);
      }
      if (besideId.includes(row)) {
        say(besideId);
        yield await besideWriters(own, extent.turnMs, extent.turns);
      }
      // The last row, because the shop has another address afterwards.
      if (restartId.includes(row)) {
        say(restartId);
        yield await restarted(own, isTrial ? 0 : restMs);
      }
    } finally {
      await other?.stop();
    }
  } finally {
    await own.stop();
  }
}

/** Measures the CPU time of the requests that people wait for, over HTTP with 8 connections. */
export const wire: Bench = { id: 'wire', run };
