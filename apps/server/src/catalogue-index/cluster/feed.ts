import { setImmediate as nextTurn } from 'node:timers/promises';

import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { changeQueries } from '@farad/database/connection/change.queries';
import { advanceCursor, type ChangeCursor } from '@farad/database/connection/change-cursor';
import type { Connection } from '@farad/database/connection/connect';
import { feedQueries } from '@farad/database/connection/feed.queries';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import type { ClusterWrite, SearchClusterPort } from '@farad/integrations/search-cluster';
import { ClusterDocuments } from '@farad/search/cluster/document';
import {
  clausesMax,
  indexBody,
  indexOrigin,
  type IndexOrigin,
  isBuiltFor,
  isOfThisForm,
} from '@farad/search/cluster/index-body';

import { inChunks, type Note } from '../build.ts';
import { isOtherTimeline } from '../snapshot.ts';
import { type ClusterNames, type Notes, openNotes } from './notes.ts';

export interface FeedOptions {
  readonly db: Connection['db'];
  readonly cluster: SearchClusterPort;
  readonly names: ClusterNames;
  readonly note: Note;
}

/** Products per shard. */
const shardSize = 2_000_000;
const shardsMax = 32;
const progressEveryMs = 1000;
/** Products that are written together. */
const batchSize = 1000;

/** An index of products that follows the database. */
interface Fed {
  readonly index: string;
  readonly origin: IndexOrigin;
  readonly timeline: string | null;
  cursor: ChangeCursor;
}

/**
 * Writes products into the cluster. Only one process of a shop may do so at a time (see `isFeeding`). Every change is
 * written at least once. Versions are taken before rows are read, so a write that arrives late never wins.
 */
export class ClusterFeed {
  private readonly options: FeedOptions;
  private readonly notes: Notes;
  private frame: CatalogueFrame | null = null;
  private fed: Fed | null = null;
  /** An index that was built, and is not searched yet. */
  private built: Fed | null = null;
  private building: Promise<void> | null = null;
  private builtAt = 0;
  private isEnding = false;
  private askedReadAt = 0;
  /** Timeline of the database server when it was last asked; null = unknown. */
  private timeline: string | null = null;

  constructor(options: FeedOptions) {
    this.options = options;
    this.notes = openNotes(options.cluster, options.names);
  }

  /** Begins to follow the database from where the index is. Builds an index if there is none that fits. */
  async begin(): Promise<void> {
    await this.options.cluster.allowClauses(clausesMax);
    await this.notes.open();
    this.fed = await this.usable();
    if (this.fed === null) await this.rebuild();
  }

  /** Builds an index and lets searches use it. */
  async rebuild(): Promise<void> {
    await this.build();
    await this.readOn();
  }

  /**
   * True if the index has to be built anew: the frame changed what products consist of, or a replica was promoted that
   * may lack changes which the index contains.
   */
  get isStale(): boolean {
    if (this.fed === null) return false;
    const { origin, timeline } = this.fed;
    return isOtherTimeline(timeline, this.timeline) || (this.frame !== null && !isBuiltFor(origin, this.frame));
  }

  /** Reads whether the database server is still the same. */
  async readTimeline(): Promise<void> {
    this.timeline = await changeQueries(this.options.db).timeline();
  }

  /** Writes all changes that are committed now. Searches find them when it resolves. Calls must not overlap. */
  async readOn(): Promise<void> {
    const { built } = this;
    if (built !== null) await this.takeOver(built);
    else if (this.fed !== null) await this.follow(this.fed);
    await this.tidy();
  }

  /** Builds an index beside the one that is searched. The next reading of changes lets searches use it. */
  async build(): Promise<void> {
    this.building ??= this.buildOnce().finally(() => {
      this.building = null;
      this.builtAt = Date.now();
    });
    await this.building;
  }

  async stop(): Promise<void> {
    this.isEnding = true;
    await this.building?.catch(() => undefined);
  }

  /** Returns the index that searches use, if it can be continued. */
  private async usable(): Promise<Fed | null> {
    const { db, cluster, names, note } = this.options;
    const index = await cluster.aliased(names.alias);
    if (index === null) return null;
    const [feed, origin, prunedTo, newest, version] = await Promise.all([
      this.notes.feed(index),
      this.notes.origin(index),
      changeQueries(db).prunedTo(),
      changeQueries(db).position(),
      feedQueries(db).version(),
      this.readTimeline(),
    ]);
    // A database that was restored has lower ids of changes, and on a new server lower versions.
    const isContinued =
      feed !== null &&
      feed.cursor.last >= prunedTo &&
      feed.cursor.last <= newest.last &&
      feed.version <= version &&
      !isOtherTimeline(feed.timeline, this.timeline);
    if (!isContinued || origin === null || !isOfThisForm(origin)) {
      note('info', { index }, 'search cluster: the index does not continue this database and is built anew');
      return null;
    }
    return { index, origin, cursor: feed.cursor, timeline: feed.timeline };
  }

