import { setTimeout as pause } from 'node:timers/promises';

import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { changeQueries, type Changes } from '@farad/database/connection/change.queries';
import { advanceCursor, type ChangeCursor } from '@farad/database/connection/change-cursor';
import { connect, type Connection } from '@farad/database/connection/connect';
import { feedQueries } from '@farad/database/connection/feed.queries';
import { listen } from '@farad/database/connection/listen';
import type { CategoryId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { SearchClusterPort } from '@farad/integrations/search-cluster';
import { ClusterEngine } from '@farad/search/cluster/cluster-engine';
import { openFrame, type OpenFrame } from '@farad/search/index/resolve-filter';

import type { Note } from '../build.ts';
import { inOneGo } from '../in-one-go.ts';
import { noWork } from '../engine-state.ts';
import { keptFrame } from '../kept-frame.ts';
import {
  type AnswerTo,
  type CatalogueAnswer,
  type CatalogueRequest,
  meantOptions,
  searchOptions,
  type SuggestionRequest,
  type Suggestions,
} from '../search.ts';
import type { Backing, BackingHearer } from '../threads/open-threads.ts';
import { isOtherTimeline } from '../snapshot.ts';
import type { Touched } from '../versions.ts';
import { ClusterAsks } from './cluster-asks.ts';
import { clusterState } from './cluster-state.ts';
import { ClusterFeed } from './feed.ts';
import { namesOf, type Notes, openNotes } from './notes.ts';

export interface ClusterBackingOptions {
  readonly db: Connection['db'];
  /** Connection URL of the database, for the connections of the feed. */
  readonly url: string;
  readonly cluster: SearchClusterPort;
  /** Name of the alias that searches use. */
  readonly alias: string;
  readonly note: Note;
}

const pollMs = 1000;
/** How long a process waits for the process that feeds the cluster, before it announces a change anyway. */
const coveredMs = 30_000;
const coveredEveryMs = 200;
/** With more changed products, their categories are not looked up. */
const touchedMax = 1000;

/** True if a reader at `cursor` has read everything that a reader at `wanted` has read. */
const covers = (cursor: ChangeCursor, wanted: ChangeCursor): boolean =>
  cursor.last >= wanted.last &&
  cursor.gaps.every(
    ({ from, to }) => from > wanted.last || wanted.gaps.some((gap) => gap.from <= from && to <= gap.to),
  );

/**
 * The catalogue in a search cluster. Each process reads the table of changes, to know which cached pages and rows are
 * outdated. One of them writes the changes into the cluster.
 */
class ClusterFollower {
  private readonly options: ClusterBackingOptions;
  private readonly hearer: BackingHearer;
  private readonly lock: Connection;
  private readonly notes: Notes;
  private readonly engine: ClusterEngine;
  readonly asks: ClusterAsks;
  private feed: ClusterFeed | null = null;
  private frame: OpenFrame = openFrame({ categories: [], attributes: [], brands: [] });
  private cursor: ChangeCursor = { last: 0, gaps: [] };
  private passing: Promise<void> | null = null;
  /** True if the database server may be another one than before. */
  private isTimelineDoubted = true;
  private timeline: string | null = null;
  private isEnding = false;
  readAt = 0;
  currentAt = 0;

  constructor(options: ClusterBackingOptions, hearer: BackingHearer) {
    this.options = options;
    this.hearer = hearer;
    this.lock = connect(options.url, { size: 1, idle: 1 });
    this.notes = openNotes(options.cluster, namesOf(options.alias));
    this.asks = new ClusterAsks(options);
    this.engine = new ClusterEngine({ ask: this.asks.search });
  }

  async open(): Promise<void> {
    const { db, cluster, alias } = this.options;
    await this.takeFeed();
    // Another process may be building the first index.
    while (this.feed === null && (await cluster.aliased(alias)) === null) {
      await pause(coveredEveryMs);
      await this.takeFeed();
    }
    this.cursor = await changeQueries(db).position();
    this.takeFrame(await catalogueQueries(db).frame());
    await this.feed?.readOn();
    await this.move('all');
    this.readAt = this.currentAt = Date.now();
  }

  async ask(request: CatalogueRequest): Promise<CatalogueAnswer> {
    const { engine, frame } = this;
    if ('suggest' in request) return this.suggestions(request);
    if ('lines' in request) return engine.matchLines(frame, request.lines, this.asks.forList());
    return engine.search(frame, request.filter, searchOptions(request.options));
  }

  private async suggestions({ suggest, meant }: SuggestionRequest): Promise<Suggestions> {
    const { engine, frame } = this;
    const [suggested, found] = await Promise.all([
      engine.suggest(frame, suggest),
      meant === null ? null : engine.search(frame, meant, meantOptions),
    ]);
    return { ...suggested, meantCategories: found?.categoryFacet ?? [] };
  }

  /** Resolves when searches find all changes that were committed before the call. */
  async pass(): Promise<void> {
    while (this.passing !== null) await this.passing;
    if (this.isEnding) return;
    this.passing = this.passOnce().finally(() => {
      this.passing = null;
    });
    await this.passing;
  }

  /** Also waits for an index that has to be built anew. */
  async caughtUp(): Promise<void> {
    await this.pass();
    while (this.feed?.isStale === true && !this.isEnding) {
      await this.feed.build();
      await this.pass();
    }
  }

  async stop(): Promise<void> {
    this.isEnding = true;
    await this.passing?.catch(() => undefined);
    await this.feed?.stop();
    await this.lock.close();
  }

  /** Makes this process feed the cluster, if no other one does. */
  private async takeFeed(): Promise<void> {
    const isFeeding = await feedQueries(this.lock.db).isFeeding();
    if (isFeeding === (this.feed !== null)) return;
    if (!isFeeding) {
      this.feed = null;
      return;
    }
    const { db, cluster, alias, note } = this.options;
    const feed = new ClusterFeed({ db, cluster, names: namesOf(alias), note });
    await feed.begin();
    this.feed = feed;
  }

  doubtTimeline(): void {
    this.isTimelineDoubted = true;
  }

  /** Begins anew if a replica was promoted: it may lack changes that were announced, and give their ids to others. */
  private async readTimeline(): Promise<void> {
    const { db } = this.options;
    const timeline = await changeQueries(db).timeline();
    const isOther = isOtherTimeline(this.timeline, timeline);
    this.timeline = timeline;
    this.isTimelineDoubted = false;
    if (!isOther) return;
    this.hearer.onLost();
    this.cursor = await changeQueries(db).position();
    this.takeFrame(await catalogueQueries(db).frame());
    await this.feed?.readTimeline();
    if (this.feed?.isStale === true) await this.feed.rebuild();
    await this.move('all');
  }

  private async passOnce(): Promise<void> {
    await this.takeFeed();
    if (this.isTimelineDoubted) await this.readTimeline();
    for (;;) {
      const changes = await changeQueries(this.options.db).since(this.cursor);
      const cursor = advanceCursor(this.cursor, changes);
      if (changes.isFrameChanged) this.takeFrame(await catalogueQueries(this.options.db).frame());
      this.hearer.onChanged(changes.products.map(({ id }) => id));
      if (this.feed !== null) await this.feed.readOn();
      else if (changes.ids.length > 0) await this.covered(cursor);
      this.cursor = cursor;
      if (changes.ids.length > 0) await this.move(changes.isFrameChanged ? 'all' : await this.touchedBy(changes));
      this.readAt = Date.now();
      if (!changes.isMore) break;
    }
    this.currentAt = this.readAt;
  }

  /** Waits until the process that feeds the cluster has written what this one has read. */
  private async covered(cursor: ChangeCursor): Promise<void> {
    const { cluster, alias } = this.options;
    for (const until = Date.now() + coveredMs; Date.now() < until && !this.isEnding; await pause(coveredEveryMs)) {
      const index = await cluster.aliased(alias);
      const note = index === null ? null : await this.notes.feed(index);
      if (note !== null && covers(note.cursor, cursor)) return;
      await this.takeFeed();
      if (this.feed !== null) {
        await this.feed.readOn();
        return;
      }
    }
  }

  private takeFrame(now: CatalogueFrame): void {
    const frame = keptFrame(this.frame.frame, now);
    if (frame === this.frame.frame) return;
    this.frame = openFrame(frame);
    this.hearer.onFrame(frame);
  }

  private async move(touched: Touched): Promise<void> {
    this.hearer.onMoved(await this.engine.leafCounts(), touched);
  }

  /** Returns the categories of changed products; 'all' if products may be new, gone or moved. */
  private async touchedBy({ products }: Changes): Promise<Touched> {
    if (products.length > touchedMax || products.some(({ isWhole }) => isWhole)) return 'all';
    const found = await catalogueQueries(this.options.db).indexedByIds(products.map(({ id }) => id));
    return found.length < products.length ? 'all' : new Set<CategoryId>(found.map(({ categoryId }) => categoryId));
  }
}

/** Opens the catalogue in a search cluster. It follows the database until `stop` is called. */
export async function openClusterBacking(options: ClusterBackingOptions, hearer: BackingHearer): Promise<Backing> {
  const { url, note } = options;
  const follower = new ClusterFollower(options, hearer);
  await follower.open();
  const wake = inOneGo(() => follower.pass(), note);
  const listening = listen({
    url,
    channel: 'product_change',
    onNotice: wake,
    onConnected: () => follower.doubtTimeline(),
    onTrouble: (error) => note('warn', { err: error }, 'catalogue: change listener lost its connection'),
  });
  const poll = setInterval(wake, pollMs);
  return {
    ask: async <R extends CatalogueRequest>(request: R) => (await follower.ask(request)) as AnswerTo<R>,
    caughtUp: () => follower.caughtUp(),
    isCurrent: () => true,
    isAway: () => follower.asks.isAway,
    listSize: Infinity,
    readAt: () => follower.readAt,
    currentAt: () => follower.currentAt,
    engine: () => clusterState(options),
    work: () => noWork,
    askRebuild: () => openNotes(options.cluster, namesOf(options.alias)).askRebuild(Date.now()),
    stop: async () => {
      clearInterval(poll);
      await listening.stop();
      await follower.stop();
    },
  };
}
