/** When the server is killed: in a transaction that contains the statement, or at a call to a provider. */
export type KillMoment =
  /** The statement was executed, and the transaction continues. */
  | 'said'
  /** All statements were executed, and the commit comes next. */
  | 'committing'
  /** The transaction was committed, but the server has not learned it. */
  | 'committed'
  /** The provider has not been called yet. */
  | 'asking'
  /** The provider has carried out the request, but the server has no answer yet. */
  | 'answered';

export interface KillPoint {
  readonly name: string;
  readonly moment: KillMoment;
  /** Matches the statement, or the method and path of the call. */
  readonly what: RegExp;
}

const transaction = ['said', 'committing', 'committed'] as const;
const kept = ['committing', 'committed'] as const;
const call = ['asking', 'answered'] as const;

const points = (name: string, what: RegExp, moments: readonly KillMoment[]): KillPoint[] =>
  moments.map((moment) => ({ name: `${name}, ${moment}`, moment, what }));

/** Kill points, in the order in which the life of an order reaches them. */
export const killPoints: readonly KillPoint[] = [
  ...points('an order is placed', /insert into "orders"/, transaction),
  ...points('stock is reserved', /insert into reservation/, ['said']),
  ...points('a message is put down', /insert into "outbox"/, ['said']),
  ...points('a message leaves', / \/__twins\/smsc/, call),
  ...points('a message left', /update "outbox" set "sent_at"/, ['said']),
  ...points('a payment is begun', /insert into "payment" /, kept),
  ...points('the provider makes a payment', /POST .*\/v3\/payments$/, call),
  ...points('a webhook comes', /insert into "webhook_event"/, kept),
  ...points('money has come', /update "orders" set "paid_at"/, transaction),
  ...points('an order moves', /update "orders" set "status"/, kept),
  ...points('a parcel is packed', /insert into "parcel"/, kept),
  ...points('goods leave the stock', /\bon_hand"? = on_hand -/, ['said']),
  ...points('a parcel leaves', /update "parcel" set "shipped_at"/, kept),
  ...points('a closing receipt is made', /insert into "receipt".*"sequence"/, kept),
  ...points('the provider makes a receipt', /POST .*\/v3\/receipts$/, call),
  ...points('an order is completed', /insert into "bonus_entry"/, transaction),
  ...points('money goes back', /insert into "refund" /, transaction),
  ...points('the provider gives money back', /POST .*\/v3\/refunds$/, call),
  ...points('a statement is taken in', /insert into "bank_money"/, transaction),
  ...points('an order lapses', /from "orders" .*for update skip locked/, transaction),
];
