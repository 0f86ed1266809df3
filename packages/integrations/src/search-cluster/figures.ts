import type { ClusterFigures } from './port.ts';

/** Answer of `/_nodes/stats/jvm,fs`, as far as it is asked for. */
export interface NodeStats {
  readonly nodes: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly jvm: { readonly mem: { readonly heap_used_in_bytes: number; readonly heap_max_in_bytes: number } };
        readonly fs: { readonly total: { readonly total_in_bytes: number; readonly available_in_bytes: number } };
      }
    >
  >;
}

interface Allocation {
  readonly cluster?: {
    readonly routing?: {
      readonly allocation?: { readonly disk?: { readonly watermark?: { readonly flood_stage?: string } } };
    };
  };
}

/** Answer of `/_cluster/settings`, as far as it is asked for. */
export type ClusterSettings = Readonly<Partial<Record<'persistent' | 'transient' | 'defaults', Allocation>>>;

/** A row of `/_cat/indices`. */
export interface IndexRow {
  readonly index: string;
  /** Both are null while the index is being created. */
  readonly 'docs.count': string | null;
  readonly 'store.size': string | null;
}

/** The part of the settings that is asked for. */
export const settingsPath = '*.cluster.routing.allocation.disk.watermark.flood_stage';

const floodStageDefault = '95%';

const floodStageOf = (settings: Allocation | undefined): string | undefined =>
  settings?.cluster?.routing?.allocation?.disk?.watermark?.flood_stage;

/** The parts of the answer about nodes that are asked for. */
export const statsPaths = [
  'name',
  'jvm.mem.heap_used_in_bytes',
  'jvm.mem.heap_max_in_bytes',
  'fs.total.total_in_bytes',
  'fs.total.available_in_bytes',
]
  .map((path) => `nodes.*.${path}`)
  .join(',');

/** Returns the figures that the answers contain. A transient setting counts before a persistent one. */
export function figuresOf(stats: NodeStats, settings: ClusterSettings, indices: readonly IndexRow[]): ClusterFigures {
  const { transient, persistent, defaults } = settings;
  const row = indices[0];
  return {
    nodes: Object.values(stats.nodes)
      .map(({ name, jvm, fs }) => ({
        name,
        heapUsed: jvm.mem.heap_used_in_bytes,
        heapMax: jvm.mem.heap_max_in_bytes,
        diskFree: fs.total.available_in_bytes,
        diskTotal: fs.total.total_in_bytes,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    floodStage: floodStageOf(transient) ?? floodStageOf(persistent) ?? floodStageOf(defaults) ?? floodStageDefault,
    index:
      row === undefined
        ? null
        : { name: row.index, products: Number(row['docs.count'] ?? 0), bytes: Number(row['store.size'] ?? 0) },
  };
}
