import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recogniseLayout, type BomMatch, type PartsFile } from '@farad/domain/bom';
import { fold, mayBeOneMaker } from '../../kit/fold.ts';
import { align, type AlignedLine } from '../align.ts';
import { matchListsAt } from '../match-lists.ts';
import { readListAt, tablesAt, tablesEnding } from '../read-list.ts';
import { openScratchShop, type CatalogueFile } from '../scratch-shop.ts';
import { readTruth, type TrueLine, type TrueList } from '../truth.ts';
import { cellsBeside, cellsOf, editedFile, hasNumber, type Edit } from './edit-sheet.ts';
import { mayFit, PartsBySort, plantingsFor, type Planting } from './plant.ts';
import { readRawParts, type KnownPart } from './raw-parts.ts';
import { ExchangeCounts, fateOf, printExchanges, type ExchangeCount } from './report.ts';
import { statedFacts } from './stated-facts.ts';

export interface PlantedRequest {
  /** Folder with the parts lists and their truth.json. */
  readonly set: string;
  readonly catalogue: CatalogueFile;
  /** Number of parts tried for each line and kind. */
  readonly count: number;
  /** JSON Lines file to which the wrongly judged lines are written; null = none. */
  readonly failures: string | null;
  readonly say: (text: string) => void;
}

/** A line of a list that is judged, with the parts whose numbers are written into it. */
interface Field {
  readonly truth: TrueLine;
  /** True lines that the shop reads as one line. They state the same. */
  readonly truths: readonly TrueLine[];
  readonly rows: readonly number[];
  /** True if the catalogue has the line's number, and the line fits that part. */
  readonly isKnown: boolean;
  readonly plantings: readonly Planting[];
}

interface PreparedList {
  readonly list: TrueList;
  readonly file: PartsFile;
  readonly sheet: number;
  readonly fields: readonly Field[];
}

/** One edited file: a part for each line that still has one to try; null = the line is left unchanged. */
interface PlantedFile {
  readonly list: TrueList;
  readonly path: string;
  readonly planted: ReadonlyMap<Field, Planting | null>;
}

const sameIn = (lines: readonly TrueLine[], textOf: (line: TrueLine) => string): boolean =>
  new Set(lines.map((line) => fold(textOf(line)))).size === 1;

/** Returns the true line of a read line if all its true lines state the same part; otherwise null. */
function commonOf({ stands }: AlignedLine): TrueLine | null {
  const [first] = stands;
  if (first === undefined || first.mpn === '' || stands.some(({ dnp }) => dnp === true)) return null;
  const texts = ['mpn', 'value', 'pkg', 'desc', 'maker'] as const;
  if (!texts.every((name) => sameIn(stands, (line) => line[name]))) return null;
  return { ...first, refs: stands.flatMap(({ refs }) => refs) };
}

/**
 * Returns true if the line names its part twice: the value is another number, as `BAT54C` beside the number `BAT54S`, or
 * the footprint is named after the number.
 */
function isNamedTwice({ value, mpn, pkg }: TrueLine): boolean {
  const [name, number] = [fold(value), fold(mpn)];
  const isNumber = /\d{3}/u.test(name) && /\p{L}/u.test(name) && name.length >= 5;
  const isOther = isNumber && !number.startsWith(name) && !name.startsWith(number);
  return isOther || fold(pkg).includes(number);
}

/**
 * Returns true if the line can get another number. A line that the shop refuses for another error shows no conflict. In
 * some lists the shop takes the number from a column with another alphabet.
 */
const canBePlanted = ({ line }: AlignedLine, truth: TrueLine): boolean =>
  fold(line.mpn ?? '') === fold(truth.mpn) && line.problems.every(({ severity }) => severity !== 'error');

/** Parts of the catalogue by folded number, and by sort of component. */
interface Catalogue {
  readonly byNumber: ReadonlyMap<string, KnownPart>;
  readonly bySort: PartsBySort;
}

function prepared(set: string, list: TrueList, { byNumber, bySort }: Catalogue, count: number): PreparedList | null {
  const source = join(set, list.file);
  const read = readListAt(source);
  const file = tablesAt(source);
  if (read.kind !== 'read' || typeof file === 'string') return null;
  const { sheet } = recogniseLayout(file.sheets, file.bestSheet, {}, () => null);
  const fields = align(list.lines, read.reading.lines).lines.flatMap((own): Field[] => {
    const truth = commonOf(own);
    if (truth === null) return [];
    const { rows } = own.line;
    const cells = cellsOf(file, sheet, rows);
    const said = statedFacts(truth, cellsBeside(cells, truth));
    const part = byNumber.get(fold(truth.mpn));
    const isFitting =
      part === undefined || ((said === null || mayFit(part, said)) && mayBeOneMaker(part.manufacturer, truth.maker));
    if (!isFitting || isNamedTwice(truth) || !hasNumber(cells, truth.mpn)) return [];
    const plantings =
      said === null || !canBePlanted(own, truth)
        ? []
        : plantingsFor(said, bySort, truth.row * 7919 + list.file.length, count);
    return [{ truth, truths: own.stands, rows, isKnown: part !== undefined, plantings }];
  });
  return { list, file, sheet, fields };
}

