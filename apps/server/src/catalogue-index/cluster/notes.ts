import type { ChangeCursor } from '@farad/database/connection/change-cursor';
import type { SearchClusterPort } from '@farad/integrations/search-cluster';
import type { IndexOrigin } from '@farad/search/cluster/index-body';

/** How far an index follows the database. */
export interface FeedNote {
  readonly cursor: ChangeCursor;
  /** Highest version that was written. Versions of a database that was restored may be lower. */
  readonly version: number;
  /** Timeline of the database server; null = unknown. A promoted replica begins another one. */
  readonly timeline: string | null;
}

/** How far an index that is being built is. */
export interface ProgressNote {
  readonly index: string;
  /** Products that are in it, and all of them. */
  readonly done: number;
  readonly total: number;
  /** When this was written, in milliseconds since 1970. */
  readonly at: number;
}

/** Names of the indices of a shop in the cluster. `alias` stands for the index that searches use. */
export interface ClusterNames {
  readonly alias: string;
  /** Beginning of the names of indices of products. */
  readonly parts: string;
  /** Index of the notes about them. */
  readonly notes: string;
}

export const namesOf = (alias: string): ClusterNames => ({
  alias,
  parts: `${alias}-parts-`,
  notes: `${alias}-notes`,
});

/** Notes that are stored in the cluster beside the indices of products. */
export interface Notes {
  /** Creates the place of the notes, unless it is there. */
  readonly open: () => Promise<void>;
  readonly feed: (index: string) => Promise<FeedNote | null>;
  readonly writeFeed: (index: string, note: FeedNote) => Promise<void>;
  /** What an index was built with. */
  readonly origin: (index: string) => Promise<IndexOrigin | null>;
  readonly writeOrigin: (index: string, origin: IndexOrigin) => Promise<void>;
  /** null = no index was built yet. */
  readonly progress: () => Promise<ProgressNote | null>;
  readonly writeProgress: (progress: ProgressNote) => Promise<void>;
  /** When somebody asked for a new index, in milliseconds since 1970; 0 = never. */
  readonly rebuildAskedAt: () => Promise<number>;
  readonly askRebuild: (at: number) => Promise<void>;
}

export function openNotes(cluster: SearchClusterPort, { notes }: ClusterNames): Notes {
  const write = (name: string, note: object): Promise<void> => cluster.writeNote(notes, name, { ...note });
  return {
    open: async () => {
      if ((await cluster.indices(notes)).length > 0) return;
      const settings = { number_of_shards: 1, auto_expand_replicas: '0-1' };
      await cluster.createIndex(notes, { settings, mappings: { dynamic: false } });
    },
    feed: async (index) => (await cluster.readNote(notes, `feed ${index}`)) as FeedNote | null,
    writeFeed: (index, note) => write(`feed ${index}`, note),
    origin: async (index) => (await cluster.readNote(notes, `origin ${index}`)) as IndexOrigin | null,
    writeOrigin: (index, origin) => write(`origin ${index}`, origin),
    progress: async () => (await cluster.readNote(notes, 'progress')) as ProgressNote | null,
    writeProgress: (progress) => write('progress', progress),
    rebuildAskedAt: async () => {
      const asked = (await cluster.readNote(notes, 'rebuild')) as { readonly at: number } | null;
      return asked?.at ?? 0;
    },
    askRebuild: (at) => write('rebuild', { at }),
  };
}