  private async follow(fed: Fed): Promise<void> {
    const { db, cluster } = this.options;
    for (;;) {
      const changes = await changeQueries(db).since(fed.cursor);
      const cursor = advanceCursor(fed.cursor, changes);
      if (changes.isFrameChanged || this.frame === null) this.frame = await catalogueQueries(db).frame();
      for (const ids of inChunks(changes.products.map(({ id }) => id))) await this.writeChanged(fed.index, ids);
      fed.cursor = cursor;
      if (changes.ids.length > 0) {
        await cluster.refresh(fed.index);
        const version = await feedQueries(db).version();
        await this.notes.writeFeed(fed.index, { cursor, version, timeline: fed.timeline });
      }
      if (!changes.isMore) return;
    }
  }

  private async writeChanged(index: string, ids: readonly ProductId[]): Promise<void> {
    const { db } = this.options;
    const version = await feedQueries(db).version();
    const found = await catalogueQueries(db).indexedByIds(ids);
    const frame = await this.frameFor(found);
    const shown = new Set(found.map(({ id }) => id));
    const documents = new ClusterDocuments(frame);
    await this.write(index, [
      ...found.map((product) => ({ id: product.id, version, document: documents.of(product) })),
      ...ids.filter((id) => !shown.has(id)).map((id) => ({ id, version, document: null })),
    ]);
  }

  /** Returns a frame with the categories of the products. One may have been created after the frame was read. */
  private async frameFor(products: readonly IndexedProduct[]): Promise<CatalogueFrame> {
    const known = new Set(this.frame?.categories.map(({ id }) => id));
    if (this.frame === null || products.some(({ categoryId }) => !known.has(categoryId)))
      this.frame = await catalogueQueries(this.options.db).frame();
    return this.frame;
  }

  private async write(index: string, writes: readonly ClusterWrite[]): Promise<void> {
    const { refused } = await this.options.cluster.write(index, writes);
    if (refused.length > 0)
      this.options.note('warn', { refused: refused.slice(0, 10) }, 'search cluster: products refused');
  }

  private async buildOnce(): Promise<void> {
    const { db, cluster, names, note } = this.options;
    const begun = Date.now();
    await this.readTimeline();
    const { timeline } = this;
    const cursor = await changeQueries(db).position();
    const frame = await catalogueQueries(db).frame();
    const count = await catalogueQueries(db).indexedCount();
    const shards = Math.min(shardsMax, Math.max(1, Math.ceil(count / shardSize)));
    const index = `${names.parts}${begun.toString(36)}`;
    await cluster.createIndex(index, { ...indexBody(frame, shards) });
    const progress = this.progressOf(index, count);
    await progress(0);
    // Taken before the first row is read: every change that follows has a higher version.
    const version = await feedQueries(db).version();
    for await (const batch of catalogueQueries(db).indexedBatches()) {
      const documents = new ClusterDocuments(frame);
      for (const products of inChunks(batch, batchSize)) {
        await this.write(
          index,
          products.map((product) => ({ id: product.id, version, document: documents.of(product) })),
        );
        await progress(products.length);
        await nextTurn();
        if (this.isEnding) throw new Error('search cluster: building ended with the shop');
      }
    }
    const fed: Fed = { index, origin: indexOrigin(frame), cursor, timeline };
    await this.notes.writeOrigin(index, fed.origin);
    await cluster.refresh(index);
    await this.notes.writeFeed(index, { cursor, version, timeline });
    this.built = fed;
    note('info', { index, products: count, seconds: (Date.now() - begun) / 1000 }, 'search cluster: index built');
  }

  /** Returns a function that adds written products to the note about the index, every second or so. */
  private progressOf(index: string, total: number): (more: number) => Promise<void> {
    let done = 0;
    let notedAt = 0;
    return async (more) => {
      done += more;
      const at = Date.now();
      if (at - notedAt < progressEveryMs && done < total) return;
      notedAt = at;
      await this.notes.writeProgress({ index, done, total, at });
    };
  }

  /** Applies the latest changes to an index that was built. Then searches use it, and all others are deleted. */
  private async takeOver(fed: Fed): Promise<void> {
    const { cluster, names } = this.options;
    await this.follow(fed);
    await cluster.pointAlias(names.alias, fed.index);
    this.fed = fed;
    this.built = null;
    const others = (await cluster.indices(names.parts)).filter((other) => other !== fed.index);
    for (const other of others) await cluster.deleteIndex(other);
  }

  /** Builds anew in the background if that is due, and deletes old changes. */
  private async tidy(): Promise<void> {
    const now = Date.now();
    if (this.building !== null || this.built !== null || now - this.builtAt < buildPauseMs) return;
    if (this.isStale || (await this.isAsked(now))) {
      this.build().catch((error: unknown) => {
        if (!this.isEnding) this.options.note('warn', { err: error }, 'search cluster: building the index failed');
      });
    }
  }

  /** True if somebody asked for a new index since the last one was built. */
  private async isAsked(now: number): Promise<boolean> {
    if (now - this.askedReadAt < askedEveryMs) return false;
    this.askedReadAt = now;
    const index = this.fed?.index;
    if (index === undefined) return false;
    return (await this.notes.rebuildAskedAt()) > builtAtOf(index, this.options.names);
  }
}

/** Minimum pause between two builds. */
const buildPauseMs = 30_000;
/** How often the feed looks whether a new index was asked for. */
const askedEveryMs = 5000;

/** Returns when an index was begun, in milliseconds since 1970. Its name says so. */
export const builtAtOf = (index: string, { parts }: ClusterNames): number => parseInt(index.slice(parts.length), 36);
