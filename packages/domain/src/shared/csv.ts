/** At the start of a file, it makes spreadsheets read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets treat text with such a start as a formula (OWASP: CSV injection). */
const formulaStart = /^[=+\-@\t\r\n−＝＋－＠]/;

/** Returns a cell that no spreadsheet evaluates, quoted if necessary (integrations reference, T30). */
export function csvText(text: string, separator: ',' | ';'): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Joins prepared cells to a CSV text (RFC 4180), the header row first. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `${byteOrderMark}${rows.map((row) => `${row.join(separator)}\r\n`).join('')}`;
