/** Begins a file so that spreadsheets take it for UTF-8. */
const byteOrderMark = '\uFEFF';

/** A spreadsheet takes what begins with one of these for a formula (OWASP: CSV injection). */
const formulaStart = /^[=+\-@\t\r\n−＝＋－＠]/;

/** A text as a cell that no spreadsheet computes, in quotes where it needs them (integrations reference, T30). */
export function csvText(text: string, separator: ',' | ';'): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells that are ready, as the text of a file (RFC 4180), the heads first. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `${byteOrderMark}${rows.map((row) => `${row.join(separator)}\r\n`).join('')}`;
