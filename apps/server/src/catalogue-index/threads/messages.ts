import type { MessagePort } from 'node:worker_threads';

import type { ChangeCursor } from '@farad/database/connection/change-cursor';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine-options';
import type { EngineEcho, SharedEngine, SharedLayer } from '@farad/search/snapshot/shared-engine';

import type { FilesPlace } from '#config/file-store.ts';
import type { LayerRead, Note } from '../build.ts';
import type { EngineWork } from '../engine-state.ts';
import type { CatalogueRequest } from '../search.ts';
import type { Touched } from '../versions.ts';
import type { PackedAnswer } from './packed-answer.ts';

/** Data that a build thread gets when it starts. */
export interface BuildData {
  readonly url: string;
  /** Products to read as a layer; null = build the whole catalogue. */
  readonly ids: readonly ProductId[] | null;
}

export interface KeepData {
  readonly url: string;
  readonly place: FilesPlace | null;
  readonly savesSnapshot: boolean;
  readonly gate: SharedArrayBuffer;
}

export interface SearchData {
  readonly gate: SharedArrayBuffer;
  readonly seat: number;
}

/** A built catalogue in shared memory. */
export interface Built {
  readonly engine: SharedEngine;
  readonly cursor: ChangeCursor;
  readonly timeline: string | null;
}

/** A layer in shared memory. */
export interface BuiltLayer extends Omit<LayerRead, 'layer'> {
  readonly layer: SharedLayer | null;
}

export type ToKeeper =
  | { readonly kind: 'catch_up'; readonly id: number }
  /** The keeper's end of the channel to a search thread. */
  | { readonly kind: 'feed'; readonly port: MessagePort }
  | { readonly kind: 'stop' };

export type FromKeeper =
  | { readonly kind: 'note'; readonly note: Parameters<Note> }
  | { readonly kind: 'frame'; readonly frame: CatalogueFrame }
  | { readonly kind: 'moved'; readonly leaves: readonly LeafCount[]; readonly touched: Touched }
  /** Sent before the engine contains a change. `version`: number of the change (gate.ts counts changes). */
  | { readonly kind: 'changed'; readonly ids: readonly ProductId[]; readonly version: number }
  /** Changes may have been missed. */
  | { readonly kind: 'lost' }
  /** What the keeper builds. */
  | { readonly kind: 'work'; readonly work: EngineWork }
  | { readonly kind: 'ready'; readonly version: number }
  | { readonly kind: 'caught_up'; readonly id: number; readonly error: unknown };

/** Messages from the keeper thread to the search threads. */
export type ToFeed =
  | { readonly kind: 'engine'; readonly engine: SharedEngine }
  /** New categories, attributes or brands for the same memory. */
  | { readonly kind: 'frame'; readonly frame: CatalogueFrame }
  | { readonly kind: 'echo'; readonly echo: EngineEcho };

export type ToSearcher =
  | { readonly kind: 'feed'; readonly port: MessagePort }
  | { readonly kind: 'search'; readonly request: CatalogueRequest };

export type FromSearcher =
  | { readonly kind: 'answer'; readonly answer: PackedAnswer }
  | { readonly kind: 'failure'; readonly error: unknown };
