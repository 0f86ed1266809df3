// Imports a supplier's file: `npm run import -- <file> [--mapping <file>] [--dry-run] [--all-or-nothing]`; see
// docs/import.md.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { ImportIsRunning } from '@farad/database/imports/import-session';
import { vanishedShareMax, type ImportCause, type ImportRemedy } from '@farad/domain/import';
import { UnreadableFile } from '@farad/importers/record';
import { importWords } from '@farad/wording/import-messages';

import { UnknownCategory } from '../import/row/category-plan.ts';
import { ImportCancelled, RowsRefused, type ImportResult } from '../import/run/import-order.ts';
import { parseMapping, type Mapping } from '../import/mapping.ts';
import { besideOf, openProblemsFile } from '../import/problems-file.ts';
import { writeProposal } from '../import/proposal/propose-mapping.ts';
import { runImport } from '../import/run-import.ts';
import { layoutOf, lookIntoFile } from '../import/orders/look-into-file.ts';
import { isNoFile } from '../kit/missing-file.ts';
import { commandForm } from '../kit/command-form.ts';
import { migrateDatabase } from '../start/open-database.ts';
import { t, terminalLocale } from '../start/terminal-words.ts';
import { yieldProcessor } from '../kit/yield-processor.ts';
import { runCommand, type Command } from './run-command.ts';

const usage = `${commandForm()} import -- <file> [--mapping <file>] [--dry-run] [--all-or-nothing] [--problems <file>] [--vanished-up-to <rows>]`;
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
    if (file === undefined || more.length > 0) throw new CannotImport(`${t('commands.oneFile')}\n${usage}`);
    const upTo = values['vanished-up-to'];
    if (upTo !== undefined && !/^\d{1,9}$/.test(upTo))
      throw new CannotImport(`${t('commands.vanishedForm', { given: upTo })}\n${usage}`);
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
    const names = stocks.map((name) => `"${name}"`).join(', ');
    const added = stocks.length < 2 ? '' : `${t('commands.stockSum', { names })}\n`;
    throw new CannotImport(
      `${t('commands.mappingProposed', { file: written })}\n${added}${commandForm()} import -- ${file} --mapping ${written} --dry-run`,
    );
  }
  const parsed = parseMapping(await readFile(path, 'utf8'));
  if (parsed.mapping === null) throw new CannotImport(`${path}:\n${parsed.problems.join('\n')}`);
  return parsed.mapping;
}

const sayEveryMs = 2000;

const joinsShown = 20;

const evidenceText = (evidence: string): string => (t as (key: string) => string)(`commands.evidence_${evidence}`);

/**
 * Returns output about makers that may be the same and should be reviewed. Makers that are the same by strong evidence
 * are only counted.
 */
function joinsTold({ makerJoins }: ImportResult): string[] {
  if (makerJoins.length === 0) return [];
  const open = makerJoins.filter(({ evidence }) => evidence !== 'known' && evidence !== 'full_name');
  const lines = open.slice(0, joinsShown).map(({ spelling, rows, name, other, evidence }) => {
    const what = other === null ? t('commands.joined', { name }) : t('commands.keptApart', { name, other });
    return `    ${spelling} (${rows}): ${what} (${evidenceText(evidence)})`;
  });
  const more =
    open.length > joinsShown ? [`    ${t('commands.joinsMore', { count: String(open.length - joinsShown) })}`] : [];
  return [`  ${t('commands.joins', { count: String(makerJoins.length) })}`, ...lines, ...more];
}

/** Returns output about rows that are missing in the new list, and about the treatment of their products. */
function vanishedTold({ vanished }: ImportResult, isDryRun: boolean): string[] {
  if (vanished === null || vanished.rows + vanished.parts + vanished.others === 0) return [];
  const { choice, doubt, rows, listed, others, parts } = vanished;
  const deed = t(`commands.deed_${choice}`);
  const figures = { rows: String(rows), listed: String(listed), parts: String(parts), deed };
  const lines = [`  ${t('commands.vanished', figures)}`];
  if (doubt !== null) {
    const why = t(`commands.doubt_${doubt}`, { percent: String(vanishedShareMax * 100) });
    lines.push(
      `    ${t(isDryRun ? 'commands.vanishedWould' : 'commands.vanishedWere', { doubt: why, rows: String(rows) })}`,
    );
  }
  if (others > 0) lines.push(`    ${t('commands.vanishedOthers', { count: String(others) })}`);
  return lines;
}

/** Returns output about rows that wait for review because of their stock or prices. */
function heldTold({ held }: ImportResult): string[] {
  if (held === null || held.rows === 0) return [];
  const { stock_touched: touched, dearer, below_cost: below, price_jump: jump } = held;
  return [
    `  ${t('commands.waiting', { rows: String(held.rows) })}`,
    `    ${t('commands.waitingWhy', {
      touched: String(touched),
      dearer: String(dearer),
      below: String(below),
      jump: String(jump),
    })}`,
  ];
}

