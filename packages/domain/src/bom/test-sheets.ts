import type { PartsSheet } from './header/parts-file.ts';

/** Builds a sheet: rows separated by line ends, cells by semicolons; for tests. */
export const sheetOf = (text: string): PartsSheet => {
  const rows = text
    .replace(/^\n/u, '')
    .split('\n')
    .map((row) => row.split(';').map((cell) => cell.trim()));
  return { name: '', rows, rowNumbers: rows.map((_, index) => index + 1) };
};
