import type { ProductFields } from '@farad/contract/office/catalogue/products';

type Values = Readonly<Record<string, unknown>>;

/** Name of a field and, if it has parts, of the part: `['title', 'ru']`, `['prices']`. */
export type FieldPath = readonly [name: string, part?: string];

/**
 * A field that two staff members have changed to different values: `mine` = in this form, `theirs` = saved by the
 * other.
 */
export interface Clash {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Fields whose parts are merged one by one. All other fields, including lists, are merged as a whole. */
const inParts: readonly string[] = ['title', 'description', 'attributes'];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

const partsOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

function mergeEach(base: Values, mine: Values, theirs: Values, path: (name: string) => FieldPath) {
  const clashes: Clash[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, my, their] = [base[name], mine[name], theirs[name]];
    const isMine = !isSame(my, was);
    if (isMine && !isSame(their, was) && !isSame(my, their))
      clashes.push({ path: path(name), mine: my, theirs: their });
    merged[name] = isMine ? my : their;
  }
  return { merged, clashes };
}

/**
 * Merges the edits of two staff members. `base` = the product that both started from. A field that only one of them
 * changed gets that value. A field that both changed to different values keeps `mine` and is returned as a clash.
 */
export function mergeProduct(
  base: ProductFields,
  mine: ProductFields,
  theirs: ProductFields,
): { readonly merged: ProductFields; readonly clashes: readonly Clash[] } {
  const whole = mergeEach(base, mine, theirs, (name) => [name]);
  const clashes = whole.clashes.filter(({ path: [name] }) => !inParts.includes(name));
  const merged: Record<string, unknown> = { ...whole.merged };
  for (const name of inParts) {
    const [was, my, their] = [base, mine, theirs].map((fields) => partsOf((fields as unknown as Values)[name]));
    const parts = mergeEach(was ?? {}, my ?? {}, their ?? {}, (part) => [name, part]);
    merged[name] = parts.merged;
    clashes.push(...parts.clashes);
  }
  // The cast is safe: the merged object has the same fields as `mine` and `theirs`.
  return { merged: merged as unknown as ProductFields, clashes };
}
