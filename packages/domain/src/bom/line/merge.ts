import type { ProductId } from '../../product/product.ts';
import type { BomLine } from '../row/bom-line.ts';
import { nominalKey } from '../contradiction/nominal-key.ts';
import { compressDesignators } from '../cell/designators.ts';

/** A line and the part chosen for it. */
export interface ChosenLine {
  readonly line: Pick<BomLine, 'designators' | 'quantity' | 'package' | 'isDnp' | 'value'>;
  readonly productId: ProductId | null;
}

/**
 * Returns the key by which lines are merged: part and stated value. Null for lines that are undecided or not fitted;
 * they are not merged.
 */
export const mergeKey = ({ line, productId }: ChosenLine): string | null =>
  productId === null || line.isDnp ? null : `${productId} ${nominalKey(line.value)}`;

/** Merged lines that use one part. */
export interface MergedLine {
  /** null = a line without a part. */
  readonly productId: ProductId | null;
  /** Indexes of the lines in the list, from 0. */
  readonly lines: readonly number[];
  /** Quantity per board. */
  readonly quantity: number;
  readonly designators: readonly string[];
  /** Designators written as ranges (`C3-6,9,11`). They become the note of the basket line. */
  readonly references: string;
  /** The different packages that the lines state: `0603`, `0805`. */
  readonly packageVariants: readonly string[];
}

/** Merges lines of one part, in the order of each first line. The stored list does not change. */
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
