import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BomMatch } from '@farad/domain/bom';
import { fold } from '../../kit/fold.ts';
import { matchListsAt } from '../match-lists.ts';
import { readListAt } from '../read-list.ts';
import { openScratchShop, type CatalogueFile } from '../scratch-shop.ts';
import {
  cleanLines,
  contradictoryLines,
  exchangeKinds,
  modestLines,
  type Exchange,
  type ExchangeKind,
} from './exchanges.ts';
import { csvOf, layouts, type Layout } from './layouts.ts';
import { readRawParts, type KnownPart } from './raw-parts.ts';
import { ExchangeCounts, fateOf, printExchanges, type ExchangeCount } from './report.ts';

export interface ExchangeRequest {
  readonly catalogue: CatalogueFile;
  /** Number of generated lines for each kind. */
  readonly count: number;
  /** JSON Lines file to which the wrongly judged lines are written; null = none. */
  readonly failures: string | null;
  readonly say: (text: string) => void;
}

/** A generated parts list: lines of one kind in one layout. */
interface PlantedList {
  readonly kind: ExchangeKind | 'unchanged';
  readonly isContradiction: boolean;
  readonly layout: Layout;
  readonly path: string;
  readonly exchanges: readonly Exchange[];
}

function plantedLists(parts: readonly KnownPart[], folder: string, count: number): readonly PlantedList[] {
  const plans = [
    { kind: 'unchanged' as const, isContradiction: false, exchanges: cleanLines(parts, count * 4) },
    ...exchangeKinds.flatMap((kind) => [
      { kind, isContradiction: true, exchanges: contradictoryLines(kind, parts, count) },
      { kind, isContradiction: false, exchanges: modestLines(kind, parts, count) },
    ]),
  ];
  return plans.flatMap(({ kind, isContradiction, exchanges }, plan) => {
    // Use only layouts that contain the wrong value. Only some layouts contain the kind of part, in words.
    const fitting = layouts.filter(({ isWordy }) => isWordy || kind !== 'kind');
    return fitting.flatMap((layout, at): PlantedList[] => {
      const own = exchanges.filter((_, place) => place % fitting.length === at);
      if (own.length === 0) return [];
      const path = join(folder, `list-${plan}-${at}.csv`);
      writeFileSync(path, csvOf([layout.head, ...own.map(({ line }, place) => layout.row(line, place))]));
      return [{ kind, isContradiction, layout, path, exchanges: own }];
    });
  });
}

/** Returns the matches of a generated list by folded designator. Each generated line has its own designator. */
function matchesOf({ path }: PlantedList, matches: readonly (BomMatch | null)[]): ReadonlyMap<string, BomMatch> {
  const read = readListAt(path);
  if (read.kind !== 'read')
    throw new Error(`${path}: expected a readable list, got ${JSON.stringify(read).slice(0, 300)}`);
  return new Map(
    read.reading.lines.flatMap(({ designators }, at) =>
      designators.flatMap((place) => {
        const match = matches[at];
        return match ? [[fold(place), match] as const] : [];
      }),
    ),
  );
}

function judged(
  lists: readonly PlantedList[],
  byPath: ReadonlyMap<string, readonly (BomMatch | null)[]>,
): { readonly counts: readonly ExchangeCount[]; readonly failures: readonly string[] } {
  const counts = new ExchangeCounts();
  const failures: string[] = [];
  for (const list of lists) {
    const { kind, isContradiction, layout, exchanges } = list;
    const matches = matchesOf(list, byPath.get(list.path) ?? []);
    for (const [place, { line, own, donor }] of exchanges.entries()) {
      const match = matches.get(fold(line.designator));
      const fate = fateOf(match);
      if (counts.add(kind, isContradiction, fate)) continue;
      failures.push(
        JSON.stringify({
          kind,
          isContradiction,
          fate,
          layout: layout.name,
          row: layout.row(line, place),
          part: [own.package, own.subcategory, own.facts],
          donor: donor?.mpn,
          differences: match?.differences,
          status: match?.status,
          reason: match?.reason,
        }),
      );
    }
  }
  return { counts: counts.counts, failures };
}

/**
 * Writes lists for parts of a catalogue, with values of other parts in them, and counts the conflicts that the shop
 * reports.
 */
export async function runExchanges({
  catalogue,
  count,
  failures,
  say,
}: ExchangeRequest): Promise<readonly ExchangeCount[]> {
  const parts = [...readRawParts(catalogue.file).values()];
  const folder = mkdtempSync(join(tmpdir(), 'farad-exchanges-'));
  try {
    const lists = plantedLists(parts, folder, count);
    const shop = await openScratchShop(catalogue, folder, say);
    try {
      const byPath = await matchListsAt(
        shop.url,
        lists.map(({ path }) => path),
      );
      const { counts, failures: wrong } = judged(lists, byPath);
      if (failures !== null) writeFileSync(failures, wrong.map((text) => `${text}\n`).join(''));
      printExchanges(counts);
      return counts;
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
