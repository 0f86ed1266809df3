import type { Feature } from '#core/feature/feature.ts';
import { importSchedule, importTasks } from '#import-work/import-jobs.ts';
import { registerBackOfficeImports } from './imports.routes.ts';

export const importsOffice: Feature = {
  routes: registerBackOfficeImports,
  jobs: { schedule: importSchedule, tasks: importTasks },
};
