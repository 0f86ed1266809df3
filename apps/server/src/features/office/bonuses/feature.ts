import type { Feature } from '#core/feature/feature.ts';
import { expireBonuses } from './expire-bonuses.ts';
import { registerBackOfficeBonuses } from './bonuses.routes.ts';

const expireBonusesTask = 'expire_bonuses';

export const bonusesOffice: Feature = {
  routes: registerBackOfficeBonuses,
  jobs: {
    schedule: [{ task: expireBonusesTask, match: '7 1 * * *' }],
    tasks: ({ db }) => ({
      [expireBonusesTask]: () => expireBonuses(db, new Date()),
    }),
  },
};
