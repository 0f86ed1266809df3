import { assemblyLinesMax, type WireBomAssembly } from '@farad/contract/shop/boms/assembly';
import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries, type BomRow } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { compressDesignators, type AssemblyPart, type Assumption } from '@farad/domain/bom';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { ok, type Locale, type Result } from '@farad/domain/shared';
import { assemblyWords } from '@farad/wording/bom-assembly';

import type { Failure } from '#http/answers/errors.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { findOwnBom, lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { newKey, type BomVisitor } from '../bom/bom-owner.ts';
import { chosen, save } from './change-row.ts';
import { assemblyPlan, type AssemblyPlan } from '../bom/assembly-plan.ts';
import { isOpenRow } from '../bom/count-bom.ts';
import { findMatches } from '../bom/match-bom.ts';
import { loadBom, type LoadedBom } from '../bom/present-bom.ts';
import { presentDifferences } from '../bom/present-rows.ts';
import { ruleTitle, ruleValue } from '../bom/rule-title.ts';

export interface Assembled {
  readonly assembly: WireBomAssembly;
  readonly undo: string | null;
}

/**
 * Returns lines with candidates that have been compared with the line. Earlier versions of the program saved candidates
 * without comparing them. Their lines are matched again.
 */
async function compared(deps: BomDeps, bom: BomRow, loaded: LoadedBom, lines: readonly BomLineRow[]) {
  const isOld = ({ match }: BomLineRow): boolean =>
    match?.candidates.some(({ standing }) => standing === undefined) === true;
  const fresh = new Map<number, BomLineRow>();
  for (const [board, old] of Map.groupBy(lines.filter(isOld), (line) => line.board)) {
    const count = loaded.boards.find((one) => one.board === board)?.count ?? 1;
    const matches = await findMatches(deps, bom, old, count);
    for (const [place, line] of old.entries()) {
      const match = matches[place];
      if (match !== undefined) fresh.set(line.row, { ...line, match, status: line.hasError ? 'error' : match.status });
    }
  }
  return lines.map((line) => fresh.get(line.row) ?? line);
}

/** Plans which parts assembling chooses for the open lines, at current prices and stock. */
async function planOf(deps: BomDeps, bom: BomRow, caller: BomVisitor): Promise<AssemblyPlan> {
  const loaded = await loadBom(deps.db, bom, caller.actor.coefficient);
  const open = loaded.counted.rows.filter(isOpenRow);
  const stored = await bomLineQueries(deps.db).byRows(
    bom.id,
    open.map(({ row }) => row),
  );
  const lines = new Map((await compared(deps, bom, loaded, stored)).map((line) => [line.row, line]));
  return assemblyPlan(deps.db, loaded, open, lines);
}

function assumptionText({ index }: BomDeps, assumption: Assumption, locale: Locale): string {
  const words = assemblyWords[locale];
  switch (assumption.kind) {
    case 'cheapest':
      return words.cheapest(assumption.of);
    case 'other_number':
      return words.otherNumber(assumption.number);
    case 'base_number':
      return words.baseNumber(assumption.number);
    case 'grade': {
      const { key, value } = assumption.grade;
      return words.grade(ruleTitle(index, key, locale), ruleValue(index, key, value, locale));
    }
    default:
      return words.plain[assumption.kind];
  }
}

/** Returns the texts of the line about its part, without repetitions. */
const askedOf = ({ line: { mpn, value, package: housing, description } }: BomLineRow): string =>
  [...new Set([mpn, value, housing, description].filter(Boolean))].join(' · ');

async function present(deps: BomDeps, caller: BomVisitor, { done, lines }: AssemblyPlan): Promise<WireBomAssembly> {
  const { locale } = caller;
  const taken = done.filter((one) => one.kind === 'taken');
  const left = done.filter((one) => one.kind === 'left');
  const ids = new Set(taken.slice(0, assemblyLinesMax).map(({ part }) => part.productId));
  const found = await deps.index.products([...ids]);
  const cards = new Map(found.map((product) => [product.id, deps.card(product, viewerOf(caller))]));
  const head = (row: number, line: BomLineRow) => ({
    row,
    designators: compressDesignators(line.line.designators),
    asked: askedOf(line),
  });
  const sum = taken.reduce((total, { part }) => total + (part.cost ?? 0), 0) as Kopecks;
  return {
    counts: { taken: taken.length, left: left.length },
    total: toRoubles(sum),
    taken: taken.slice(0, assemblyLinesMax).flatMap(({ row, part, assumptions }) => {
      const [line, card] = [lines.get(row), cards.get(part.productId)];
      if (line === undefined || card === undefined) return [];
      const product = { _id: card._id, seo: card.seo, mpn: card.mpn, brand: card.brand.name, package: card.package };
      const assumed = assumptions.map((one) => assumptionText(deps, one, locale));
      const total = toRoubles((part.cost ?? 0) as Kopecks);
      return [{ ...head(row, line), product, order: part.order, total, assumed }];
    }),
    left: left.slice(0, assemblyLinesMax).flatMap(({ row, why }) => {
      const line = lines.get(row);
      if (line === undefined) return [];
      const differences = why === 'contradicts' ? (line.match?.differences ?? []) : [];
      const texts = [
        assemblyWords[locale].left[why],
        ...presentDifferences(deps, differences, locale).map((one) => one.text),
      ];
      return [{ ...head(row, line), why, text: texts.join(': ') }];
    }),
  };
}

/** Returns the parts that assembling would choose, without changing the list. */
export async function previewAssembly(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
): Promise<Result<WireBomAssembly, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  return own.ok ? ok(await present(deps, caller, await planOf(deps, own.value.bom, caller))) : own;
}

/**
 * Returns the line with the part that assembling chose. It is never marked as exact, so that the customer reviews it.
 */
function assembledLine(
  line: BomLineRow,
  part: AssemblyPart,
  mpns: ReadonlyMap<ProductId, string>,
  now: Date,
): BomLineRow {
  const [{ history } = line] = chosen([line], part.productId, mpns, now);
  const { match } = line;
  const taken = { status: 'probable', productId: part.productId } as const;
  const notes = { reason: 'assembled', rules: [], differences: [], assumed: part.standing.assumed } as const;
  const after = { candidates: match?.candidates ?? [], unknownNumber: match?.unknownNumber ?? null };
  return { ...line, ...taken, history, match: { ...taken, ...notes, ...after } };
}

/**
 * Assembles a list: chooses for every open line the cheapest part in stock with the same package (domain: assemble.ts).
 * All lines are changed in one transaction.
 */
export const assembleBom = (deps: BomDeps, caller: BomVisitor, bomId: string): Promise<Result<Assembled, Failure>> =>
  decideInTransaction<Assembled, Failure>(deps.db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    const plan = await planOf({ ...deps, db: tx }, own.value.bom, caller);
    const now = deps.clock();
    const mpns = new Map(Array.from(plan.products, ([id, { mpn }]) => [id, mpn]));
    const before: BomLineRow[] = [];
    const after: BomLineRow[] = [];
    for (const one of plan.done) {
      const line = plan.lines.get(one.row);
      if (one.kind === 'left' || line === undefined) continue;
      before.push(line);
      after.push(assembledLine(line, one.part, mpns, now));
    }
    const assembly = await present({ ...deps, db: tx }, caller, plan);
    if (after.length === 0) return ok({ assembly, undo: null });
    const undo = newKey();
    await bomMemoryQueries(tx).keepUndo(undo, bomId, before.map(save), now);
    await bomLineQueries(tx).save(bomId, after.map(save));
    await bomQueries(tx).set(bomId, {}, now);
    return ok({ assembly, undo });
  });
