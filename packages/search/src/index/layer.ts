import type { CatalogueFrame } from '@farad/domain/search-query';
import { type CategoryTree, frameFingerprint } from './frame-words.ts';
import { findNumber } from '../columns/hash-index.ts';
import { type Opening, openingOf, type OpenSegment, openSegment } from './open-segment.ts';
import { givePopular, type PopularOfSegment, popularOf } from './popular-part.ts';
import { removed, type Segment } from './segment.ts';
import { removeDocument } from './segment-changes.ts';
import { shared } from '../columns/shared-memory.ts';

/** A main part of the engine: the base, or a layer of products that came after the base was built. */
export interface Layer {
  readonly segment: Segment;
  /** Fingerprint of the frame that it was built with. */
  readonly builtFor: string;
  /** What another thread made ready for opening it. */
  readonly ready?: ReadyLayer;
}

/** A layer of which it is known how many documents are removed. */
export interface KnownLayer extends Layer {
  readonly removedCount?: number;
}

/** What takes long to make of a layer, in memory that threads can share. */
export interface ReadyLayer {
  readonly opening: Omit<Opening, 'removedCount'>;
  readonly popular: PopularOfSegment;
}

export interface OpenLayer extends Layer {
  readonly open: OpenSegment;
}

/** Where a product lies. */
export interface Place {
  readonly open: OpenSegment;
  readonly doc: number;
}

/** A layer with the places of its products that it replaces: adding it is short then. */
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
  givePopular(open, ready.popular);
  return { ...layer, open };
};

const readied = new WeakMap<Segment, ReadyLayer>();

/** Makes a layer ready for other threads, once. */
export const readyLayer = ({ segment, open, ready }: OpenLayer): ReadyLayer => {
  const known = ready ?? readied.get(segment);
  if (known !== undefined) return known;
  const { numbersOfDoc, zones } = openingOf(open);
  const made = shared({ opening: { numbersOfDoc, zones }, popular: popularOf(open) });
  readied.set(segment, made);
  return made;
};

/** Place of the product; null: none of the layers shows it. */
export const placeIn = (layers: readonly OpenLayer[], id: number): Place | null => {
  for (let at = layers.length - 1; at >= 0; at--) {
    const { open } = layers[at]!;
    const { idSlots, ids, states } = open.segment;
    const doc = findNumber(idSlots, ids, id);
    if (doc !== -1 && states.codes[doc] !== removed) return { open, doc };
  }
  return null;
};

/** Looks up where the layers have the products of a new one. */
export const layerToAdd = (layer: OpenLayer, layers: readonly OpenLayer[]): LayerToAdd => {
  const replaced: Place[] = [];
  for (const id of layer.segment.ids) {
    const place = placeIn(layers, id);
    if (place !== null) replaced.push(place);
  }
  return { layer, replaced };
};

/** Whether a layer has the product, shown or not. */
export const isInLayer = ({ segment }: Layer, id: number): boolean =>
  findNumber(segment.idSlots, segment.ids, id) !== -1;

export const removeReplaced = ({ replaced }: LayerToAdd): void => {
  for (const { open, doc } of replaced) removeDocument(open, doc);
};
