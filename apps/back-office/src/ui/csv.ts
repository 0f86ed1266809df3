/** Between cells; spreadsheets of Russia take the comma for a decimal point. */
const separator = ';';

/** Begins a file so that spreadsheets take it for UTF-8. */
const byteOrderMark = '\ufeff';

// A spreadsheet runs what begins so as a formula; what a customer calls himself must not run (OWASP: CSV injection).
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

function cell(value: string): string {
  const harmless = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /["\r\n;,]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a text of CSV (RFC 4180 with `;`), the heads first. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
