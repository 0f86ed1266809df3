import { searchEngines, serverTroubleKinds } from '@farad/domain/operation';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { DoneAnswer, EmptyBody } from '../../kit/wire.ts';

const Bytes = z.int();

/** How far an index that is being built is. */
const IndexBuilding = z.object({
  since: z.string(),
  /** Products that are in it, and all of them; null = not known. */
  done: z.int().nullable(),
  total: z.int().nullable(),
});

/** OpenSearch and the shop's index in it. */
const ClusterState = z.object({
  version: z.string(),
  status: z.enum(['green', 'yellow', 'red']),
  /** null = there is no index yet. */
  index: z.object({ name: z.string(), products: z.int(), bytes: Bytes }).nullable(),
  nodes: z.array(
    z.object({
      name: z.string(),
      heapUsed: Bytes,
      heapMax: Bytes,
      diskFree: Bytes,
      diskTotal: Bytes,
      /** Used share of the disk in per cent, from which on the cluster refuses writes. */
      floodPercent: z.number(),
    }),
  ),
});

/** A process of the shop, as it says of itself. */
const SeenProcess = z.object({
  host: z.string(),
  port: z.int(),
  role: z.string(),
  version: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** False = it has said nothing for some time. */
  isAlive: z.boolean(),
  memory: Bytes,
  engine: z.enum(searchEngines),
  isReady: z.boolean(),
  isAnswering: z.boolean(),
  products: z.int(),
  behindSeconds: z.number(),
  builtAt: z.string().nullable(),
  buildingSince: z.string().nullable(),
});

export type SeenProcess = z.infer<typeof SeenProcess>;

/** The engine of searches, the replicas of the database and the processes of the shop. */
export const ServersState = z.object({
  search: z.object({
    engine: z.enum(searchEngines),
    /** `rebuilding` = searches use the old index meanwhile; `degraded` = searches fail or are old. */
    state: z.enum(['ready', 'rebuilding', 'degraded']),
    products: z.int(),
    behindSeconds: z.number(),
    /** Changes of the catalogue that searches may lack. `isMore` = at least so many. */
    changesBehind: z.object({ count: z.int(), isMore: z.boolean() }),
    /** When the index was built; null = opened from its snapshot, or not known. */
    builtAt: z.string().nullable(),
    building: IndexBuilding.nullable(),
    /** The snapshot from which processes start; null = there is none, or the store of files does not answer. */
    snapshot: z.object({ savedAt: z.string(), bytes: Bytes }).nullable(),
  }),
  /** null = OpenSearch is not used, or does not answer. */
  cluster: ClusterState.nullable(),
  /** null = no replicas are set. */
  replicas: z
    .array(
      z.object({
        name: z.string(),
        isUsed: z.boolean(),
        /** null = it does not answer. */
        lagSeconds: z.number().nullable(),
        lagBytes: Bytes.nullable(),
      }),
    )
    .nullable(),
  processes: z.array(SeenProcess),
  troubles: z.array(
    z.object({
      kind: z.enum(serverTroubleKinds),
      of: z.string(),
      /** Seconds of a lag, or per cent of what is used; null = it does not answer. */
      value: z.int().nullable(),
      since: z.string(),
    }),
  ),
});

export type ServersState = z.infer<typeof ServersState>;

/** API calls about the engine of searches and the servers. */
export const officeServerCalls = define({
  serversState: {
    method: 'GET',
    path: '/admin/operation/servers',
    summary: 'The engine of searches, replicas of the database and processes of the shop',
    answer: ServersState,
  },
  rebuildSearch: {
    method: 'POST',
    path: '/admin/operation/servers/rebuild-search',
    summary: 'Build the index of searches anew beside the one in use',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});
