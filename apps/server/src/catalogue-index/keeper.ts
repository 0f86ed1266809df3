import { changeQueries, rebuildNotice } from '@farad/database/connection/change.queries';
import type { Connection } from '@farad/database/connection/connect';
import { listen } from '@farad/database/connection/listen';
import { snapshotQueries } from '@farad/database/connection/snapshot.queries';
import type { ProductId } from '@farad/domain/product';
import type { SearchEngine } from '@farad/search/engine';
import type { LeafCount } from '@farad/search/engine-options';
import { type EngineStep, takeStep } from '@farad/search/snapshot/shared-engine';

import type { FilesPlace } from '../config/file-store.ts';
import { openFiles, type ShopFiles } from '../files/open-files.ts';
import type { Catalogue, Note } from './build.ts';
import type { EngineWork } from './engine-state.ts';
import { CatalogueFollower, type ReadLayer, type Sources } from './follow.ts';
import { inOneGo } from './in-one-go.ts';
import { isOtherTimeline, readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Touched } from './versions.ts';

/** Functions that the keeper calls when the catalogue changes. */
export interface Audience {
  /** Called when searches must use another catalogue from now on. */
  readonly onCatalogue: (catalogue: Catalogue) => void;
  /** Called when categories, attributes or brands changed. The catalogue then has a new engine over the same memory. */
  readonly onFrame: (catalogue: Catalogue) => void;
  /**
   * Called when every search finds the changes, with the new product counts and the categories of the changed products.
   */
  readonly onMoved: (leaves: readonly LeafCount[], touched: Touched) => void;
  /** Called with the ids of changed products, before the engine contains the change. */
  readonly onChanged: (ids: readonly ProductId[]) => void;
  /** Called when the catalogue may contain changes that the database no longer has, so that caches must be emptied. */
  readonly onLost: () => void;
  /** Called when a build of the index begins and ends. */
  readonly onWork: (work: EngineWork) => void;
  /** Called after changes were read. `isAll`: no more changes are waiting. */
  readonly onRead: (isAll: boolean) => void;
  /** Must apply the step to the engine that answers searches. */
  readonly take: (engine: SearchEngine, step: EngineStep) => void;
}

export interface KeeperOptions {
  /** Connection that is used only to read changes. So the keeper never waits for a free connection. */
  readonly db: Connection['db'];
  /** Connection for all other queries of the keeper. */
  readonly sideDb: Connection['db'];
  /** Connection URL of the database, for the connection that listens to notifications of changes. */
  readonly url: string;
  /** Where the snapshot is stored; null = no snapshot. */
  readonly place: FilesPlace | null;
  /** False if this process only reads the snapshot and never saves it. */
  readonly savesSnapshot: boolean;
  readonly note: Note;
  /** Reads the whole catalogue; stops when the signal is aborted. */
  readonly build: (signal: AbortSignal) => Promise<Catalogue>;
  /** Reads many products as a layer. */
  readonly readLayer: (ids: Parameters<ReadLayer>[0], signal: AbortSignal) => ReturnType<ReadLayer>;
}

interface KeepingOptions extends KeeperOptions {
  /** Files of the snapshot; null = no snapshot. */
  readonly files: ShopFiles | null;
}

