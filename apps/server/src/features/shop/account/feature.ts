import type { Feature } from '#core/feature/feature.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { registerAccount } from './account.routes.ts';

const eraseAccountsTask = 'erase_accounts';

export const account: Feature = {
  routes: registerAccount,
  jobs: {
    schedule: [{ task: eraseAccountsTask, match: '29 * * * *' }],
    tasks: ({ db }) => ({
      [eraseAccountsTask]: () => eraseAccounts(db, new Date()),
    }),
  },
};
