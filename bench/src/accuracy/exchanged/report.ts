import type { BomMatch } from '@farad/domain/bom';
import type { ExchangeKind } from './exchanges.ts';

/** What the matching did with a line: reported a conflict, chose no part, or chose a part as probable or as exact. */
const fates = ['conflict', 'open', 'taken as probable', 'exact'] as const;

export type Fate = (typeof fates)[number];

/**
 * What was done to the lines: one value was replaced, nothing was, or the number was replaced with the number of a part
 * that fits the line.
 */
export type PlantedKind = ExchangeKind | 'unchanged' | 'fitting';

export interface ExchangeCount {
  readonly kind: PlantedKind;
  /** True if the line contradicts its part, so that the shop must report a conflict. */
  readonly isContradiction: boolean;
  readonly of: Record<Fate, number>;
}

export function fateOf(match: BomMatch | undefined): Fate {
  if (match?.status === 'conflict') return 'conflict';
  if (match === undefined || match.productId === null) return 'open';
  return match.status === 'exact' ? 'exact' : 'taken as probable';
}

/** Counts the fates of lines by kind. */
export class ExchangeCounts {
  readonly counts: ExchangeCount[] = [];

  /** Counts a line. Returns true if its fate is right. */
  add(kind: PlantedKind, isContradiction: boolean, fate: Fate): boolean {
    let count = this.counts.find((one) => one.kind === kind && one.isContradiction === isContradiction);
    if (count === undefined)
      this.counts.push(
        (count = { kind, isContradiction, of: { conflict: 0, open: 0, 'taken as probable': 0, exact: 0 } }),
      );
    count.of[fate] += 1;
    return (fate === 'conflict') === isContradiction;
  }
}

/** Returns the number of lines in these counts. */
export const linesIn = (counts: readonly ExchangeCount[]): number =>
  counts.reduce((sum, { of }) => sum + fates.reduce((part, fate) => part + of[fate], 0), 0);

/**
 * Returns two shares: of the contradictory lines, those reported as a conflict; of all other lines, those reported
 * wrongly.
 */
export function sharesOf(counts: readonly ExchangeCount[]): { readonly caught: number; readonly falseAlarms: number } {
  const share = (isContradiction: boolean): number => {
    const own = counts.filter((one) => one.isContradiction === isContradiction);
    return own.reduce((sum, { of }) => sum + of.conflict, 0) / linesIn(own);
  };
  return { caught: share(true), falseAlarms: share(false) };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const printed = (count: ExchangeCount): string => {
  const { kind, isContradiction, of } = count;
  const lines = linesIn([count]);
  return [
    kind.padEnd(12),
    (isContradiction ? 'contradicts' : 'fits').padEnd(12),
    `lines ${lines}`.padEnd(12),
    `conflict ${of.conflict} (${percent(of.conflict / lines)})`.padEnd(26),
    ...fates.slice(1).map((fate) => `${fate} ${of[fate]}`.padEnd(24)),
  ].join(' ');
};

/** Prints a row for each kind, then the two shares. */
export function printExchanges(counts: readonly ExchangeCount[]): void {
  const { caught, falseAlarms } = sharesOf(counts);
  process.stdout.write(
    `${counts.map(printed).join('\n')}\ncaught ${percent(caught)}, false alarms ${percent(falseAlarms)}\n`,
  );
}
