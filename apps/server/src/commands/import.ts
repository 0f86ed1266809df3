// Imports a supplier's file: `npm run import -- <file> [--mapping <file>] [--dry-run] [--all-or-nothing]`; see
// docs/import.md.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { ImportIsRunning } from '@farad/database/imports/import-session';
import { vanishedShareMax, type ImportCause, type ImportRemedy, type VanishedDoubt } from '@farad/domain/import';
import { UnreadableFile } from '@farad/importers/record';

import { UnknownCategory } from '../import/row/category-plan.ts';
import { ImportCancelled, RowsRefused, type ImportResult } from '../import/run/import-order.ts';
import { parseMapping, type Mapping } from '../import/mapping.ts';
import { besideOf, openProblemsFile, problemReasons } from '../import/problems-file.ts';
import { writeProposal } from '../import/proposal/propose-mapping.ts';
import { runImport } from '../import/run-import.ts';
import { layoutOf, lookIntoFile } from '../import/orders/look-into-file.ts';
import { isNoFile } from '../kit/missing-file.ts';
import { migrateDatabase } from '../start/open-database.ts';
import { yieldProcessor } from '../kit/yield-processor.ts';
import { runCommand, type Command } from './run-command.ts';

const usage =
  'npm run import -- <file> [--mapping <file>] [--dry-run] [--all-or-nothing] [--problems <file>] [--vanished-up-to <rows>]';
const exitRefusedRows = 2;
const exitInterrupted = 130;

interface Arguments {
  readonly file: string;
  readonly mapping: string | null;
  readonly problems: string | null;
  readonly isDryRun: boolean;
  readonly isAllOrNothing: boolean;
  /** How many rows may be missing in the new list without a confirmation; null = the default rule. */
  readonly vanishedUpTo: number | null;
}

/** An error that the user of the command must fix before the import. It is printed without a stack trace. */
class CannotImport extends Error {
  override readonly name = 'CannotImport';
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        problems: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'all-or-nothing': { type: 'boolean', default: false },
        'vanished-up-to': { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new CannotImport(`One file is imported at a time.\n${usage}`);
    const upTo = values['vanished-up-to'];
    if (upTo !== undefined && !/^\d{1,9}$/.test(upTo))
      throw new CannotImport(`--vanished-up-to: a number of rows is expected, not "${upTo}".\n${usage}`);
    return {
      file,
      mapping: values.mapping ?? null,
      problems: values.problems ?? null,
      isDryRun: values['dry-run'],
      isAllOrNothing: values['all-or-nothing'],
      vanishedUpTo: upTo === undefined ? null : Number(upTo),
    };
  } catch (error) {
    if (error instanceof TypeError) throw new CannotImport(`${error.message}\n${usage}`);
    throw error;
  }
}

async function mappingOf({ file, mapping: path }: Arguments): Promise<Mapping> {
  if (path === null) {
    const { path: written, stocks } = await writeProposal(file);
    const added = stocks.length < 2 ? '' : `Stock is the sum of ${stocks.map((name) => `"${name}"`).join(', ')}.\n`;
    throw new CannotImport(
      `A mapping for this file was proposed in ${written}: look it through (currency, rate, margin), then\n${added}` +
        `npm run import -- ${file} --mapping ${written} --dry-run`,
    );
  }
  const parsed = parseMapping(await readFile(path, 'utf8'));
  if (parsed.mapping === null) throw new CannotImport(`${path}:\n${parsed.problems.join('\n')}`);
  return parsed.mapping;
}

const steps = { survey: 'Looking through', read: 'Reading', match: 'Comparing', merge: 'Writing' } as const;
const sayEveryMs = 2000;

const evidenceTold: Readonly<Record<string, string>> = {
  code: 'only a short code or one word in common',
  learned: 'an earlier import took it so',
  name: 'the name in common',
  numbers: 'numbers that begin alike',
  full_name: 'the full name',
  known: 'a known spelling',
};
const joinsShown = 20;

/**
 * Returns output about makers that may be the same and should be reviewed. Makers that are the same by strong evidence
 * are only counted.
 */
function joinsTold({ makerJoins }: ImportResult): string[] {
  if (makerJoins.length === 0) return [];
  const open = makerJoins.filter(({ evidence }) => evidence !== 'known' && evidence !== 'full_name');
  const lines = open.slice(0, joinsShown).map(({ spelling, rows, name, other, evidence }) => {
    const what = other === null ? `joined with ${name}` : `kept apart as ${name}; the same as ${other}?`;
    return `    ${spelling} (${rows}): ${what} (${evidenceTold[evidence] ?? evidence})`;
  });
  const more = open.length > joinsShown ? [`    … ${open.length - joinsShown} more, in the back office`] : [];
  return [`  spellings of makers joined or proposed: ${makerJoins.length}, to be looked through:`, ...lines, ...more];
}

const doubts: Readonly<Record<VanishedDoubt, string>> = {
  many_vanished: `more than ${vanishedShareMax * 100} % of the list before`,
  many_refused: 'too many rows of this file are refused',
  broken_lines: 'lines of this file are broken, and may hide others',
};

/** Returns output about rows that are missing in the new list, and about the treatment of their products. */
function vanishedTold({ vanished }: ImportResult, isDryRun: boolean): string[] {
  if (vanished === null || vanished.rows + vanished.parts + vanished.others === 0) return [];
  const { choice, doubt, rows, listed, others, parts } = vanished;
  const deed = { leave: 'left as they are', no_stock: 'without stock', archive: 'archived' }[choice];
  const lines = [`  vanished    ${rows} of ${listed} rows of the list before: ${deed}; ${parts} parts change`];
  if (doubt !== null) {
    const held = isDryRun ? 'They would be left all the same' : 'They were left all the same';
    lines.push(`    ${held}: ${doubts[doubt]}. If it is right: --vanished-up-to ${rows}`);
  }
  if (others > 0) lines.push(`    ${others} rows of lists with other columns: this list says nothing of them`);
  return lines;
}

