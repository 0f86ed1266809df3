import type { Kopecks } from '@farad/domain/money';
import type { OrderNumber } from '@farad/domain/order';
import type {
  OnlineMethod,
  PaymentAccount,
  ProviderId,
  ReportedPayment,
  ReportedRefund,
  ReportedState,
} from '@farad/domain/payment';
import type { Receipt, TillSetting } from '@farad/domain/receipt';
import type { Locale, Result } from '@farad/domain/shared';

/** Whom a receipt is sent to; at least one of both. */
export interface ReceiptCustomer {
  readonly email?: string;
  /** Eleven digits. */
  readonly phone?: string;
  /** Of a company that buys: its name and INN. */
  readonly name?: string;
  readonly inn?: string;
}

/** A receipt whose total is the sum that moves, to the kopeck. */
export interface AddressedReceipt {
  readonly customer: ReceiptCustomer;
  readonly receipt: Receipt;
  /** The till that it goes to; absent in what was kept before there was a choice: the provider's own. */
  readonly till?: TillSetting;
}

/**
 * What every changing call has. The key is kept with our row before the call; the same key and the same values again
 * are the same one thing at the provider for 24 hours.
 */
interface Keyed {
  readonly key: string;
}

export interface NewPayment extends Keyed {
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  readonly method: OnlineMethod;
  /** Money is held on the card and taken by {@link PaymentPort.capture}. */
  readonly isHeld: boolean;
  /** Where the buyer comes back to, whatever became of it; at most 2048 characters. */
  readonly returnUrl: string;
  readonly locale: Locale;
  /** What the buyer reads on the page to pay, at most 128 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

export interface Capture extends Keyed {
  readonly paymentId: ProviderId;
  /** At most what is held; the rest is let go. */
  readonly amount: Kopecks;
  /** Of a part: without it the receipt of the payment is used. */
  readonly receipt?: AddressedReceipt;
}

export interface NewRefund extends Keyed {
  readonly paymentId: ProviderId;
  readonly amount: Kopecks;
  /** For the buyer, at most 250 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

/** The second receipt of a prepaid sale, when the goods are handed over. */
export interface ClosingReceipt extends Keyed {
  readonly paymentId: ProviderId;
  readonly receipt: AddressedReceipt;
}

export interface PaymentFilter {
  readonly since: Date;
  readonly state?: ReportedState;
  /** From the page before. */
  readonly cursor?: string;
}

export interface PaymentPage {
  readonly payments: readonly ReportedPayment[];
  /** null: the last page. */
  readonly cursor: string | null;
}

/**
 * Why there is no object.
 * - `refused`: the provider said no, did nothing and never will by this key; another try needs another key. `code` and
 *   `parameter` are its words: `invalid_request`, `amount.value`.
 * - `unknown`: it may or may not have been done (500, time over, connection lost, an answer that cannot be read), or the
 *   provider wants peace (`retryAfterSeconds`). Ask again with the same key and values.
 * - `not_admitted`: our credentials or rights are wrong. This call did nothing, what an earlier one with the key did is
 *   not known: keep the key, ask again when it is repaired.
 * - `key_reused`: the key has named other values before, and those may have been done. Another key would do it twice.
 *
 * Holds nothing of what was sent, so it can be logged.
 */
export type PaymentFailure =
  | { readonly kind: 'refused'; readonly code: string; readonly parameter: string | null }
  | { readonly kind: 'unknown'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'key_reused' };

type Answer<T> = Promise<Result<T, PaymentFailure>>;

/** Paying at once through a provider (product Y1). Never throws for what the provider does. */
export interface PaymentPort {
  create(payment: NewPayment): Answer<ReportedPayment>;
  /** The truth of a payment: what webhook, return page and sweep ask. */
  get(id: ProviderId): Answer<ReportedPayment>;
  /** For the sweep and for payments whose first answer was lost; newest first. */
  list(filter: PaymentFilter): Answer<PaymentPage>;
  /** Takes held money. */
  capture(capture: Capture): Answer<ReportedPayment>;
  /** Lets held money go. A payment that waits for its buyer cannot be cancelled, it expires. */
  cancel(cancel: Keyed & { readonly paymentId: ProviderId }): Answer<ReportedPayment>;
  refund(refund: NewRefund): Answer<ReportedRefund>;
  getRefund(id: ProviderId): Answer<ReportedRefund>;
  closeReceipt(receipt: ClosingReceipt): Answer<{ readonly id: ProviderId }>;
  /** Whose account the credentials are of. */
  me(): Answer<PaymentAccount>;
}

/** What a webhook is about, and nothing else: it is unsigned, so its object is asked for (integrations 2.2). */
export interface PaymentNotification {
  readonly kind: 'payment' | 'refund';
  readonly id: ProviderId;
}

/** An account at a provider. */
export interface PaymentCredentials {
  readonly shopId: string;
  readonly secretKey: string;
}

/** A payment provider: its adapters by account, and how its webhooks are known. */
export interface PaymentProvider {
  readonly connect: (credentials: PaymentCredentials) => PaymentPort;
  /** Reads the parsed body of a webhook; null for what is none. */
  readonly readNotification: (body: unknown) => PaymentNotification | null;
  /** Whether its webhooks come from this address, as trusted proxies tell it. */
  readonly isSource: (ip: string) => boolean;
}
