import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { deletedBomLifeSeconds, guestBomLifeSeconds } from '@farad/domain/bom';

import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { bomSchedule, bomTasks } from './bom-jobs.ts';
import type { BomPorts } from './bom/bom-context.ts';
import { registerBoms } from './boms.routes.ts';

export const boms = (needs: (deps: Deps) => BomPorts): Feature => ({
  routes: (api, deps, drawing) => {
    registerBoms(api, deps, drawing, needs(deps));
  },
  jobs: { schedule: bomSchedule, tasks: bomTasks },
  retention: [
    {
      name: 'parts lists',
      drop: (db, ago) => bomQueries(db).deleteBefore(ago(deletedBomLifeSeconds), ago(guestBomLifeSeconds)),
    },
    { name: 'parts list shares', drop: (db, ago) => bomMemoryQueries(db).deleteSharesBefore(ago(0)) },
  ],
});