/** Returns the edits of a list's files, by line. The first file is unchanged and has the lines with a known number. */
function roundsOf(fields: readonly Field[]): readonly ReadonlyMap<Field, Planting | null>[] {
  const count = Math.max(0, ...fields.map(({ plantings }) => plantings.length));
  const planted = Array.from(
    { length: count },
    (_, round) =>
      new Map(fields.flatMap((field) => field.plantings.slice(round, round + 1).map((one) => [field, one]))),
  );
  return [new Map(fields.filter(({ isKnown }) => isKnown).map((field) => [field, null])), ...planted];
}

/** Writes the edited files of the lists. Each holds the tables of a list, and the rows of the lines to match. */
const plantedFiles = (lists: readonly PreparedList[], folder: string): readonly PlantedFile[] =>
  lists.flatMap(({ list, file, sheet, fields }, at) =>
    roundsOf(fields).map((planted, round): PlantedFile => {
      const edits = [...planted].flatMap(([{ truth, rows }, planting]): readonly Edit[] =>
        planting === null ? [] : [{ truth, rows, part: planting.part }],
      );
      const path = join(folder, `${at}-${round}${tablesEnding}`);
      const rows = [...planted.keys()].flatMap((field) => field.rows);
      writeFileSync(path, JSON.stringify({ ...editedFile(file, sheet, edits), rows }));
      return { list, path, planted };
    }),
  );

/** Returns the match of a true line in a list that was read again after the edit. */
function matchFinder(
  path: string,
  lines: readonly TrueLine[],
  matches: readonly (BomMatch | null)[],
): (line: TrueLine) => BomMatch | undefined {
  const read = readListAt(path);
  const { of } = align(lines, read.kind === 'read' ? read.reading.lines : []);
  return (line) => {
    const place = of.get(line)?.place;
    return place === undefined ? undefined : (matches[place] ?? undefined);
  };
}

interface Judged {
  readonly counts: ExchangeCounts;
  /** Counts of the lines whose own number the catalogue has. */
  readonly known: ExchangeCounts;
  readonly failures: string[];
}

function judgeFile(
  { list, path, planted }: PlantedFile,
  matches: readonly (BomMatch | null)[],
  { counts, known, failures }: Judged,
): void {
  const partOf = new Map([...planted].flatMap(([{ truths }, one]) => truths.map((line) => [line, one?.part] as const)));
  const edited = new Map(
    list.lines.map((line) => [line, { ...line, mpn: partOf.get(line)?.mpn ?? line.mpn }] as const),
  );
  const matchOf = matchFinder(path, [...edited.values()], matches);
  for (const [{ truth, truths, isKnown }, planting] of planted) {
    const kind = planting?.kind ?? 'unchanged';
    const isContradiction = kind !== 'fitting' && kind !== 'unchanged';
    const line = truths[0] && edited.get(truths[0]);
    const match = line && matchOf(line);
    const fate = fateOf(match);
    if (isKnown) known.add(kind, isContradiction, fate);
    if (counts.add(kind, isContradiction, fate)) continue;
    const stated = { ...truth, refs: truth.refs.slice(0, 3) };
    const { mpn, manufacturer, package: body, subcategory, facts } = planting?.part ?? {};
    const own = [mpn, manufacturer, body, subcategory, facts];
    const got = { status: match?.status, reason: match?.reason, differences: match?.differences };
    failures.push(JSON.stringify({ kind, isContradiction, fate, file: list.file, stated, own, ...got }));
  }
}

/** Plants into the lists of a set, matches them in the shop of this database and judges the matches. */
async function judgePlantedAt(
  url: string,
  { set, catalogue, count, say }: PlantedRequest,
  folder: string,
): Promise<Judged> {
  const byNumber = readRawParts(catalogue.file);
  const parts: Catalogue = { byNumber, bySort: new PartsBySort([...byNumber.values()]) };
  const lists = readTruth(join(set, 'truth.json'))
    .filter(({ use }) => use === 'counted')
    .flatMap((list) => prepared(set, list, parts, count) ?? []);
  const files = plantedFiles(lists, folder);
  const lines = lists.flatMap(({ fields }) => fields).filter(({ plantings }) => plantings.length > 0);
  say(`${lines.length} lines of ${lists.length} lists in ${files.length} edited files`);
  const byPath = await matchListsAt(
    url,
    files.map(({ path }) => path),
  );
  const judged: Judged = { counts: new ExchangeCounts(), known: new ExchangeCounts(), failures: [] };
  for (const file of files) judgeFile(file, byPath.get(file.path) ?? [], judged);
  return judged;
}

/** Writes numbers of other parts into the lists of a set, and counts the conflicts that the product reports. */
export async function runPlanted(request: PlantedRequest): Promise<readonly ExchangeCount[]> {
  const folder = mkdtempSync(join(tmpdir(), 'farad-planted-'));
  try {
    const shop = await openScratchShop(request.catalogue, folder, request.say);
    try {
      const { counts, known, failures } = await judgePlantedAt(shop.url, request, folder);
      if (request.failures !== null) writeFileSync(request.failures, failures.map((text) => `${text}\n`).join(''));
      printExchanges(counts.counts);
      process.stdout.write('\nLines whose own number the catalogue has\n');
      printExchanges(known.counts);
      return counts.counts;
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
