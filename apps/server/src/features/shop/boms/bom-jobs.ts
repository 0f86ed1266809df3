import { matchBomTask, readBomTask } from '@farad/database/boms/bom.queries';
import { jobQueries } from '@farad/database/operation/job.queries';
import { z } from 'zod';

import { openReading } from '#core/boms/parts-thread/open-reading.ts';
import type { MatchDeps } from './bom/bom-context.ts';
import { matchBom } from './bom/match-bom.ts';
import { readBom } from './bom/read-file.ts';
import { recheckBoms, type RecheckContext } from './recheck-boms.ts';

/** Dependencies of the jobs for parts lists. */
export type BomJobsContext = MatchDeps & RecheckContext;

const BomPayload = z.object({ bomId: z.string() });

const repairBomsTask = 'repair_boms';
const recheckBomsTask = 'recheck_boms';

/** Time after which a job stops, in milliseconds. The remaining work is left to the next run. */
const jobMsMax = 5 * 60_000;

export const bomSchedule = [
  { task: repairBomsTask, match: '* * * * *' },
  { task: recheckBomsTask, match: '33 1 * * *' },
] as const;

/** Returns the jobs for parts lists, by name. Files are read one at a time. */
export function bomTasks(context: BomJobsContext) {
  const report = (error: unknown): void => context.log.error({ err: error }, 'parts list: reading failed');
  const reading = openReading({ atOnce: 1, report });
  return {
    [readBomTask]: (payload: unknown) => readBom({ ...context, reading }, BomPayload.parse(payload).bomId),
    [matchBomTask]: (payload: unknown) => matchBom(context, BomPayload.parse(payload).bomId),
    [repairBomsTask]: async () => {
      const begunBefore = new Date(context.clock().getTime() - jobMsMax);
      await jobQueries(context.db).freeDeadWorkers(begunBefore, [readBomTask, matchBomTask]);
    },
    [recheckBomsTask]: () => recheckBoms(context),
  };
}
