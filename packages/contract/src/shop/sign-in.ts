import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmailText } from '../kit/wire.ts';

/** A phone number as typed. The server checks it by the rule of the specification, section 5. */
const PhoneText = z.string().min(1).max(textLimits.phone);
/** Id of a sent code, from the answer of /smsc. With any other value the sign-in fails without an error. */
const ChallengeId = z.string().max(200);
const CodeText = z.string().max(20);

export const Address = z.object({ id: z.string(), text: z.string() });

/** A user (specification, section 3). Its texts are empty if nobody is signed in. */
export const WireUser = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  role: z.string(),
  image: z.string(),
  phone: z.string(),
  email: z.string(),
  surname: z.string(),
  pricesKoef: z.number(),
  address: z.array(Address),
});

export type WireUser = z.infer<typeof WireUser>;

/** Answer of a sign-in. A failed one has `false` and empty texts; it is not an error (specification, section 8). */
export const LoginAnswer = z.object({ isAuthenticated: z.boolean(), isUserWasNotFound: z.boolean(), user: WireUser });

export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** Token from the bot check. Required only if the check is on (GET /bot-check). */
export const BotToken = z.string().max(8192).optional();

export const BotCheck = z.object({
  kind: z.enum(['off', 'smartcaptcha', 'recaptcha']),
  siteKey: z.string(),
  /** URL of the script of the check's provider. Empty = the check is off. */
  script: z.string(),
  /**
   * True = the visitor must solve a visible task, because many codes went to this address, or codes are being guessed.
   * False = the check runs in the background.
   */
  isVisible: z.boolean(),
});

export type BotCheck = z.infer<typeof BotCheck>;

export const SendSmsBody = z.object({ phone: PhoneText, token: BotToken });

/**
 * `body` = "<id>,1" if the code was sent, "0,-n" if the SMS provider fails for the whole shop. `code` = id of the sent
 * code (not its digits).
 */
export const SendSmsAnswer = z.object({ body: z.string(), code: z.string() });

export const SendEmailBody = z.object({ login: EmailText, token: BotToken });
export const SendEmailAnswer = z.object({ code: z.string() });

export const LoginByPhoneBody = z.object({
  phone: PhoneText,
  sessionId: ChallengeId.optional(),
  code: CodeText.optional(),
});

export const LoginByEmailBody = z.object({
  email: EmailText,
  sessionId: ChallengeId.optional(),
  code: CodeText.optional(),
});

/**
 * The specification has this body, but the server ignores it: the phone or email comes from the code that this browser
 * confirmed before.
 */
export const RegisterBody = z.looseObject({
  username: z.string().max(textLimits.email).optional(),
  password: z.string().max(254).optional(),
});

export const RegisterAnswer = z.object({ user: WireUser });
export const LoginUserBody = z.object({ username: z.string().max(textLimits.email), password: z.string().max(254) });

/** API calls about sign-in and sign-out by phone or email (specification section 7). */
export const signInCalls = define({
  botCheck: { method: 'GET', path: '/bot-check', summary: 'What a page needs for the bot check', answer: BotCheck },
  loginByPhone: {
    method: 'POST',
    path: '/users/phone',
    summary: 'Sign in by phone and code, or silently by session',
    body: LoginByPhoneBody,
    answer: LoginAnswer,
  },
  loginByEmail: {
    method: 'POST',
    path: '/users/loginbyemail',
    summary: 'Sign in by e-mail and code, or silently by session',
    body: LoginByEmailBody,
    answer: LoginAnswer,
  },
  loginUser: {
    method: 'POST',
    path: '/users/loginuser',
    summary: 'Staff sign-in',
    body: LoginUserBody,
    answer: LoginAnswer,
  },
  register: {
    method: 'POST',
    path: '/users/register',
    summary: 'Register the holder of a grant',
    body: RegisterBody,
    answer: RegisterAnswer,
  },
  logout: { method: 'GET', path: '/users/logout', summary: 'Sign out', answer: LoginAnswer },
  authenticatedUser: {
    method: 'GET',
    path: '/users/authenticateduser',
    summary: 'Who is signed in',
    answer: LoginAnswer,
  },
  sendCodeByEmail: {
    method: 'POST',
    path: '/smsc/sendcodetoemail',
    summary: 'Send a login code by e-mail',
    body: SendEmailBody,
    answer: SendEmailAnswer,
  },
  sendCodeBySms: {
    method: 'POST',
    path: '/smsc',
    summary: 'Send a login code by SMS',
    body: SendSmsBody,
    answer: SendSmsAnswer,
  },
});
