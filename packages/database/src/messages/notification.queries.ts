import type { NotificationChoice } from '@farad/domain/account';

import type { Handle } from '../connection/connect.ts';

/** Queries of the notifications that customers have chosen (product U2). */
export function notificationQueries(handle: Handle) {
  return {
    of: (accountId: number): Promise<NotificationChoice[]> =>
      handle
        .selectFrom('notification_choice')
        .select(['kind', 'channel', 'is_on as isOn'])
        .where('account_id', '=', accountId)
        .execute(),

    save: async (accountId: number, choices: readonly NotificationChoice[]): Promise<void> => {
      if (choices.length === 0) return;
      await handle
        .insertInto('notification_choice')
        .values(choices.map(({ kind, channel, isOn }) => ({ account_id: accountId, kind, channel, is_on: isOn })))
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'kind', 'channel'])
            .doUpdateSet((excluded) => ({ is_on: excluded.ref('excluded.is_on') })),
        )
        .execute();
    },
  };
}
