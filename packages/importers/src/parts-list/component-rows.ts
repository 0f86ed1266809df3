/** A component of a schematic. */
export interface SchematicComponent {
  readonly reference: string;
  readonly value: string;
  readonly footprint: string;
  readonly isLeftOut: boolean;
  /** Fields by name, in order. */
  readonly fields: ReadonlyMap<string, string>;
}

const ownColumns = ['References', 'Quantity', 'Value', 'Footprint'];
const repeated = new Set(['reference', 'references', 'value', 'footprint', 'quantity', 'qty', 'dnp']);

/** Returns the text of a field, without spaces around it. KiCad writes a blank field as a tilde. */
const meant = (text: string): string => (text.trim() === '~' ? '' : text.trim());

const noSigns = new Set(['', '0', 'no', 'n', 'false', 'f', 'none', 'fitted', 'нет']);

/**
 * Returns whether a component is not fitted. A setting of the CAD program says so, or a "DNP" field that a person
 * added.
 */
const isOut = ({ isLeftOut, fields }: SchematicComponent): boolean =>
  isLeftOut ||
  [...fields].some(([name, text]) => name.trim().toLowerCase() === 'dnp' && !noSigns.has(meant(text).toLowerCase()));

/**
 * Maximum number of characters in the references of one row, so that they fit into a cell. Further references continue
 * in the next row.
 */
const referencesLengthMax = 1800;

/** Splits references into rows if one cell cannot hold them all. */
export function inRows(references: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let length = 0;
  for (const reference of references) {
    const row = rows.at(-1);
    if (row === undefined || length + reference.length + 2 > referencesLengthMax) {
      rows.push([reference]);
      length = reference.length;
    } else {
      row.push(reference);
      length += reference.length + 2;
    }
  }
  return rows;
}

/**
 * Returns rows of a parts table with a header. Components equal in everything but the reference form one row, as in
 * lists of CAD programs.
 */
export function componentRows(components: readonly SchematicComponent[]): readonly (readonly string[])[] {
  const names = new Set<string>();
  for (const { fields } of components)
    for (const [name, value] of fields)
      if (meant(value) !== '' && !repeated.has(name.trim().toLowerCase())) names.add(name);
  const fieldNames = [...names];
  const hasLeftOut = components.some(isOut);
  const groups = new Map<string, { references: string[]; rest: readonly string[] }>();
  for (const component of components) {
    const { reference, value, footprint, fields } = component;
    const rest = [
      meant(value),
      meant(footprint),
      ...fieldNames.map((name) => meant(fields.get(name) ?? '')),
      ...(hasLeftOut ? [isOut(component) ? 'DNP' : ''] : []),
    ];
    const key = JSON.stringify(rest);
    const group = groups.get(key);
    if (group) group.references.push(reference);
    else groups.set(key, { references: [reference], rest });
  }
  return [
    [...ownColumns, ...fieldNames, ...(hasLeftOut ? ['DNP'] : [])],
    ...[...groups.values()].flatMap(({ references, rest }) =>
      inRows(references).map((row) => [row.join(', '), String(row.length), ...rest]),
    ),
  ];
}
