import type { ProductId } from '../../product/product.ts';
import type { BomLine } from '../row/bom-line.ts';
import { nominalKey } from '../contradiction/nominal-key.ts';
import { compressDesignators } from '../cell/designators.ts';

/** A line and the part that was chosen for it. */
export interface ChosenLine {
  readonly line: Pick<BomLine, 'designators' | 'quantity' | 'package' | 'isDnp' | 'value'>;
  readonly productId: ProductId | null;
}

/** By what lines are one: their part and the value that they say. Null: not decided or not fitted, the line stays by itself. */
export const mergeKey = ({ line, productId }: ChosenLine): string | null =>
  productId === null || line.isDnp ? null : `${productId} ${nominalKey(line.value)}`;

/** Lines of a list that ask for one part. */
export interface MergedLine {
  /** Null: a line without a part. */
  readonly productId: ProductId | null;
  /** Places of the lines in the list, from 0. */
  readonly lines: readonly number[];
  /** For one board. */
  readonly quantity: number;
  readonly designators: readonly string[];
  /** `C3-6,9,11`: the note of the basket's line. */
  readonly references: string;
  /** Packages that the lines asked for, where they differ: `0603`, `0805`. */
  readonly packageVariants: readonly string[];
}

/** The lines in the order of their first, those of one part joined. Undoing is showing the list itself. */
export function mergeLines(chosen: readonly ChosenLine[]): readonly MergedLine[] {
  const groups = new Map<string, number[]>();
  chosen.forEach((each, index) => {
    const key = mergeKey(each) ?? `line ${index}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return Array.from(groups.values(), (lines) => merged(chosen, lines));
}

function merged(chosen: readonly ChosenLine[], indexes: readonly number[]): MergedLine {
  const members = indexes.flatMap((index) => chosen[index] ?? []);
  const designators = members.flatMap(({ line }) => line.designators);
  const packages = [...new Set(members.flatMap(({ line }) => line.package ?? []))];
  return {
    productId: members[0]?.productId ?? null,
    lines: indexes,
    quantity: members.reduce((total, { line }) => total + line.quantity, 0),
    designators,
    references: compressDesignators(designators),
    packageVariants: packages.length > 1 ? packages : [],
  };
}
