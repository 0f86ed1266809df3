/** Values in the text form of PostgreSQL's COPY: tabs between columns, `\N` for null. */
export type CopyValue = string | number | boolean | null;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);

/** Returns one row with its line end. */
export function copyRow(values: readonly CopyValue[]): string {
  const columns = values.map((value) =>
    value === null ? '\\N' : typeof value === 'string' ? escaped(value) : String(value),
  );
  return `${columns.join('\t')}\n`;
}

/** Returns an array column: `{1,10,100}`, `{"a b","c"}`. */
export function arrayText(items: readonly (string | number)[]): string {
  const written = items.map((item) =>
    typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, (character) => `\\${character}`)}"`,
  );
  return `{${written.join(',')}}`;
}
