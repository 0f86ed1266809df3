import { define } from '../call.ts';
import { Health, Readiness } from '../site.ts';

/** The state of the process. */
export const siteCalls = define({
  health: { method: 'GET', path: '/healthz', summary: 'The process is alive', answer: Health, faultStatus: 503 },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'The shop can serve',
    answer: Readiness,
    faultStatus: 503,
  },
});