/** Keeps the catalogue up to date with the database. */
export interface Keeper {
  readonly catalogue: () => Catalogue;
  /** Resolves when all changes that were committed before the call are applied. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const pollMs = 1000;
/** The snapshot is written when the catalogue has not changed for this long. */
const quietMs = 30_000;
/** Interval in milliseconds at which the snapshot is written while the catalogue keeps changing. */
const savedEveryMs = 600_000;
/**
 * At shutdown, the snapshot is written only if more changes than this came after the last snapshot. The next start
 * reads this many changes in about a second.
 */
const readOnEasily = 20_000;
/** Minimum pause between two rebuilds. If the last rebuild took longer, the pause is as long as the rebuild. */
const buildPauseMs = 30_000;
/** With more layers, the catalogue is rebuilt, because a search has to read every layer. */
const layersMax = 24;
/** With more layers, the catalogue is rebuilt if no products were added or removed for `restMs`. */
const layersAtRestMax = 4;
const restMs = 10_000;
/**
 * If a larger share of the products (and at least `removedMin`) is removed, the catalogue is rebuilt. Removed products
 * still cost memory and time.
 */
const removedShareMax = 0.02;
const removedMin = 5000;

const buildFailed = 'catalogue: rebuild failed';
const unsaved = 'catalogue: writing the snapshot failed';

const isWorn = ({ parts, removedSize, size }: SearchEngine, isAtRest: boolean): boolean => {
  const layers = parts.length - 1;
  if (layers > layersMax || !isAtRest) return layers > layersMax;
  return layers > layersAtRestMax || removedSize > Math.max(removedMin, size * removedShareMax);
};

/**
 * Opens the catalogue from the snapshot, or else from the database. It then follows the database until `stop` is
 * called.
 */
export async function openKeeper(options: KeeperOptions, audience: Audience): Promise<Keeper> {
  const { db, place, note } = options;
  const files = place === null ? null : openFiles(place);
  const loaded = files === null ? null : await readSnapshot(files, db, note);
  const first = loaded ?? (await options.build(new AbortController().signal));
  const keeping = new Keeping({ ...options, files }, audience, first, loaded !== null);
  await keeping.begin(first);
  const wake = inOneGo(() => keeping.pass(), note);
  const listening = listen({
    url: options.url,
    channel: 'product_change',
    onNotice: (payload) => {
      if (payload === rebuildNotice) keeping.rebuild();
      wake();
    },
    onConnected: () => keeping.doubtTimeline(),
    onTrouble: (error) => note('warn', { err: error }, 'catalogue: change listener lost its connection'),
  });
  const poll = setInterval(wake, pollMs);
  return {
    catalogue: () => keeping.catalogue,
    caughtUp: () => keeping.caughtUp(),
    stop: async () => {
      clearInterval(poll);
      await listening.stop();
      await keeping.stop();
    },
  };
}

/**
 * Implementation of {@link Keeper}. Only one pass over the changes runs at a time. Rebuilds and snapshots run in
 * parallel with it.
 */
class Keeping {
  private readonly options: KeepingOptions;
  private readonly audience: Audience;
  private follower: CatalogueFollower;
  private isStale = false;
  /** True if the database server may be another one than before. */
  private isTimelineDoubted = false;
  /** Timeline of the database server when it was last asked; null = unknown. */
  private timeline: string | null = null;
  private passesAsked = 0;
  private passesDone = 0;
  private passing: Promise<void> | undefined;
  private readonly ending = new AbortController();
  private building: Promise<void> | undefined;
  private built: Catalogue | undefined;
  private buildAfter = 0;
  /** When the catalogue was read from the database, in milliseconds since 1970; null = it was opened from a snapshot. */
  private builtAt: number | null = null;
  private saving: Promise<void> | undefined;
  /** Cursor of the last snapshot; null = the catalogue of the last rebuild has no snapshot yet. */
  private savedTo: number | null;
  private buildings = 0;
  private savedAt = Date.now();
  private changedAt = Date.now();
  /** When products were last added or removed, in milliseconds since 1970. */
  private grewAt = 0;

  constructor(options: KeepingOptions, audience: Audience, first: Catalogue, isSaved: boolean) {
    this.options = options;
    this.audience = audience;
    this.follower = this.followed(first);
    this.savedTo = isSaved ? first.cursor.last : null;
    if (!isSaved) this.tellBuilt();
  }

  get catalogue(): Catalogue {
    return this.follower.catalogue;
  }

  doubtTimeline(): void {
    this.isTimelineDoubted = true;
  }

  async begin(first: Catalogue): Promise<void> {
    await this.takeOver(first);
    this.saveFirst();
  }

  /** Saves a rebuilt catalogue immediately, because the older snapshot may have become useless. */
  private saveFirst(): void {
    if (this.savedTo === null) this.told(this.save(), unsaved);
  }

  /** Applies the latest changes to a catalogue that is not used yet. Then searches use it. */
  private async takeOver(catalogue: Catalogue): Promise<void> {
    const { onChanged } = this.audience;
    const nobody = (): void => undefined;
    const apart = new CatalogueFollower(this.sources(), catalogue, {
      onChanged,
      take: takeStep,
      onMoved: nobody,
      onFrame: nobody,
      onRead: () => this.audience.onRead(false),
    });
    try {
      await apart.readOn();
    } catch (error) {
      // If the database fails, the next pass continues with this catalogue.
      this.built = apart.catalogue;
      throw error;
    }
    if (isOtherTimeline(this.catalogue.timeline, catalogue.timeline)) this.audience.onLost();
    this.follower = this.followed(apart.catalogue);
    this.isStale = apart.catalogue.engine.isStale;
    this.audience.onCatalogue(apart.catalogue);
    this.move(apart.catalogue.engine, 'all');
  }

  /**
   * Resolves when all changes that were committed before the call are applied. Searches by text may still miss some of
   * them until the catalogue is rebuilt.
   */
  async pass(): Promise<void> {
    const mine = ++this.passesAsked;
    while (this.passesDone < mine && !this.ending.signal.aborted) {
      this.passing ??= this.passOnce().finally(() => {
        this.passing = undefined;
      });
      await this.passing;
    }
  }

