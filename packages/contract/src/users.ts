import { z } from 'zod';

/** Any text a person may type as a phone; the rule of specification section 5 decides. */
const PhoneText = z.string().min(1).max(40);
const EmailText = z.string().min(1).max(254);
/** Challenge id that /smsc answered. Anything else is simply not authenticated. */
const ChallengeId = z.string().max(200);
const CodeText = z.string().max(20);

export const Address = z.object({ id: z.string(), text: z.string() });

/** User of specification section 3. Empty texts for nobody. */
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

/** A failed login is this with false and empty fields, not an error (specification section 8). */
export const LoginAnswer = z.object({ isAuthenticated: z.boolean(), isUserWasNotFound: z.boolean(), user: WireUser });

export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** Of the bot check, where it is on (GET /bot-check). */
export const BotToken = z.string().max(8192).optional();

export const BotCheck = z.object({
  kind: z.enum(['off', 'smartcaptcha', 'recaptcha']),
  siteKey: z.string(),
  /** Address of the provider's script; empty where the check is off. */
  script: z.string(),
  /** A task to be solved, not a check in the background: many codes went to this address, or codes are being guessed. */
  isVisible: z.boolean(),
});

export type BotCheck = z.infer<typeof BotCheck>;

export const SendSmsBody = z.object({ phone: PhoneText, token: BotToken });
/** `body`: "<id>,1" when sent, "0,-n" when the provider fails for the whole shop; `code`: the challenge id, never the digits. */
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
/** Named by the specification; the destination comes from the grant and everything sent is ignored. */
export const RegisterBody = z.looseObject({
  username: z.string().max(254).optional(),
  password: z.string().max(254).optional(),
});
export const RegisterAnswer = z.object({ user: WireUser });
export const LoginUserBody = z.object({ username: z.string().max(254), password: z.string().max(254) });
