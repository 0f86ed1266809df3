import type { ReactNode } from 'react';

import { plainHtml, RawHtml } from './plain-html.server.ts';

type Part<P> = (props: P) => ReactNode;

/** What the HTML of a part depends on. */
export interface Described {
  /** Everything but the page's address. */
  readonly key: string;
  /** The text in the HTML that contains the page's address. */
  readonly hole: string;
  /** A text that appears in every `hole`. HTML that has it elsewhere is not remembered. */
  readonly mark: string;
}

/**
 * Replaces a component in the server's build (vite.config.ts) by one whose HTML is remembered: the last `keptMax`
 * different ones. `describe` may use hooks; null = the part is not remembered. Nothing becomes outdated, because the key
 * contains the data themselves.
 */
export function rememberedPart<P>(Part: Part<P>, keptMax: number, describe: (props: P) => Described | null): Part<P> {
  // A map keeps the order of insertion, so its first entry is the least recently used one.
  const kept = new Map<string, readonly string[]>();

  const keep = (key: string, pieces: readonly string[]): void => {
    kept.delete(key);
    kept.set(key, pieces);
    if (kept.size <= keptMax) return;
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  };

  return function RememberedPart(props) {
    if (!RawHtml.isWritten()) return Part(props);
    const described = describe(props);
    if (described === null) return Part(props);
    const { key, hole, mark } = described;
    const known = kept.get(key);
    if (known !== undefined) {
      keep(key, known);
      return new RawHtml(known.join(hole)) as unknown as ReactNode;
    }
    const html = plainHtml(Part(props));
    const pieces = html.split(hole);
    if (!pieces.some((piece) => piece.includes(mark))) keep(key, pieces);
    return new RawHtml(html) as unknown as ReactNode;
  };
}
