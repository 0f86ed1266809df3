import type { Client } from '@farad/contract/client';
import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { translators } from '@farad/wording/server';

import { cookieValue } from '#kit/cookies.ts';
import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { mergeShared } from '#server/shared-products.server.ts';
import { carryOn, type Visit } from '#server/visit.server.ts';

/** Where a code is sent. */
export type Channel = 'phone' | 'email';

/** State of the sign-in form. A non-empty `challenge` means that a code was sent and the form asks for it. */
export interface SignInState {
  readonly channel: Channel;
  /** Phone or e-mail as typed. */
  readonly address: string;
  /** Normalised phone or e-mail that the code was sent to; empty before that. */
  readonly sentTo: string;
  /** `sentTo`, formatted for display. */
  readonly sentToTitle: string;
  readonly challenge: string;
  readonly problem: 'none' | 'wrong_code' | 'address_changed' | 'shop_wide' | 'error';
  /** Error text of the API if `problem` is `error`; otherwise empty. */
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** Seconds before another code can be requested (integrations 10.2.1). */
const resendPauseSeconds = 60;

/**
 * Returns the seconds that the countdown to another code had left when the form was sent. After any answer, the
 * countdown continues from there.
 */
function pauseLeft(form: FormData): number {
  const left = Number(formText(form, 'pause_left'));
  return Number.isInteger(left) ? Math.min(Math.max(left, 0), resendPauseSeconds) : 0;
}

const normalise = (channel: Channel, address: string): string | null => {
  const result = channel === 'phone' ? normalisePhone(address) : normaliseEmail(address);
  return result.ok ? result.value : null;
};

const titleOf = (channel: Channel, sentTo: string): string => {
  const phone = channel === 'phone' ? normalisePhone(sentTo) : null;
  return phone?.ok ? maskPhone(phone.value) : sentTo;
};

/** Returns the state that the form's fields contain. */
export function readSignIn(form: FormData): SignInState {
  const channel: Channel = form.get('channel') === 'email' ? 'email' : 'phone';
  const sentTo = formText(form, 'sent_to');
  return {
    channel,
    address: formText(form, 'address'),
    sentTo,
    sentToTitle: titleOf(channel, sentTo),
    challenge: formText(form, 'challenge'),
    problem: 'none',
    message: '',
    retryAfterSeconds: pauseLeft(form),
  };
}

/**
 * Requests a code. `isShopWide` = the SMS provider answered "0,-n", which means that it sends no codes to anyone at
 * present.
 */
async function requestCode(api: Client, channel: Channel, address: string, botToken: string) {
  const token = botToken === '' ? {} : { token: botToken };
  if (channel === 'email') {
    const sent = await api.sendCodeByEmail({ body: { login: address, ...token } });
    return sent.ok ? { ok: true as const, challenge: sent.value.code, isShopWide: false } : sent;
  }
  const sent = await api.sendCodeBySms({ body: { phone: address, ...token } });
  if (!sent.ok) return sent;
  return { ok: true as const, challenge: sent.value.code, isShopWide: sent.value.body.startsWith('0,') };
}

async function sendCode(api: Client, state: SignInState, botToken: string): Promise<SignInState> {
  const { address, channel } = state;
  const sent = await requestCode(api, channel, address, botToken);
  if (!sent.ok) {
    const { message, retryAfterSeconds = 0 } = sent.error;
    return { ...state, problem: 'error', message, retryAfterSeconds };
  }
  if (sent.isShopWide) {
    return { ...state, channel: 'email', address: '', challenge: '', sentTo: '', problem: 'shop_wide' };
  }
  const sentTo = normalise(channel, address) ?? address;
  return {
    ...state,
    sentTo,
    sentToTitle: titleOf(channel, sentTo),
    challenge: sent.challenge,
    problem: 'none',
    retryAfterSeconds: resendPauseSeconds,
  };
}

function login(api: Client, { channel, challenge, sentTo }: SignInState, code?: string) {
  const proof = code === undefined ? { sessionId: challenge } : { sessionId: challenge, code };
  return channel === 'phone'
    ? api.loginByPhone({ body: { phone: sentTo, ...proof } })
    : api.loginByEmail({ body: { email: sentTo, ...proof } });
}

/**
 * Signs in with a code in the order of the specification: log in; if there is no such user, register and log in again.
 * Returns null once signed in.
 */
async function checkCode(api: Client, state: SignInState, code: string): Promise<SignInState | null> {
  if (normalise(state.channel, state.address) !== state.sentTo) return { ...state, problem: 'address_changed' };
  const first = await login(api, state, code);
  if (!first.ok) return { ...state, problem: 'error', message: first.error.message };
  if (first.value.isAuthenticated) return null;
  if (!first.value.isUserWasNotFound) return { ...state, problem: 'wrong_code' };
  const registered = await api.register({ body: { username: state.sentTo, password: state.sentTo } });
  if (!registered.ok) return { ...state, problem: 'error', message: registered.error.message };
  const second = await login(api, state);
  if (!second.ok) return { ...state, problem: 'error', message: second.error.message };
  return second.value.isAuthenticated ? null : { ...state, problem: 'wrong_code' };
}

/** Handles one step of the sign-in form and returns its next state; null once signed in. */
export async function signInStep(api: Client, form: FormData): Promise<SignInState | null> {
  const state = readSignIn(form);
  switch (form.get('step')) {
    case 'check':
      return checkCode(api, state, formText(form, 'code').trim());
    case 'send':
      return sendCode(api, state, formText(form, 'bot_token'));
    default:
      // The visitor chose another phone or e-mail: start again.
      return { ...state, address: '', sentTo: '', sentToTitle: '', challenge: '' };
  }
}

/** Stores a notice that the sign-in succeeded (specification section 8). The next page shows it, followed by `more`. */
function welcome(visit: Visit, more = ''): void {
  const title = `${translators[localeOfPath(visit.url.pathname)]('signIn.success')}${more === '' ? '' : ` ${more}`}`;
  sendNotice(visit, { kind: 'said', title, isProblem: false, list: null });
}

/**
 * Finishes a sign-in. If the address `back` names a shared basket or order (`id`), adds its lines to the customer's
 * basket (specification section 4). Returns the address to open, without `id` once the lines are added.
 */
export async function arrive(visit: Visit, back: string): Promise<string> {
  const page = new URL(back, visit.url);
  const id = page.searchParams.get('id') ?? '';
  const ownCart = cookieValue(visit.request.headers.get('cookie'), 'cart');
  const isNamed = id !== '' && !page.pathname.includes('/cabinet/') && id !== ownCart;
  if (isNamed) carryOn(visit);
  const isMerged = isNamed && (await mergeShared(visit, id));
  welcome(visit, isMerged ? translators[localeOfPath(visit.url.pathname)]('checkout.sharedTaken') : '');
  if (!isMerged) return back;
  page.searchParams.delete('id');
  return page.pathname + page.search;
}
