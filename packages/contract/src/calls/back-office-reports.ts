import { z } from 'zod';

import { Dashboard, reportPeriods } from '../back-office-reports.ts';
import { define } from '../call.ts';

/** What the shop earned (product X). */
export const backOfficeReportsCalls = define({
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'Figures of a period by day, beside those of the period before',
    answer: Dashboard,
    query: z.strictObject({
      days: z
        .enum(reportPeriods.map(String) as [string, ...string[]])
        .default('30')
        .transform(Number)
        .describe('`7`, `30` (when absent), `90` or `365`'),
    }),
  },
});
