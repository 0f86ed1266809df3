import { normaliseEmail } from '@farad/domain/customer';
import { providers } from '@farad/domain/provider';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { LineText } from '../../kit/wire.ts';

/** A password or key. Empty = the stored one stays. */
const Secret = z.string().regex(/^[^\p{Cc}\p{Cs}]{0,300}$/u);
const Name = LineText.max(200);

const Provider = z.enum(providers);

/** Settings of a provider by its name. */
export const ProviderSettings = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('sms'),
    /** Used if `login` is empty. */
    apiKey: Secret,
    login: Name,
    password: Secret,
    /** Name that the message shows. Empty = the default of the account. */
    sender: LineText.regex(/^(?:|[A-Za-z0-9 ._-]{1,11}|\d{1,15})$/),
  }),
  z.object({
    provider: z.literal('mail'),
    host: LineText.regex(/^[\w.:-]{1,253}$/),
    port: z.int().min(1).max(65_535),
    /** When TLS starts. Empty = by the port. */
    security: z.enum(['', 'implicit', 'starttls']),
    /** Empty = the server needs no sign-in. */
    user: Name,
    password: Secret,
    from: LineText.max(254).refine((email) => normaliseEmail(email).ok),
  }),
  z.object({
    provider: z.literal('carrier'),
    clientId: LineText.regex(/^[\x21-\x7e]{1,200}$/),
    clientSecret: Secret,
    /** CDEK's number of the city where parcels start. */
    fromCity: z.int().min(1).max(9_999_999),
    fromPoint: LineText.regex(/^[\w-]{1,40}$/),
  }),
  z.object({ provider: z.literal('suggestions'), token: Secret, secret: Secret }),
  z.object({
    provider: z.literal('bot_check'),
    kind: z.enum(['smartcaptcha', 'recaptcha']),
    siteKey: LineText.regex(/^[\x21-\x7e]{1,200}$/),
    secret: Secret,
  }),
  z.object({
    provider: z.literal('map'),
    url: LineText.max(500).regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s?#]+$/),
    attribution: Name,
  }),
]);

export type ProviderSettings = z.output<typeof ProviderSettings>;

const SetProviderBody = z.object({ setting: ProviderSettings });

const Field = z.object({
  name: z.string(),
  isSecret: z.boolean(),
  /** As stored in the back office. Empty for secrets and for fields that are not set. */
  value: z.string(),
  /** Whether the back office has a value. */
  isSet: z.boolean(),
});

export const ProviderState = z.object({
  provider: Provider,
  /** Where the settings in use come from. The environment has priority over the back office. */
  source: z.enum(['settings', 'environment', 'twin', 'none']),
  fields: z.array(Field),
  /** When and by whom the back office's settings were made; null = it has none. */
  setAt: z.string().nullable(),
  setBy: z.string().nullable(),
  /** True = they were encrypted with another SECRET_KEY and must be entered again. */
  isUnreadable: z.boolean(),
  /** Names of the environment variables that configure this provider. */
  variables: z.array(z.string()),
  /** True = the settings take effect only after a restart. */
  needsRestart: z.boolean(),
});

export type ProviderState = z.output<typeof ProviderState>;

const ProviderStates = z.object({ providers: z.array(ProviderState) });

export const TestProviderBody = z.object({
  provider: Provider,
  /** Phone for a test SMS. Other tests need none. */
  to: LineText.max(40).default(''),
});

/** Details that the result of a test can have. */
const testDetails = ['balance', 'sender', 'sent_to', 'tariffs', 'price', 'address', 'tile', 'code', 'reason'] as const;

export const ProviderTested = z.object({
  result: z.enum(['works', 'not_admitted', 'refused', 'no_answer', 'private_address', 'not_connected']),
  details: z.array(z.object({ name: z.enum(testDetails), value: z.string() })),
});

export type ProviderTested = z.output<typeof ProviderTested>;

/** Calls for settings of outside services. Secrets can be set but are never returned. */
export const officeProvidersCalls = define({
  providers: {
    method: 'GET',
    path: '/admin/providers',
    summary: 'How outside services are connected, without their secrets',
    answer: ProviderStates,
  },
  setProvider: {
    method: 'POST',
    path: '/admin/providers',
    summary: 'Set the account of an outside service; an empty secret keeps the stored one',
    body: SetProviderBody,
    answer: ProviderStates,
  },
  removeProvider: {
    method: 'POST',
    path: '/admin/providers/remove',
    summary: "Remove the back office's account of an outside service; a shop that cannot do without it is closed",
    body: z.object({ provider: Provider }),
    answer: ProviderStates,
  },
  testProvider: {
    method: 'POST',
    path: '/admin/providers/test',
    summary: 'Try an outside service: an SMS to a phone, a letter to oneself, a harmless question to the others',
    body: TestProviderBody,
    answer: ProviderTested,
  },
});
