/** Byte order mark. At the start of a file it makes spreadsheets read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Matches a text that spreadsheets would run as a formula (OWASP: CSV injection). */
const formulaStart = /^[=+\-@\t\r\n−＝＋－＠]/;

/**
 * Returns a text as a CSV cell that no spreadsheet runs as a formula, in quotes if necessary (integrations reference,
 * T30).
 */
export function csvText(text: string, separator: ',' | ';'): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV file (RFC 4180) of cells that {@link csvText} made. The first row is the header. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `${byteOrderMark}${rows.map((row) => `${row.join(separator)}\r\n`).join('')}`;
