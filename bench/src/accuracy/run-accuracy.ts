import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogueParts } from './catalogue-parts.ts';
import { judgeMatching, type JudgedMatching } from './judge-match.ts';
import { judgeReading, type Failure, type JudgedReading } from './judge-reading.ts';
import { matchListsAt } from './match-lists.ts';
import { printMatching, printReading } from './print.ts';
import { readListAt } from './read-list.ts';
import { openScratchShop, type CatalogueFile } from './scratch-shop.ts';
import { readTruth } from './truth.ts';

export interface AccuracyRequest {
  /** Folder with the parts lists and their truth.json. */
  readonly set: string;
  /** Supplier's file to match the lists against; null = judge only how the lists are read. */
  readonly catalogue: CatalogueFile | null;
  /** JSON Lines file to which the failures are written; null = none. */
  readonly failures: string | null;
  readonly isVerbose: boolean;
  readonly say: (text: string) => void;
}

export interface Accuracy {
  readonly reading: readonly JudgedReading[];
  readonly matching: readonly JudgedMatching[];
}

/** Judges the shop's matches of the lists that could be read. */
async function judgeAllMatching(
  { set, say }: AccuracyRequest,
  catalogue: CatalogueFile,
  reading: readonly JudgedReading[],
): Promise<readonly JudgedMatching[]> {
  const folder = mkdtempSync(join(tmpdir(), 'farad-accuracy-'));
  try {
    const shop = await openScratchShop(catalogue, folder, say);
    try {
      const parts = await readCatalogueParts(shop.url);
      const read = reading.filter(({ list }) => list.use === 'counted');
      const paths = read.map(({ list }) => join(set, list.file));
      const byPath = await matchListsAt(shop.url, paths);
      return read.map((one) => judgeMatching(one, byPath.get(join(set, one.list.file)) ?? [], parts));
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const failureText = ({ file, row, measure, stated, got }: Failure): string =>
  `${file}:${row}  ${measure}\n    stated: ${stated}\n    got:    ${got}`;

/**
 * Compares how the shop reads and matches a set of parts lists with the set's truth.json, by the rules of
 * docs/accuracy.md.
 */
export async function runAccuracy(request: AccuracyRequest): Promise<Accuracy> {
  const { set, catalogue } = request;
  const reading = readTruth(join(set, 'truth.json')).map((list) =>
    judgeReading(list, readListAt(join(set, list.file))),
  );
  printReading(reading);
  const matching = catalogue === null ? [] : await judgeAllMatching(request, catalogue, reading);
  if (catalogue !== null) printMatching(matching);
  const failures = [...reading, ...matching].flatMap((one) => one.failures);
  if (request.failures !== null)
    writeFileSync(request.failures, failures.map((failure) => `${JSON.stringify(failure)}\n`).join(''));
  if (request.isVerbose) process.stdout.write(`\n${failures.map(failureText).join('\n')}\n`);
  return { reading, matching };
}