  /** Builds the catalogue anew, because staff asked for it. A build that runs is enough. */
  rebuild(): void {
    if (this.building === undefined && !this.ending.signal.aborted) this.told(this.build(), buildFailed);
  }

  async caughtUp(): Promise<void> {
    await this.pass();
    while (this.isStale && !this.ending.signal.aborted) {
      await (this.building ?? this.build());
      await this.pass();
    }
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([this.passing, this.building, this.saving]);
    if (this.savedTo === null || this.catalogue.cursor.last - this.savedTo > readOnEasily) await this.save();
  }

  private sources(): Sources {
    const { db, readLayer } = this.options;
    return { db, readLayer: (ids) => readLayer(ids, this.ending.signal) };
  }

  private followed(catalogue: Catalogue): CatalogueFollower {
    const { onChanged, onRead, take } = this.audience;
    return new CatalogueFollower(this.sources(), catalogue, {
      onChanged,
      onRead,
      take,
      onMoved: (engine, touched) => this.move(engine, touched),
      onFrame: (next) => {
        this.isStale = next.engine.isStale;
        this.audience.onFrame(next);
      },
    });
  }

  private move(engine: SearchEngine, touched: Touched): void {
    this.changedAt = Date.now();
    if (touched === 'all') this.grewAt = this.changedAt;
    this.audience.onMoved(engine.leafCounts(), touched);
  }

  private async passOnce(): Promise<void> {
    const covered = this.passesAsked;
    const { built } = this;
    if (built !== undefined) {
      this.built = undefined;
      await this.takeOver(built);
      this.buildings++;
      this.tellBuilt();
      this.savedTo = null;
      this.saveFirst();
    }
    if (this.isTimelineDoubted) await this.readTimeline();
    await this.follower.readOn();
    this.passesDone = covered;
    this.tidy();
  }

  private tellBuilt(): void {
    this.builtAt = Date.now();
    this.audience.onWork({ builtAt: this.builtAt, buildingSince: null });
  }

  /** True if the database may lack changes that the catalogue contains. It is then rebuilt. */
  private get isOfLostTimeline(): boolean {
    return isOtherTimeline(this.catalogue.timeline, this.timeline);
  }

  private async readTimeline(): Promise<void> {
    const timeline = await changeQueries(this.options.db).timeline();
    this.isTimelineDoubted = false;
    if (isOtherTimeline(this.timeline, timeline))
      this.options.note('info', { timeline }, 'catalogue: another database server was promoted, the index is rebuilt');
    this.timeline = timeline;
  }

  private tidy(): void {
    if (this.ending.signal.aborted) return;
    const now = Date.now();
    const isDue = this.isStale || this.isOfLostTimeline || isWorn(this.catalogue.engine, now - this.grewAt > restMs);
    if (isDue && this.building === undefined && now > this.buildAfter) {
      this.told(this.build(), buildFailed);
    }
    const isQuiet = now - this.changedAt > quietMs && now - this.savedAt > quietMs;
    if (isQuiet || now - this.savedAt > savedEveryMs) this.told(this.save(), unsaved);
  }

  /** Logs the failure of work that runs in the background. */
  private told(work: Promise<unknown>, message: string): void {
    work.catch((error: unknown) => {
      if (!this.ending.signal.aborted) this.options.note('warn', { err: error }, message);
    });
  }

  /** Rebuilds the catalogue while searches use the old one. The next pass makes searches use the new one. */
  private build(): Promise<void> {
    const begun = Date.now();
    this.audience.onWork({ builtAt: this.builtAt, buildingSince: begun });
    this.building = this.buildOnce().finally(() => {
      this.building = undefined;
      if (this.built === undefined) this.audience.onWork({ builtAt: this.builtAt, buildingSince: null });
      this.buildAfter = Date.now() + Math.max(buildPauseMs, Date.now() - begun);
    });
    return this.building;
  }

  private async buildOnce(): Promise<void> {
    this.built = await this.options.build(this.ending.signal);
  }

  /** Writes the snapshot if the catalogue changed since the last one. */
  private save(): Promise<void> {
    this.saving ??= this.saveOnce().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async saveOnce(): Promise<void> {
    const { files, savesSnapshot, db, sideDb } = this.options;
    const { buildings, catalogue } = this;
    if (
      files === null ||
      !savesSnapshot ||
      this.isStale ||
      this.isOfLostTimeline ||
      this.savedTo === catalogue.cursor.last
    )
      return;
    this.savedAt = Date.now();
    // Of several workers one uploads it. If its connection ends, another one takes over.
    const isShared = files.store.folder === null;
    if (isShared && !(await snapshotQueries(db).isSaving())) return;
    await writeSnapshot(files, sideDb, catalogue);
    if (buildings === this.buildings) this.savedTo = catalogue.cursor.last;
  }
}
