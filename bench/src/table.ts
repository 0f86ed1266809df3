import type { Measured } from './bench.ts';
import type { Verdict } from './budgets.ts';

const widths = [15, 10, 12, 10, 14, 9, 30, 8] as const;

const line = (cells: readonly string[], rest: string): void => {
  const fitted = cells.map((cell, index) =>
    index === 0 || index >= 6 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!),
  );
  process.stdout.write(`${fitted.join('  ')}  ${rest}\n`);
};

export const printTitle = (scale: number): void => {
  process.stdout.write(`Calibration: this machine takes ${scale.toFixed(2)} × the time of the budgets' machine.\n\n`);
  line(['row', 'parts', 'time', 'to limit', 'to alternative', 'B a part', 'budget', 'verdict'], 'what');
};

const times = (ratio: number | null): string => (ratio === null ? '' : `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`);

export const printRow = (size: number, row: Measured, { budget, isMissed }: Verdict): void =>
  line(
    [
      row.id,
      String(size),
      `${row.milliseconds.toFixed(row.milliseconds < 10 ? 3 : 1)} ms`,
      times(row.toLimit),
      times(row.toAlternative),
      row.bytesPerPart === undefined ? '' : row.bytesPerPart.toFixed(0),
      budget,
      budget === '' ? '–' : isMissed ? 'MISSED' : 'kept',
    ],
    `${row.what}; ${row.note}`,
  );
