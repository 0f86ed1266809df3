// Matches a parts list with the shop's catalogue: `npm run bom -- <file> [--boards N]`; see README.md.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { connect } from '@farad/database/connection/connect';
import {
  partsFileBytesMax,
  readBomLines,
  recogniseLayout,
  usualGrades,
  type BomLayout,
  type BomReading,
  type PartsFile,
} from '@farad/domain/bom';
import { readPartsFile } from '@farad/importers/parts-list';
import { takeStep } from '@farad/search/snapshot/shared-engine';

import { buildCatalogue, type Catalogue, readLayer } from '../catalogue-index/build.ts';
import { CatalogueFollower } from '../catalogue-index/follow.ts';
import { answerFrom } from '../catalogue-index/search.ts';
import { openFiles } from '../files/open-files.ts';
import { readSnapshot } from '../catalogue-index/snapshot.ts';
import { matchPartsList } from '../core/boms/match-parts-list.ts';
import { isNoFile } from '../kit/missing-file.ts';
import { commandForm } from '../kit/command-form.ts';
import { migrateDatabase } from '../start/open-database.ts';
import { layoutText, matchesText } from './bom-text.ts';
import { runCommand, type Command } from './run-command.ts';

const usage = `${commandForm()} bom -- <file> [--boards N]`;
const boardsMax = 1_000_000;

/** An error that the user of the command can fix. It is printed without a stack trace. */
class CannotMatch extends Error {
  override readonly name = 'CannotMatch';
}

interface Arguments {
  readonly path: string;
  readonly boards: number;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { boards: { type: 'string' } } });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new CannotMatch(`One file is matched at a time.\n${usage}`);
    const boards = Number(values.boards ?? '1');
    if (!Number.isInteger(boards) || boards < 1 || boards > boardsMax)
      throw new CannotMatch(`--boards is a whole number from 1 to ${boardsMax}.\n${usage}`);
    return { path, boards };
  } catch (error) {
    if (error instanceof TypeError) throw new CannotMatch(`${error.message}\n${usage}`);
    throw error;
  }
}

interface ReadList {
  readonly file: PartsFile;
  readonly layout: BomLayout;
  readonly reading: BomReading;
}

async function readList(path: string): Promise<ReadList> {
  const bytes = await readFile(path);
  const file = readPartsFile(bytes, basename(path));
  if (!file.ok)
    throw new CannotMatch(`${path} is no parts list (${file.error.what}; at most ${partsFileBytesMax} bytes).`);
  const { sheets, bestSheet } = file.value;
  const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
  const sheet = sheets[layout.sheet];
  if (sheet === undefined) throw new Error(`The layout of ${path} names a sheet that the file does not have`);
  return { file: file.value, layout, reading: readBomLines(sheet, layout) };
}

/**
 * Opens the catalogue from the shop's snapshot, or from the database if no snapshot fits, and reads the changes made
 * since. Nothing is written.
 */
async function openCatalogue(db: ReturnType<typeof connect>['db'], { config, log }: Command): Promise<Catalogue> {
  const found = await readSnapshot(openFiles(config), db, (level, about, message) => log[level](about, message));
  const sources = { db, readLayer: (ids: Parameters<typeof readLayer>[1]) => readLayer(db, ids) };
  const follower = new CatalogueFollower(sources, found ?? (await buildCatalogue(db)), {
    onChanged: () => undefined,
    take: (engine, step) => void takeStep(engine, step),
    onMoved: () => undefined,
    onFrame: () => undefined,
    onRead: () => undefined,
  });
  await follower.readOn();
  return follower.catalogue;
}

async function matchFile({ path, boards }: Arguments, command: Command): Promise<void> {
  const { say, url, log } = command;
  const { file, layout, reading } = await readList(path);
  say(layoutText(file, layout));
  if (reading.lines.length === 0) throw new CannotMatch(`No parts were found in ${path}.`);
  await migrateDatabase(url, log, say);
  const connection = connect(url);
  try {
    const { engine, frame } = await openCatalogue(connection.db, command);
    const startMs = performance.now();
    const matches = await matchPartsList(
      {
        db: connection.db,
        index: { frame: () => frame, matchLines: async (lines) => answerFrom(engine, { lines }) },
      },
      {
        lines: reading.lines,
        options: { boards, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false },
        chosenBefore: () => null,
      },
    );
    const tookMs = performance.now() - startMs;
    const ids = new Set(matches.flatMap(({ productId, candidates }) => productId ?? candidates[0]?.productId ?? []));
    const products = await catalogueQueries(connection.db).byIds([...ids]);
    say(matchesText(reading, matches, products, frame));
    say(`${reading.lines.length} lines matched in ${tookMs.toFixed(0)} ms`);
  } finally {
    await connection.close();
  }
}

/** Prints an error that the user of the command can fix. Returns false for any other error. */
function sayFailure(error: unknown): boolean {
  if (!(error instanceof CannotMatch) && !isNoFile(error)) return false;
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return true;
}

try {
  const args = readArguments();
  await runCommand(
    async (command) => {
      try {
        await matchFile(args, command);
      } catch (error) {
        if (!sayFailure(error)) throw error;
      }
    },
    { besideShop: true },
  );
} catch (error) {
  if (!sayFailure(error)) throw error;
}
