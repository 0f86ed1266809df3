import { Dashboard } from '../back-office-reports.ts';
import { define } from '../call.ts';

/** What the shop earned (product X). */
export const backOfficeReportsCalls = define({
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'Figures of a period by day, beside those of the period before',
    answer: Dashboard,
    queryNames: { days: '`7`, `30` (when absent), `90` or `365`' },
  },
});
