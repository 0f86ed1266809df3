/** A value in the text format of PostgreSQL's COPY, where tabs separate columns and `\N` is null. */
export type CopyValue = string | number | boolean | null;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);

/** Returns one row in the text format of COPY, including its line end. */
export function copyRow(values: readonly CopyValue[]): string {
  const columns = values.map((value) =>
    value === null ? '\\N' : typeof value === 'string' ? escaped(value) : String(value),
  );
  return `${columns.join('\t')}\n`;
}

/** Returns an array in PostgreSQL's notation, e.g. `{1,10,100}` or `{"a b","c"}`. */
export function arrayText(items: readonly (string | number)[]): string {
  const written = items.map((item) =>
    typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, (character) => `\\${character}`)}"`,
  );
  return `{${written.join(',')}}`;
}
