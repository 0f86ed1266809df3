/** Kinds of troubles of servers about which the shop tells staff by itself. */
export const serverTroubleKinds = [
  'search_behind',
  'search_away',
  'replica_behind',
  'replica_away',
  'heap',
  'disk',
] as const;

export type ServerTroubleKind = (typeof serverTroubleKinds)[number];

/** A trouble of one process, replica or node. */
export interface ServerTrouble {
  readonly kind: ServerTroubleKind;
  /** Name of the process, replica or node. */
  readonly of: string;
  /** Seconds of a lag, or per cent of what is used; null = it does not answer. */
  readonly value: number | null;
}

/** A trouble that lasts. */
export interface LastingTrouble extends ServerTrouble {
  /** ISO 8601. */
  readonly since: string;
  /** True = staff were told. */
  readonly isTold: boolean;
}

/** Figures of the servers. Sizes in bytes. */
export interface ServerFigures {
  readonly searches: readonly { readonly of: string; readonly behindSeconds: number; readonly isAnswering: boolean }[];
  /** `lagSeconds` null = the replica does not answer. */
  readonly replicas: readonly { readonly name: string; readonly lagSeconds: number | null }[];
  readonly nodes: readonly {
    readonly name: string;
    readonly heapUsed: number;
    readonly heapMax: number;
    readonly diskFree: number;
    readonly diskTotal: number;
  }[];
  /** From where on the cluster refuses writes: `95%` or `0.95` used, or `500mb` free. */
  readonly floodStage: string;
}

/** Limits above which staff are told. The alerts of `deploy/monitoring` have the same ones; a test compares them. */
export const serverLimits = {
  searchBehindSeconds: 120,
  replicaLagSeconds: 60,
  heapPercent: 85,
  /** Points below the flood stage, from which on the disk of a node is told of. */
  diskMarginPoints: 10,
} as const;

/** A trouble must last this long before staff are told, so that one that passes by itself tells nobody. */
const troubleLastsMs = 5 * 60_000;

const units: Readonly<Record<string, number>> = {
  b: 1,
  kb: 2 ** 10,
  mb: 2 ** 20,
  gb: 2 ** 30,
  tb: 2 ** 40,
  pb: 2 ** 50,
};
const floodPercentDefault = 95;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/** Returns how much of a disk may be used before the cluster refuses writes, in per cent. */
export function floodPercent(floodStage: string, diskTotal: number): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z%]*)$/.exec(floodStage.trim().toLowerCase()) ?? [];
  const value = Number(number);
  if (number === '' || Number.isNaN(value)) return floodPercentDefault;
  if (unit === '%') return value;
  if (unit === '') return value <= 1 ? value * 100 : floodPercentDefault;
  const bytes = value * (units[unit] ?? 0);
  return Math.max(0, 100 - percent(bytes, diskTotal));
}

export const heapPercent = ({
  heapUsed,
  heapMax,
}: Pick<ServerFigures['nodes'][number], 'heapUsed' | 'heapMax'>): number => percent(heapUsed, heapMax);

export const diskPercent = ({
  diskFree,
  diskTotal,
}: Pick<ServerFigures['nodes'][number], 'diskFree' | 'diskTotal'>): number => percent(diskTotal - diskFree, diskTotal);

/** Returns the troubles that the figures show, in the order of {@link serverTroubleKinds}. */
export function troublesOf({ searches, replicas, nodes, floodStage }: ServerFigures): readonly ServerTrouble[] {
  const { searchBehindSeconds, replicaLagSeconds, heapPercent: heapMost, diskMarginPoints } = serverLimits;
  return [
    ...searches
      .filter(({ isAnswering, behindSeconds }) => isAnswering && behindSeconds > searchBehindSeconds)
      .map(({ of, behindSeconds }) => ({ kind: 'search_behind', of, value: Math.round(behindSeconds) }) as const),
    ...searches
      .filter(({ isAnswering }) => !isAnswering)
      .map(({ of }) => ({ kind: 'search_away', of, value: null }) as const),
    ...replicas
      .filter(({ lagSeconds }) => lagSeconds !== null && lagSeconds >= replicaLagSeconds)
      .map(
        ({ name, lagSeconds }) => ({ kind: 'replica_behind', of: name, value: Math.round(lagSeconds ?? 0) }) as const,
      ),
    ...replicas
      .filter(({ lagSeconds }) => lagSeconds === null)
      .map(({ name }) => ({ kind: 'replica_away', of: name, value: null }) as const),
    ...nodes
      .filter((node) => heapPercent(node) > heapMost)
      .map((node) => ({ kind: 'heap', of: node.name, value: Math.round(heapPercent(node)) }) as const),
    ...nodes
      .filter((node) => diskPercent(node) > floodPercent(floodStage, node.diskTotal) - diskMarginPoints)
      .map((node) => ({ kind: 'disk', of: node.name, value: Math.round(diskPercent(node)) }) as const),
  ];
}

const isSame = (one: ServerTrouble, other: ServerTrouble): boolean => one.kind === other.kind && one.of === other.of;

/**
 * Returns the troubles that last, and those of them that staff must be told of now. A trouble is told of once, until it
 * has ended.
 */
export function followTroubles(
  known: readonly LastingTrouble[],
  found: readonly ServerTrouble[],
  now: Date,
): { readonly lasting: readonly LastingTrouble[]; readonly toTell: readonly LastingTrouble[] } {
  const lasting = found.map((trouble) => {
    const before = known.find((each) => isSame(each, trouble));
    const since = before?.since ?? now.toISOString();
    const isOld = now.getTime() - Date.parse(since) >= troubleLastsMs;
    return { ...trouble, since, isTold: before?.isTold === true || isOld };
  });
  const wasTold = (trouble: ServerTrouble): boolean => known.some((each) => each.isTold && isSame(each, trouble));
  return { lasting, toTell: lasting.filter((trouble) => trouble.isTold && !wasTold(trouble)) };
}