function summary(result: ImportResult, isDryRun: boolean): string {
  const lines = (outcome: string): string => {
    const some = result.examples[outcome] ?? [];
    const list = `${some.slice(0, 5).join(', ')}${some.length > 5 ? ', …' : ''}`;
    return some.length === 0 ? '' : ` (${t('commands.sumLines', { list })})`;
  };
  const { addedBrands, addedCategories, addedAttributes } = result;
  const sum = (key: SumKey, count: number, more = ''): string =>
    `  ${t(`commands.${key}`, { count: String(count) })}${more}`;
  return [
    t(isDryRun ? 'commands.dryRun' : 'commands.imported'),
    sum('sumRows', result.rows),
    sum('sumNew', result.new, isDryRun ? lines('new') : ''),
    sum('sumChanged', result.changed, isDryRun ? lines('changed') : ''),
    sum('sumUnchanged', result.unchanged),
    sum('sumDuplicates', result.duplicate, lines('duplicate')),
    sum('sumRefused', result.refused),
    sum('sumWarnings', result.warnings),
    ...joinsTold(result),
    ...vanishedTold(result, isDryRun),
    ...heldTold(result),
    `  ${t('commands.sumAdded', {
      makers: String(addedBrands),
      categories: String(addedCategories),
      attributes: String(addedAttributes),
    })}`,
  ].join('\n');
}

type SumKey = 'sumRows' | 'sumNew' | 'sumChanged' | 'sumUnchanged' | 'sumDuplicates' | 'sumRefused' | 'sumWarnings';

/** Examples of a mapping that some remedies name. They are JSON, so they are not translated. */
const remedyKeys: Readonly<Partial<Record<ImportRemedy, string>>> = {
  maker_constant: '"makers": {"missing": "Noname"}',
  as_text: '"attributes": {"table": {"<column>": {"kind": "text"}}}',
};

/** Returns output that says why the mapping does not fit the file. */
function adviceText(causes: readonly ImportCause[], { rows, refused }: ImportResult): string {
  const share = rows === 0 ? 0 : Math.round((refused / rows) * 100);
  const lines = causes.map(({ reason, column, rows: of, sample, remedy }) => {
    const { unreadColumn, problems } = importWords[terminalLocale];
    const what = reason === 'unread_column' ? unreadColumn : problems[reason];
    const place = `${column ?? t('commands.wholeRows')}${sample === '' ? '' : ` ("${sample}")`}`;
    const deed = t(`commands.remedy_${remedy}`, { key: remedyKeys[remedy] ?? '' });
    return `  ${t('commands.cause', { rows: String(of), column: place, what })}\n      → ${deed}`;
  });
  const figures = { refused: String(refused), rows: String(rows), share: String(share) };
  return [t('commands.doesNotFit', figures), ...lines].join('\n');
}

async function importFile(args: Arguments, mapping: Mapping, { url, log, say }: Command): Promise<void> {
  await migrateDatabase(url, log, say);
  const stop = new AbortController();
  const interrupt = (): void => {
    say(t('commands.stopping'));
    stop.abort();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const problemsPath = args.problems ?? (await besideOf(args.file, '.problems.csv'));
  const problems = openProblemsFile(problemsPath, importWords[terminalLocale].problems);
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
        const seconds = ((saidMs - startMs) / 1000).toFixed(0);
        say(t('commands.stepRows', { step: t(`commands.step_${step}`), rows: String(rows), seconds }));
      },
    });
    if (args.isDryRun && result.advice.length > 0) say(adviceText(result.advice, result));
    say(summary(result, args.isDryRun));
    say(t('commands.tookSeconds', { seconds: ((Date.now() - startMs) / 1000).toFixed(1) }));
    if (result.refused > 0) process.exitCode = exitRefusedRows;
  } finally {
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
    await problems.close();
    if (problems.count() > 0)
      say(t('commands.problemsListed', { count: String(problems.count()), file: problemsPath }));
  }
}

/** Returns the text of an error that the user of the command can fix; null = any other error. */
function failureText(error: unknown): string | null {
  const { failures } = importWords[terminalLocale];
  if (error instanceof ImportCancelled) return t('commands.stopped');
  if (error instanceof UnreadableFile) {
    const why = failures[error.code];
    return error.line === null ? why : t('commands.atLine', { line: String(error.line), why });
  }
  if (error instanceof RowsRefused) return failures.rows_refused;
  if (error instanceof ImportIsRunning) return t('commands.anotherRuns');
  if (error instanceof CannotImport || error instanceof UnknownCategory) return error.message;
  return isNoFile(error) && error instanceof Error ? error.message : null;
}

/** Prints an error that the user of the command can fix. Returns false for any other error. */
function sayFailure(error: unknown): boolean {
  const text = failureText(error);
  if (text === null) return false;
  process.exitCode = error instanceof ImportCancelled ? exitInterrupted : 1;
  process.stderr.write(`${text}\n`);
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
