import type { ProcessSearch, SearchEngineKind } from '@farad/domain/operation';
import type { ClusterFigures, ClusterHealth } from '@farad/integrations/search-cluster';

/** What the engine of this process does besides answering. */
export interface EngineWork {
  /** When the index was built, in milliseconds since 1970; null = opened from its snapshot, or not known here. */
  readonly builtAt: number | null;
  /** null = no index is being built. */
  readonly buildingSince: number | null;
}

export const noWork: EngineWork = { builtAt: null, buildingSince: null };

/** How far an index that is being built is. */
export interface Building {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Products that are in it, and all of them; null = not known. */
  readonly done: number | null;
  readonly total: number | null;
}

/** State of the engine that answers the searches of a process. */
export interface EngineState {
  readonly kind: SearchEngineKind;
  /** Milliseconds since 1970; null = opened from its snapshot, or not known here. */
  readonly builtAt: number | null;
  readonly building: Building | null;
  /** OpenSearch; null = it is not used, or it does not answer. */
  readonly cluster: (Pick<ClusterHealth, 'version' | 'status'> & ClusterFigures) | null;
}

/** Returns the state of an engine in memory. */
export const memoryState = (kind: 'memory' | 'process', { builtAt, buildingSince }: EngineWork): EngineState => ({
  kind,
  builtAt,
  building: buildingSince === null ? null : { since: buildingSince, done: null, total: null },
  cluster: null,
});

const momentOf = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

/** Returns what a process says of its searches. */
export function toldBy(
  engine: SearchEngineKind,
  { work, isAway }: { readonly work: () => EngineWork; readonly isAway?: () => boolean },
  known: Pick<ProcessSearch, 'isReady' | 'behindSeconds' | 'products'>,
): ProcessSearch {
  const { builtAt, buildingSince } = work();
  return {
    engine,
    ...known,
    isAnswering: isAway?.() !== true,
    builtAt: momentOf(builtAt),
    buildingSince: momentOf(buildingSince),
  };
}
