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
import type { Locale, Result, VendorId } from '@farad/domain/shared';

/** Recipient of a receipt: at least one of email and phone. */
export interface ReceiptCustomer {
  readonly email?: string;
  /** Eleven digits. */
  readonly phone?: string;
  /** Name and INN of a buying company. */
  readonly name?: string;
  readonly inn?: string;
}

/** A receipt whose total equals the payment to the kopeck. */
export interface AddressedReceipt {
  readonly customer: ReceiptCustomer;
  readonly receipt: Receipt;
  /** The till that registers it. Absent in old rows = the provider's own till. */
  readonly till?: TillSetting;
}

/**
 * Common field of all changing calls. The idempotency key is stored in our row before the call. For 24 hours the same
 * key with the same values has one effect at the provider.
 */
interface Keyed {
  readonly key: string;
}

export interface NewPayment extends Keyed {
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  readonly method: OnlineMethod;
  /** True = the money is held on the card until {@link PaymentPort.capture}. */
  readonly isHeld: boolean;
  /** Where the buyer returns to, whatever the outcome. At most 2048 characters. */
  readonly returnUrl: string;
  readonly locale: Locale;
  /** Shown to the buyer on the payment page, at most 128 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

export interface Capture extends Keyed {
  readonly paymentId: ProviderId;
  /** At most the held amount. The rest is released. */
  readonly amount: Kopecks;
  /** Receipt of a partial capture. Absent = the receipt of the payment is used. */
  readonly receipt?: AddressedReceipt;
}

export interface NewRefund extends Keyed {
  readonly paymentId: ProviderId;
  readonly amount: Kopecks;
  /** Shown to the buyer, at most 250 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

/** The second receipt of a prepaid sale, when goods are handed over. */
export interface ClosingReceipt extends Keyed {
  readonly paymentId: ProviderId;
  readonly receipt: AddressedReceipt;
}

export interface PaymentFilter {
  readonly since: Date;
  readonly state?: ReportedState;
  /** From the previous page. */
  readonly cursor?: string;
}

export interface PaymentPage {
  readonly payments: readonly ReportedPayment[];
  /** null = the last page. */
  readonly cursor: string | null;
}

/**
 * Why there is no object.
 * - `refused`: the provider rejected the call, did nothing, and never will with this key. Another try needs another
 * key. `code` and `parameter` are the provider's: `invalid_request`, `amount.value`.
 * - `unknown`: it may or may not have been done (500, timeout, lost connection, unreadable answer), or the provider
 * limits the rate (`retryAfterSeconds`). Retry with the same key and values.
 * - `not_admitted`: our credentials or rights are wrong. This call did nothing. An earlier call with the key may have
 * been done: keep the key and retry after the repair.
 * - `key_reused`: the key was used with other values before, and those may have been done. Another key would do it
 * twice.
 *
 * Contains nothing of the request, so it can be logged.
 */
export type PaymentFailure =
  | { readonly kind: 'refused'; readonly code: string; readonly parameter: string | null }
  | { readonly kind: 'unknown'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'key_reused' };

type Answer<T> = Promise<Result<T, PaymentFailure>>;

/** Online payments through a provider (product Y1). Never throws on failures of the provider. */
export interface PaymentPort {
  create(payment: NewPayment): Answer<ReportedPayment>;
  /** Returns the true state of a payment, for the webhook, the return page and the sweep. */
  get(id: ProviderId): Answer<ReportedPayment>;
  /** Returns payments, newest first: for the sweep, and for payments whose first answer was lost. */
  list(filter: PaymentFilter): Answer<PaymentPage>;
  /** Captures held money. */
  capture(capture: Capture): Answer<ReportedPayment>;
  /** Releases held money. A payment that waits for its buyer cannot be cancelled: it expires. */
  cancel(cancel: Keyed & { readonly paymentId: ProviderId }): Answer<ReportedPayment>;
  refund(refund: NewRefund): Answer<ReportedRefund>;
  getRefund(id: ProviderId): Answer<ReportedRefund>;
  closeReceipt(receipt: ClosingReceipt): Answer<{ readonly id: ProviderId }>;
  /** Returns the account that the credentials belong to. */
  me(): Answer<PaymentAccount>;
}

/**
 * The object of a webhook and nothing else. Webhooks are unsigned, so the object itself is requested (integrations
 * 2.2).
 */
export interface PaymentNotification {
  readonly kind: 'payment' | 'refund';
  readonly id: ProviderId;
}

/** An account at a provider. */
export interface PaymentCredentials {
  readonly shopId: string;
  readonly secretKey: string;
}

/** A payment provider: adapters by account, and how its webhooks are recognised. */
export interface PaymentProvider {
  readonly id: VendorId;
  readonly connect: (credentials: PaymentCredentials) => PaymentPort;
  /** Reads the parsed body of a webhook. Returns null for any other body. */
  readonly readNotification: (body: unknown) => PaymentNotification | null;
  /** Returns whether its webhooks come from this address, as trusted proxies report it. */
  readonly isSource: (ip: string) => boolean;
}
