import type { Client } from '@farad/contract/client';
import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { translators } from '@farad/wording/server';

import { cookieValue } from '#kit/cookies.ts';
import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { mergeShared } from '#server/shared-products.server.ts';
import { carryOn, type Visit } from '#server/visit.server.ts';

/** Where a code goes. */
export type Channel = 'phone' | 'email';

/** What the sign-in form shows after a step. `challenge` set: the code is asked for. */
export interface SignInState {
  readonly channel: Channel;
  /** As typed. */
  readonly address: string;
  /** Where the code went, in the form of the API; empty before. */
  readonly sentTo: string;
  /** `sentTo` for people. */
  readonly sentToTitle: string;
  readonly challenge: string;
  readonly problem: 'none' | 'wrong_code' | 'address_changed' | 'shop_wide' | 'error';
  /** Text of the API where `problem` is `error`. */
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** Seconds until another code may be asked for (integrations 10.2.1). */
const resendPauseSeconds = 60;

/** What was left of the pause when the form was sent: it goes on, whatever the answer. */
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

/** The sign-in as the form has it, nothing done with it yet. */
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

/** Asks for a code. `isShopWide`: the provider answered "0,-n", nobody can be sent anything now. */
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

/** The specification's dance: log in; an unknown user is registered and logged in again. Null: signed in. */
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

/** One step of the sign-in form. Null: signed in. */
export async function signInStep(api: Client, form: FormData): Promise<SignInState | null> {
  const state = readSignIn(form);
  switch (form.get('step')) {
    case 'check':
      return checkCode(api, state, formText(form, 'code').trim());
    case 'send':
      return sendCode(api, state, formText(form, 'bot_token'));
    default:
      // Another channel or another address: the form begins anew.
      return { ...state, address: '', sentTo: '', sentToTitle: '', challenge: '' };
  }
}

/** The next page says that the sign-in was successful (specification section 8), and what else came of it. */
function welcome(visit: Visit, more = ''): void {
  const title = `${translators[localeOfPath(visit.url.pathname)]('signIn.success')}${more === '' ? '' : ` ${more}`}`;
  sendNotice(visit, { kind: 'said', title, isProblem: false, list: null });
}

/**
 * After a sign-in: the lines of the basket or order that the page's address names are merged into the own basket
 * (specification section 4). Where to go on: to that page, without the `id` that is done with.
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
