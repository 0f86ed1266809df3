export const searchEngines = ['memory', 'process', 'opensearch'] as const;

/** Where searches are answered: in the process itself, in the search process of its machine, or in OpenSearch. */
export type SearchEngineKind = (typeof searchEngines)[number];

/** What a process says of its searches. */
export interface ProcessSearch {
  readonly engine: SearchEngineKind;
  /** True if it read the changes of the catalogue within the last minute. */
  readonly isReady: boolean;
  /** False while an engine outside of the process does not answer. */
  readonly isAnswering: boolean;
  readonly products: number;
  /** Time for which searches may lack changes; usually about 1. */
  readonly behindSeconds: number;
  /** When the index was built; null = opened from its snapshot, or another process builds it. */
  readonly builtAt: Date | null;
  /** null = no index is being built in this process. */
  readonly buildingSince: Date | null;
}

/** A process of the shop. */
export interface ShopProcess {
  readonly host: string;
  readonly port: number;
  readonly role: string;
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly memoryBytes: number;
  readonly search: ProcessSearch;
}

/** How often a process says that it runs. */
export const processNotedEveryMs = 10_000;

/** A process that has said nothing for longer counts as gone. */
const processSilentMs = 40_000;

export const isProcessAlive = ({ seenAt }: Pick<ShopProcess, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() <= processSilentMs;
