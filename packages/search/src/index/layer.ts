import type { CatalogueFrame } from '@farad/domain/search-query';
import { type CategoryTree, frameFingerprint } from './frame-words.ts';
import { findNumber } from '../columns/hash-index.ts';
import { type Opening, openingOf, type OpenSegment, openSegment } from './open-segment.ts';
import { setPopular, type PopularOfSegment, popularOf } from './popular-part.ts';
import { removed, type Segment } from './segment.ts';
import { removeDocument } from './segment-changes.ts';
import { shared } from '../columns/shared-memory.ts';

/** The base of the engine, or a layer of products that were added or changed after the base was built. */
export interface Layer {
  readonly segment: Segment;
  /** Fingerprint of the frame with which the segment was built (see `frameFingerprint`). */
  readonly builtFor: string;
  /** Data for opening the layer that another thread has computed. Not set = compute it here. */
  readonly ready?: ReadyLayer;
}

/** A layer to open. `removedCount` is its number of removed documents; not set = they are counted. */
export interface KnownLayer extends Layer {
  readonly removedCount?: number;
}

/**
 * Data for opening a layer. Computing it is slow. It is in memory that threads can share, so one thread computes it for
 * all.
 */
export interface ReadyLayer {
  readonly opening: Omit<Opening, 'removedCount'>;
  readonly popular: PopularOfSegment;
}

export interface OpenLayer extends Layer {
  readonly open: OpenSegment;
}

/** Position of a product: its segment and its index in the segment. */
export interface Place {
  readonly open: OpenSegment;
  readonly doc: number;
}

/** A layer, and the positions of older versions of its products. When the layer is added, they are removed. */
export interface LayerToAdd {
  readonly layer: OpenLayer;
  readonly replaced: readonly Place[];
}

export const layerOf = (segment: Segment, frame: CatalogueFrame): Layer => ({
  segment,
  builtFor: frameFingerprint(frame, segment),
});

export const openLayer = (given: KnownLayer, tree: CategoryTree): OpenLayer => {
  const { segment, builtFor, removedCount } = given;
  const ready = given.ready ?? readied.get(segment);
  const layer = { segment, builtFor, ...(ready === undefined ? {} : { ready }) };
  if (ready === undefined || removedCount === undefined) return { ...layer, open: openSegment(segment, tree) };
  const open = openSegment(segment, tree, { ...ready.opening, removedCount });
  setPopular(open, ready.popular);
  return { ...layer, open };
};

const readied = new WeakMap<Segment, ReadyLayer>();

/** Returns the data with which other threads open the layer. Computes it at the first call only. */
export const readyLayer = ({ segment, open, ready }: OpenLayer): ReadyLayer => {
  const known = ready ?? readied.get(segment);
  if (known !== undefined) return known;
  const { numbersOfDoc, zones, brandCounts } = openingOf(open);
  const made = shared({ opening: { numbersOfDoc, zones, brandCounts }, popular: popularOf(open) });
  readied.set(segment, made);
  return made;
};

/** Returns the position of a product in the layers, newest first; null = in no layer, or removed from all of them. */
export const placeIn = (layers: readonly OpenLayer[], id: number): Place | null => {
  for (let at = layers.length - 1; at >= 0; at--) {
    const { open } = layers[at]!;
    const { idSlots, ids, states } = open.segment;
    const doc = findNumber(idSlots, ids, id);
    if (doc !== -1 && states.codes[doc] !== removed) return { open, doc };
  }
  return null;
};

/** Returns the layer with the positions of its products' older versions in the existing layers. */
export const layerToAdd = (layer: OpenLayer, layers: readonly OpenLayer[]): LayerToAdd => {
  const replaced: Place[] = [];
  for (const id of layer.segment.ids) {
    const place = placeIn(layers, id);
    if (place !== null) replaced.push(place);
  }
  return { layer, replaced };
};

/** True if the layer has the product, even as removed. */
export const isInLayer = ({ segment }: Layer, id: number): boolean =>
  findNumber(segment.idSlots, segment.ids, id) !== -1;

export const removeReplaced = ({ replaced }: LayerToAdd): void => {
  for (const { open, doc } of replaced) removeDocument(open, doc);
};
