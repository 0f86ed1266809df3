import type { Handle } from './connect.ts';

export interface PaymentSettingsRow {
  readonly isCardOn: boolean;
  readonly isSbpOn: boolean;
  readonly isHeldFirst: boolean;
  /** Empty: the account of the environment. */
  readonly shopId: string;
  readonly secretKeySealed: Buffer | null;
}

/** How money is taken online (product Y4); none was set: undefined. */
export const paymentSettingsQueries = (handle: Handle) => ({
  read: (): Promise<PaymentSettingsRow | undefined> =>
    handle
      .selectFrom('payment_settings')
      .select(['is_card_on as isCardOn', 'is_sbp_on as isSbpOn', 'is_held_first as isHeldFirst', 'shop_id as shopId'])
      .select('secret_key_sealed as secretKeySealed')
      .executeTakeFirst(),

  async save({ isCardOn, isSbpOn, isHeldFirst, shopId, secretKeySealed }: PaymentSettingsRow): Promise<void> {
    const values = {
      ...{ is_card_on: isCardOn, is_sbp_on: isSbpOn, is_held_first: isHeldFirst },
      ...{ shop_id: shopId, secret_key_sealed: secretKeySealed },
    };
    await handle
      .insertInto('payment_settings')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  },
});
