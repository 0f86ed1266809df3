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

/** Recipient of a receipt. It has an email address, a phone number, or both. */
export interface ReceiptCustomer {
  readonly email?: string;
  /** Eleven digits. */
  readonly phone?: string;
  /** Name and INN of a buying company. */
  readonly name?: string;
  readonly inn?: string;
}

/** A receipt with its recipient. Its total equals the payment to the kopeck. */
export interface AddressedReceipt {
  readonly customer: ReceiptCustomer;
  readonly receipt: Receipt;
  /** Cash register that registers the receipt. Absent = the provider's own one, as in rows stored by older versions. */
  readonly till?: TillSetting;
}

/**
 * Idempotency key of a call that changes something. The shop stores it before the call. For 24 hours, calls with the
 * same key and the same values have only one effect at the provider.
 */
interface Keyed {
  readonly key: string;
}

export interface NewPayment extends Keyed {
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  readonly method: OnlineMethod;
  /** True = the money is only held on the card until it is captured ({@link PaymentPort.capture}). */
  readonly isHeld: boolean;
  /** URL to which the buyer returns after the payment, successful or not. At most 2048 characters. */
  readonly returnUrl: string;
  readonly locale: Locale;
  /** Text on the payment page, at most 128 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

export interface Capture extends Keyed {
  readonly paymentId: ProviderId;
  /** Amount to capture, at most the held amount. The rest of the held money is released. */
  readonly amount: Kopecks;
  /** Receipt for a partial capture. Absent = the receipt of the payment is used. */
  readonly receipt?: AddressedReceipt;
}

export interface NewRefund extends Keyed {
  readonly paymentId: ProviderId;
  readonly amount: Kopecks;
  /** Text that the buyer sees, at most 250 characters. */
  readonly description: string;
  readonly receipt: AddressedReceipt;
}

/** The second receipt of a prepaid sale. It is issued when the goods are handed over. */
export interface ClosingReceipt extends Keyed {
  readonly paymentId: ProviderId;
  readonly receipt: AddressedReceipt;
}

export interface PaymentFilter {
  readonly since: Date;
  readonly state?: ReportedState;
  /** Cursor from the answer with the previous page. Absent = the first page. */
  readonly cursor?: string;
}

export interface PaymentPage {
  readonly payments: readonly ReportedPayment[];
  /** Cursor for the next page; null = the last page. */
  readonly cursor: string | null;
}

/**
 * Why a call has no result.
 * - `refused`: the provider rejected the call and did nothing. It rejects every call with this key, so another attempt
 * needs another key. `code` and `parameter` come from the provider: `invalid_request`, `amount.value`.
 * - `unknown`: the provider may have done it or not (500, timeout, lost connection, an answer that cannot be parsed),
 * or it limits the rate (`retryAfterSeconds`). Retry with the same key and values.
 * - `not_admitted`: the provider rejected the shop's credentials or rights, and did nothing. An earlier call with the
 * key may have been done. So keep the key, and retry when the account is repaired.
 * - `key_reused`: the key was used before with other values, and those may have been done. With another key it would be
 * done twice.
 *
 * A failure contains nothing of the request, so it can be logged.
 */
export type PaymentFailure =
  | { readonly kind: 'refused'; readonly code: string; readonly parameter: string | null }
  | { readonly kind: 'unknown'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'key_reused' };

type Answer<T> = Promise<Result<T, PaymentFailure>>;

/** Calls to a payment provider (product Y1). They never throw when the provider fails. */
export interface PaymentPort {
  create(payment: NewPayment): Answer<ReportedPayment>;
  /**
   * Returns the state of a payment at the provider. Used after a webhook, on the return page, and by the job that looks
   * for unfinished payments.
   */
  get(id: ProviderId): Answer<ReportedPayment>;
  /** Returns payments, newest first. Used to find unfinished payments, and payments whose first answer was lost. */
  list(filter: PaymentFilter): Answer<PaymentPage>;
  /** Captures held money. */
  capture(capture: Capture): Answer<ReportedPayment>;
  /** Releases held money. A payment that waits for its buyer cannot be cancelled, but it expires. */
  cancel(cancel: Keyed & { readonly paymentId: ProviderId }): Answer<ReportedPayment>;
  refund(refund: NewRefund): Answer<ReportedRefund>;
  getRefund(id: ProviderId): Answer<ReportedRefund>;
  closeReceipt(receipt: ClosingReceipt): Answer<{ readonly id: ProviderId }>;
  /** Returns the provider's account that the credentials belong to. */
  me(): Answer<PaymentAccount>;
}

/**
 * The object that a webhook is about. Webhooks are not signed, so the shop trusts nothing else in them and requests the
 * object (integrations 2.2).
 */
export interface PaymentNotification {
  readonly kind: 'payment' | 'refund';
  readonly id: ProviderId;
}

/** Credentials of the shop's account at a provider. */
export interface PaymentCredentials {
  readonly shopId: string;
  readonly secretKey: string;
}

/** A payment provider: how to connect an account, and how to recognise its webhooks. */
export interface PaymentProvider {
  readonly id: VendorId;
  readonly connect: (credentials: PaymentCredentials) => PaymentPort;
  /** Returns the object in a webhook's parsed body; null = the body is not a webhook of this provider. */
  readonly readNotification: (body: unknown) => PaymentNotification | null;
  /** True if the provider's webhooks come from this IP address, which trusted proxies report. */
  readonly isSource: (ip: string) => boolean;
}
