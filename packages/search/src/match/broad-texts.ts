import type { DocSet } from '../index/doc-set.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { TakenText, TextOptions } from './find-text.ts';

type Taken = TakenText<readonly DocSet[]>;

/** A text with fewer products is searched again each time, because that takes only some milliseconds. */
const broadFrom = 65_536;
/** Maximum number of documents in all kept results, five bytes each. */
const keptMax = 4_194_304;

const sizeOf = ({ found }: Taken): number => found.reduce((sum, { docs }) => sum + docs.length, 0);

interface Kept {
  readonly taken: Taken;
  readonly size: number;
}

/**
 * Keeps the results of texts that match many products, such as the name of a large category. They stay valid while
 * products are only sold, repriced or removed: a search leaves out removed products by their state. They are dropped
 * when products are added or replaced, because then a segment changes.
 */
export class BroadTexts {
  private readonly kept = new Map<string, Kept>();
  private size = 0;
  /** Segments that the kept results belong to. */
  private segments: readonly OpenSegment['segment'][] = [];

  /** Returns the results of a text, or what `find` returns if they are not known. */
  of(
    segments: readonly OpenSegment[],
    text: string,
    { reading, asTyped = false }: TextOptions,
    find: () => Taken | null,
  ): Taken | null {
    if (text === '') return find();
    const isSame =
      this.segments.length === segments.length &&
      this.segments.every((segment, index) => segment === segments[index]!.segment);
    if (!isSame) this.begin(segments);
    const key = JSON.stringify([text, reading, asTyped]);
    const known = this.kept.get(key);
    return known === undefined ? this.found(key, find) : known.taken;
  }

  private begin(segments: readonly OpenSegment[]): void {
    this.kept.clear();
    this.size = 0;
    this.segments = segments.map(({ segment }) => segment);
  }

  private found(key: string, find: () => Taken | null): Taken | null {
    const taken = find();
    const size = taken === null ? 0 : sizeOf(taken);
    if (taken === null || size < broadFrom || size > keptMax) return taken;
    // The first entry of a map is the one that was added first.
    for (const [oldest, { size: freed }] of this.kept) {
      if (this.size + size <= keptMax) break;
      this.kept.delete(oldest);
      this.size -= freed;
    }
    this.kept.set(key, { taken, size });
    this.size += size;
    return taken;
  }
}
