import { componentRows, type SchematicComponent } from '../component-rows.ts';
import { unpackLzString } from './lz-string.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Returns the JSON object that the page's script assigns to a variable. */
function variable(page: string, name: string): Json | null {
  const start = page.indexOf(`var ${name} = `);
  if (start < 0) return null;
  const from = start + name.length + 7;
  const lineEnd = page.indexOf('\n', from);
  const line = page.slice(from, lineEnd < 0 ? page.length : lineEnd).trim();
  const call = 'JSON.parse(LZString.decompressFromBase64("';
  if (!line.startsWith(call)) return parsed(line.replace(/;$/, ''));
  const unpacked = unpackLzString(line.slice(call.length, line.indexOf('"', call.length)));
  return unpacked === null ? null : parsed(unpacked);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Returns the components of a group as pairs of reference and id, and the field values that all of them share. Until
 * version 2.3, a group was `[quantity, value, footprint, pairs, further fields]`. In later versions the fields are
 * stored by id, and `values` is null.
 */
function groupOf(group: unknown): { readonly pairs: readonly unknown[]; readonly values: readonly unknown[] | null } {
  const parts = listOf(group);
  return typeof parts[0] === 'number'
    ? { pairs: listOf(parts[3]), values: [parts[1], parts[2], ...listOf(parts[4])] }
    : { pairs: parts, values: null };
}

/**
 * Returns the components of an interactive BOM. Its list has groups of [reference, id]; the fields are stored by id.
 * `skipped` has the ids of components that are not fitted.
 */
function componentsOf(data: Json, fieldNames: readonly string[]): readonly SchematicComponent[] {
  const bom = isObject(data['bom']) ? data['bom'] : {};
  const fields = isObject(bom['fields']) ? bom['fields'] : {};
  const footprints = listOf(data['footprints'] ?? data['modules']);
  const component = (
    reference: string,
    id: unknown,
    isLeftOut: boolean,
    own: readonly unknown[] | null = null,
  ): SchematicComponent => {
    const values = own ?? listOf(Object.hasOwn(fields, textOf(id)) ? fields[textOf(id)] : undefined);
    const named = new Map(fieldNames.map((name, index) => [name, textOf(values[index])]));
    const value = named.get('Value') ?? '';
    return { reference, value, footprint: named.get('Footprint') ?? '', isLeftOut, fields: named };
  };
  const placed = listOf(bom['both'])
    .map(groupOf)
    .flatMap(({ pairs, values }) =>
      pairs.flatMap((pair) => {
        const [reference, id] = listOf(pair);
        return typeof reference === 'string' ? [component(reference, id, false, values)] : [];
      }),
    );
  const leftOut = listOf(bom['skipped']).flatMap((id) => {
    const footprint = typeof id === 'number' ? footprints[id] : undefined;
    return isObject(footprint) && typeof footprint['ref'] === 'string' ? [component(footprint['ref'], id, true)] : [];
  });
  return [...placed, ...leftOut];
}

/** Returns whether an HTML page is an interactive BOM of KiCad, EasyEDA or Altium. */
export const isInteractiveBom = (page: string): boolean => page.includes('var pcbdata = ');

/**
 * Returns the rows of an interactive BOM from its data (InteractiveHtmlBom, DATAFORMAT.md). Its script is not run.
 * Returns null if the data are damaged.
 */
export function interactiveBomRows(page: string): readonly (readonly string[])[] | null {
  const data = variable(page, 'pcbdata');
  if (data === null) return null;
  const config = variable(page, 'config') ?? {};
  const named = listOf(config['fields']).map(textOf);
  const fieldNames = named.length > 0 ? named : ['Value', 'Footprint', ...listOf(config['extra_fields']).map(textOf)];
  const components = componentsOf(data, fieldNames);
  return components.length === 0 ? null : componentRows(components);
}
