import type { CatalogueFrame } from '@farad/domain/search-query';
import { type CategoryTree, frameFingerprint } from './frame-words.ts';
import { findNumber } from '../columns/hash-index.ts';
import { type Opening, openingOf, type OpenSegment, openSegment } from './open-segment.ts';
import { setPopular, type PopularOfSegment, popularOf } from './popular-part.ts';
import { removed, type Segment } from './segment.ts';
import { removeDocument } from './segment-changes.ts';
import { shared } from '../columns/shared-memory.ts';

/** A main part of the engine: the base, or a layer of later products. */
export interface Layer {
  readonly segment: Segment;
  /** Fingerprint of its frame when it was built. */
  readonly builtFor: string;
  /** Data that another thread prepared for opening it. */
  readonly ready?: ReadyLayer;
}

/** A layer with the known number of removed documents. */
export interface KnownLayer extends Layer {
  readonly removedCount?: number;
}

/** Data of a layer that is slow to compute, in memory that threads can share. */
export interface ReadyLayer {
  readonly opening: Omit<Opening, 'removedCount'>;
  readonly popular: PopularOfSegment;
}

export interface OpenLayer extends Layer {
  readonly open: OpenSegment;
}

/** Position of a product. */
export interface Place {
  readonly open: OpenSegment;
  readonly doc: number;
}

/** A layer with the positions of the products it replaces, so that adding it is fast. */
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

/** Prepares a layer for other threads, once. */
export const readyLayer = ({ segment, open, ready }: OpenLayer): ReadyLayer => {
  const known = ready ?? readied.get(segment);
  if (known !== undefined) return known;
  const { numbersOfDoc, zones } = openingOf(open);
  const made = shared({ opening: { numbersOfDoc, zones }, popular: popularOf(open) });
  readied.set(segment, made);
  return made;
};

/** Returns the position of a product; null = shown in no layer. */
export const placeIn = (layers: readonly OpenLayer[], id: number): Place | null => {
  for (let at = layers.length - 1; at >= 0; at--) {
    const { open } = layers[at]!;
    const { idSlots, ids, states } = open.segment;
    const doc = findNumber(idSlots, ids, id);
    if (doc !== -1 && states.codes[doc] !== removed) return { open, doc };
  }
  return null;
};

/** Finds the positions of a new layer's products in the existing layers. */
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
