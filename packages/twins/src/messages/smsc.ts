import type { Inbox } from './inbox.ts';
import { cutToParts, smsParts } from './sms-parts.ts';

/** Login and password that the twin accepts. */
export const smscLogin = 'farad';
export const smscPassword = 'twin-of-smsc';
/** The only sender name that is registered at the twin. */
const smscSender = 'TwinShop';

/** Result of /sys/send.php. The route writes it in the requested format. */
export type SendOutcome =
  | { readonly id: number; readonly parts: number }
  | { readonly id: number; readonly error: number };

export interface StatusOutcome {
  readonly status: number;
  readonly at: number;
}

/** A local imitation of SMSC.ru (integrations 1). Its state is only in memory. */
export interface SmscTwin {
  send(form: URLSearchParams): SendOutcome;
  status(form: URLSearchParams): StatusOutcome | { readonly error: number };
  balance(form: URLSearchParams): { readonly balance: string } | { readonly error: number };
  senders(form: URLSearchParams): readonly { readonly sender: string }[] | { readonly error: number };
}

const duplicateWindowMs = 60_000;
const statusAsksPerMinute = 5;
/** Milliseconds until the mobile operator delivers a message, or fails to. */
const deliveryMs = 30_000;
const delivered = 1;
const atOperator = 0;

/**
 * Returns the final status that a test number asks for; null = any other number, whose messages are delivered
 * immediately. A message to 790000022NN first waits at the operator. Then it gets the status NN.
 */
const endOf = (phone: string): number | null => {
  const [, code] = /^790000022(\d\d)$/.exec(phone) ?? [];
  return code === undefined ? null : Number(code);
};
const notFound = -3;
const priceOfPart = 4.1;

/** Returns the text as SMSC reads it. Without charset=utf-8 SMSC takes the bytes for windows-1251. */
const asRead = (text: string, charset: string | null): string =>
  charset === 'utf-8' ? text : new TextDecoder('windows-1251').decode(Buffer.from(text, 'utf8'));

/** Returns the error code that a test number asks for: 2 for 79000000002 … 9 for 79000000009; 0 = no error. */
const magicError = (phone: string): number => Number(/^7900000000([2-9])$/.exec(phone)?.[1] ?? 0);

const isLoggedIn = (form: URLSearchParams): boolean =>
  form.get('login') === smscLogin && form.get('psw') === smscPassword;

/** True if the message id (1…2147483647) and the maximum of parts in the form are valid. */
function isFormRight(form: URLSearchParams): boolean {
  const [id, parts] = [Number(form.get('id') ?? 1), Number(form.get('maxsms') ?? 1)];
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 && Number.isInteger(parts) && parts >= 1;
}

function errorOf(form: URLSearchParams, text: string): number {
  const phone = form.get('phones') ?? '';
  if (!isLoggedIn(form)) return 2;
  if (phone === '' || text === '' || text.length > 1000) return 1;
  if (!isFormRight(form)) return 1;
  if (!/^(?:[A-Za-z0-9 ._-]{1,11}|\d{1,15})$/.test(form.get('sender') ?? 'usual')) return 6;
  if (!/^(?:\d\d:\d\d)$/.test(form.get('valid') ?? '00:05')) return 5;
  if (!/^7\d{10}$/.test(phone)) return 7;
  return magicError(phone);
}

/** Returns a function that counts its earlier calls with the same key in the last minute. */
function createMinuteCounter(now: () => number): (key: string) => number {
  const moments = new Map<string, number[]>();
  return (key) => {
    const recent = (moments.get(key) ?? []).filter((at) => now() - at < duplicateWindowMs);
    moments.set(key, [...recent, now()]);
    return recent.length;
  };
}

export function createSmscTwin(inbox: Inbox, now: () => number = Date.now): SmscTwin {
  const sent = new Map<number, { readonly phone: string; readonly at: number }>();
  const countSame = createMinuteCounter(now);
  const countStatusAsks = createMinuteCounter(now);
  let lastId = 1000;
  let spent = 0;

  return {
    send(form) {
      const phone = form.get('phones') ?? '';
      const text = asRead(form.get('mes') ?? '', form.get('charset'));
      const error = errorOf(form, text);
      lastId += 1;
      const id = Number(form.get('id') ?? lastId);
      if (error > 0) return { id: error === 3 || error === 6 || error === 8 ? id : 0, error };
      if (countSame(`${phone} ${text}`) > 0) return { id: 0, error: 9 };
      sent.set(id, { phone, at: now() });
      const cut = cutToParts(text, Number(form.get('maxsms') ?? Number.POSITIVE_INFINITY));
      const parts = smsParts(cut);
      spent += parts * priceOfPart;
      inbox.put({ channel: 'sms', to: phone, subject: '', text: cut });
      return { id, parts };
    },
    status(form) {
      if (!isLoggedIn(form)) return { error: 2 };
      const message = sent.get(Number(form.get('id')));
      if (countStatusAsks(form.get('id') ?? '') >= statusAsksPerMinute) return { error: 9 };
      if (message === undefined || message.phone !== form.get('phone')) return { status: notFound, at: 0 };
      const end = endOf(message.phone);
      const isOver = end === null || now() - message.at >= deliveryMs;
      return { status: isOver ? (end ?? delivered) : atOperator, at: message.at };
    },
    balance: (form) => (isLoggedIn(form) ? { balance: (1000 - spent).toFixed(2) } : { error: 2 }),
    senders: (form) => (isLoggedIn(form) ? [{ sender: smscSender }] : { error: 2 }),
  };
}
