import type { Measured } from './bench.ts';
import type { Verdict } from './budgets.ts';

const widths = [18, 8, 11, 9, 14, 8, 7, 30, 7] as const;

const line = (cells: readonly string[], rest: string): void => {
  const fitted = cells.map((cell, index) =>
    index === 0 || index >= 7 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!),
  );
  process.stdout.write(`${fitted.join('  ')}  ${rest}\n`);
};

export const printTitle = (): void => {
  line(['row', 'parts', 'time', 'to limit', 'to alternative', 'B a part', 'machine', 'budget', 'verdict'], 'what');
};

const times = (ratio: number | null): string => (ratio === null ? '' : `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`);

/** Prints a row. `scale` is the calibration time on this machine divided by that on the reference machine. */
export const printRow = (size: number, row: Measured, scale: number, { budget, isMissed }: Verdict): void =>
  line(
    [
      row.id,
      String(size),
      `${row.milliseconds.toFixed(row.milliseconds < 10 ? 3 : 1)} ms`,
      times(row.toLimit),
      times(row.toAlternative),
      row.bytesPerPart === undefined ? '' : row.bytesPerPart.toFixed(0),
      times(scale),
      budget,
      budget === '' ? '–' : isMissed ? 'MISSED' : 'kept',
    ],
    `${row.what}; ${row.note}`,
  );
