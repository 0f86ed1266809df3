import type { ProductFields } from '@farad/contract/office/products';

type Values = Readonly<Record<string, unknown>>;

/** Path of a field: `['title', 'ru']`, `['prices']`. */
export type FieldPath = readonly [name: string, part?: string];

/** A field that both people changed to different values. */
export interface Clash {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Fields that are merged part by part. Lists and all other fields are merged as a whole. */
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
 * Merges the edits of two people to one product. A field that one of them changed takes that change. A field that both
 * changed becomes a clash and stays `mine` until it is resolved.
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
  // The cast holds because both objects have the same fields.
  return { merged: merged as unknown as ProductFields, clashes };
}
