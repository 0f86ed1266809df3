import { normaliseEmail } from '@farad/domain/customer';
import { providerLengths, providers, secretLengthMax } from '@farad/domain/provider';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { LineText } from '../../kit/wire.ts';

/** A password or key. Empty = the stored one stays. */
const Secret = z.string().regex(new RegExp(`^[^\\p{Cc}\\p{Cs}]{0,${secretLengthMax}}$`, 'u'));

/** Matches visible ASCII characters, from one to this many. */
const visible = (most: number) => new RegExp(`^[\\x21-\\x7e]{1,${most}}$`);

const Provider = z.enum(providers);

/** Settings of a provider by its name. */
export const ProviderSettings = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('sms'),
    /** Used if `login` is empty. */
    apiKey: Secret,
    login: LineText.max(providerLengths.login),
    password: Secret,
    /** Name that the message shows. Empty = the default of the account. */
    sender: LineText.regex(new RegExp(`^(?:|[A-Za-z0-9 ._-]{1,11}|\\d{1,${providerLengths.sender}})$`)),
  }),
  z.object({
    provider: z.literal('mail'),
    host: LineText.regex(new RegExp(`^[\\w.:-]{1,${providerLengths.host}}$`)),
    port: z.int().min(1).max(65_535),
    /** When TLS starts. Empty = by the port. */
    security: z.enum(['', 'implicit', 'starttls']),
    /** Empty = the server needs no sign-in. */
    user: LineText.max(providerLengths.user),
    password: Secret,
    from: LineText.max(providerLengths.from).refine((email) => normaliseEmail(email).ok),
  }),
  z.object({
    provider: z.literal('carrier'),
    clientId: LineText.regex(visible(providerLengths.clientId)),
    clientSecret: Secret,
    /** CDEK's number of the city where parcels start. */
    fromCity: z.int().min(1).max(9_999_999),
    fromPoint: LineText.regex(new RegExp(`^[\\w-]{1,${providerLengths.fromPoint}}$`)),
  }),
  z.object({ provider: z.literal('suggestions'), token: Secret, secret: Secret }),
  z.object({
    provider: z.literal('bot_check'),
    kind: z.enum(['smartcaptcha', 'recaptcha']),
    siteKey: LineText.regex(visible(providerLengths.siteKey)),
    secret: Secret,
  }),
  z.object({
    provider: z.literal('map'),
    url: LineText.max(providerLengths.url).regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s?#]+$/),
    attribution: LineText.max(providerLengths.attribution),
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
  to: LineText.max(textLimits.phone).default(''),
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