/** Returns output about rows that wait for review because of their stock or prices. */
function heldTold({ held }: ImportResult): string[] {
  if (held === null || held.rows === 0) return [];
  const { stock_touched: touched, dearer, below_cost: below, price_jump: jump } = held;
  return [
    `  waiting     ${held.rows} rows are left as they are until a person decides in the back office:`,
    `    ${touched} touched by a stock document, ${dearer} dearer than another supplier, ${below} below cost, ${jump} changed too much`,
  ];
}

function summary(result: ImportResult, isDryRun: boolean): string {
  const lines = (outcome: string): string => {
    const some = result.examples[outcome] ?? [];
    return some.length === 0 ? '' : ` (lines ${some.slice(0, 5).join(', ')}${some.length > 5 ? ', …' : ''})`;
  };
  return [
    isDryRun ? 'Dry run, nothing was changed. It would be:' : 'Imported:',
    `  rows        ${result.rows}`,
    `  new         ${result.new}${isDryRun ? lines('new') : ''}`,
    `  changed     ${result.changed}${isDryRun ? lines('changed') : ''}`,
    `  unchanged   ${result.unchanged}`,
    `  duplicates  ${result.duplicate}${lines('duplicate')}`,
    `  not read    ${result.refused}`,
    `  values left out of rows that were read  ${result.warnings}`,
    ...joinsTold(result),
    ...vanishedTold(result, isDryRun),
    ...heldTold(result),
    `  makers ${result.addedBrands}, categories ${result.addedCategories}, attributes ${result.addedAttributes} added`,
  ].join('\n');
}

const remedies: Readonly<Record<ImportRemedy, string>> = {
  maker_constant: 'name a maker for such rows: "makers": {"missing": "Noname"}',
  choose_number: 'choose another column for fields.mpn or fields.supplierNumber',
  choose_column: 'choose another column for this field, or leave the field out',
  currency: 'look at prices.currency and at the columns of prices',
  as_text:
    'read the column as words: "attributes": {"table": {"<column>": {"kind": "text"}}}, or put it into attributes.ignore',
  format: 'look at format.encoding, format.delimiter and format.headerRow',
};

/** Returns output that says why the mapping does not fit the file. */
function adviceText(causes: readonly ImportCause[], { rows, refused }: ImportResult): string {
  const share = rows === 0 ? 0 : Math.round((refused / rows) * 100);
  const lines = causes.map(({ reason, column, rows: of, sample, remedy }) => {
    const what =
      reason === 'unread_column' ? 'a column of numbers, and most of its values are none' : problemReasons[reason];
    return `  ${of} rows, ${column ?? 'whole rows'}${sample === '' ? '' : ` ("${sample}")`}: ${what}\n      → ${remedies[remedy]}`;
  });
  return [`The mapping does not fit well: ${refused} of ${rows} rows (${share} %) are refused.`, ...lines].join('\n');
}

async function importFile(args: Arguments, mapping: Mapping, { url, log, say }: Command): Promise<void> {
  await migrateDatabase(url, log, say);
  const stop = new AbortController();
  const interrupt = (): void => {
    say('Stopping after the batch that is being written …');
    stop.abort();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const problemsPath = args.problems ?? (await besideOf(args.file, '.problems.csv'));
  const problems = openProblemsFile(problemsPath);
  const startMs = Date.now();
  let saidMs = startMs;
  try {
    const result = await runImport({
      url,
      file: args.file,
      mapping,
      isDryRun: args.isDryRun,
      isAllOrNothing: args.isAllOrNothing,
      layout: layoutOf(await lookIntoFile(args.file, mapping.format)),
      vanishedUpTo: args.vanishedUpTo,
      signal: stop.signal,
      onProblem: problems.add,
      onAdvice: (causes, found) => {
        say(adviceText(causes, found));
        return true;
      },
      onProgress: (step, rows) => {
        if (Date.now() - saidMs < sayEveryMs) return;
        saidMs = Date.now();
        say(`${steps[step]} … ${rows} rows, ${((saidMs - startMs) / 1000).toFixed(0)} s`);
      },
    });
    if (args.isDryRun && result.advice.length > 0) say(adviceText(result.advice, result));
    say(summary(result, args.isDryRun));
    say(`${((Date.now() - startMs) / 1000).toFixed(1)} s`);
    if (result.refused > 0) process.exitCode = exitRefusedRows;
  } finally {
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
    await problems.close();
    if (problems.count() > 0) say(`${problems.count()} problems, listed in ${problemsPath}`);
  }
}

/** Prints an error that the user of the command can fix. Returns false for any other error. */
function sayFailure(error: unknown): boolean {
  const isStopped = error instanceof ImportCancelled;
  const isTold =
    error instanceof CannotImport ||
    error instanceof UnreadableFile ||
    error instanceof UnknownCategory ||
    error instanceof RowsRefused ||
    error instanceof ImportIsRunning;
  if (!isStopped && !isTold && !isNoFile(error)) return false;
  process.exitCode = isStopped ? exitInterrupted : 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return true;
}

try {
  const args = readArguments();
  yieldProcessor();
  const mapping = await mappingOf(args);
  await runCommand(
    async (command) => {
      try {
        await importFile(args, mapping, command);
      } catch (error) {
        if (!sayFailure(error)) throw error;
      }
    },
    { besideShop: true },
  );
} catch (error) {
  if (!sayFailure(error)) throw error;
}
