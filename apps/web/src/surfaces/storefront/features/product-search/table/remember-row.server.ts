import { isValidElement, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { escaped } from '#server/plain-attributes.server.ts';
import { rememberedPart } from '#server/remembered-part.server.ts';
import { useFrame } from '#shell/frame.ts';
import { ImageHosts } from '#ui/drawing.tsx';
import type { Column, ProductRow } from '../list-view.ts';

export interface RowProperties {
  readonly row: ProductRow;
  readonly shown: readonly Column[];
  readonly best: string | null;
  readonly buy: ReactNode;
  readonly marks: ReactNode;
}

/** Number of rows whose HTML is remembered, about 10 kB each. */
const keptMax = 1000;

const numbers = new Map<unknown, number>();

/** Returns a number for a component. */
function numberOf(component: unknown): number {
  const known = numbers.get(component) ?? numbers.size;
  numbers.set(component, known);
  return known;
}

/**
 * Returns what a part of the row depends on besides the row's product; null if it shows something else than the product.
 */
function partOf(part: ReactNode, row: ProductRow): unknown {
  if (part === undefined || part === null) return 0;
  if (!isValidElement<Readonly<Record<string, unknown>>>(part)) return null;
  const { product, ...others } = part.props;
  const isSimple = Object.values(others).every((value) => typeof value !== 'object' && typeof value !== 'function');
  return product === row && isSimple ? [numberOf(part.type), others] : null;
}

const written = new WeakMap<readonly Column[], string>();

/** Returns the columns as text. All rows of a list share the columns. */
function columnsAsText(columns: readonly Column[]): string {
  const known = written.get(columns) ?? JSON.stringify(columns.map(({ key, fold }) => [key, fold]));
  written.set(columns, known);
  return known;
}

/**
 * Remembers the HTML of rows, which are most of a list. The forms in a row contain the address to return to; it is put
 * in for each page.
 */
export const rememberRow = (Row: (props: RowProperties) => ReactNode): ((props: RowProperties) => ReactNode) =>
  rememberedPart(Row, keptMax, ({ row, shown, best, buy, marks }) => {
    const { locale } = useWords();
    const { pathname, search } = useLocation();
    const hosts = useContext(ImageHosts);
    const inBasket = useFrame()?.basket?.quantities[row.id] ?? 0;
    const [buyPart, marksPart] = [partOf(buy, row), partOf(marks, row)];
    if (buyPart === null || marksPart === null) return null;
    return {
      key: JSON.stringify([row, columnsAsText(shown), best, locale, hosts, inBasket, buyPart, marksPart]),
      hole: `${escaped(`&back=${encodeURIComponent(pathname + search)}`)}"`,
      mark: 'back=',
    };
  });
