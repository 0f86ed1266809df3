import { textLimits } from '../shared/text-limits.ts';

/** Outside services whose settings staff may set. The account of a payment provider has separate calls. */
export const providers = ['sms', 'mail', 'carrier', 'suggestions', 'bot_check', 'map'] as const;

export type Provider = (typeof providers)[number];

/** Maximum lengths of the fields that are typed, in characters. A secret may have `secretLengthMax`. */
export const providerLengths = {
  login: 200,
  sender: 15,
  host: 253,
  user: 200,
  from: textLimits.email,
  clientId: 200,
  fromPoint: 40,
  siteKey: 200,
  url: 500,
  attribution: 200,
} as const;

export const secretLengthMax = 300;

/** Maximum lengths of the fields of the account for online payments, in characters. */
export const paymentAccountLimits = { shopId: 20, secretKey: 200 } as const;

interface Field {
  readonly isSecret?: true;
  /** True = the field may be left empty. */
  readonly isOptional?: true;
  /** True = the field decides to whom the secret is sent. */
  readonly isDestination?: true;
}

/** Fields of each provider in the order of its form. */
export const providerFields = {
  sms: {
    apiKey: { isSecret: true },
    login: { isOptional: true },
    password: { isSecret: true },
    sender: { isOptional: true },
  },
  mail: {
    host: { isDestination: true },
    port: {},
    security: { isOptional: true },
    user: { isOptional: true },
    password: { isSecret: true },
    from: {},
  },
  carrier: { clientId: {}, clientSecret: { isSecret: true }, fromCity: {}, fromPoint: {} },
  suggestions: { token: { isSecret: true }, secret: { isSecret: true, isOptional: true } },
  bot_check: { kind: { isDestination: true }, siteKey: {}, secret: { isSecret: true } },
  map: { url: {}, attribution: { isOptional: true } },
} as const satisfies Readonly<Record<Provider, Readonly<Record<string, Field>>>>;

/** Values by field. An absent or empty value = not set. */
export type ProviderValues = Readonly<Record<string, string>>;

/** Values as they are stored: secrets are encrypted. */
export interface StoredValues {
  readonly open: ProviderValues;
  readonly secrets: ProviderValues;
}

/** Returns the fields of a provider. */
export const fieldsOf = (provider: Provider): readonly (Field & { readonly name: string })[] =>
  Object.entries(providerFields[provider]).map(([name, field]) => ({ name, ...field }));

/** Returns whether a field belongs to these settings: an SMS account has a login with a password, or an API key. */
function isUsed(provider: Provider, name: string, open: ProviderValues): boolean {
  if (provider === 'sms' && name === 'apiKey') return (open['login'] ?? '') === '';
  if (provider === 'sms' && name === 'password') return (open['login'] ?? '') !== '';
  if (provider === 'mail' && name === 'password') return (open['user'] ?? '') !== '';
  return true;
}

/**
 * Joins typed values with stored ones: an empty secret keeps the stored one, unless the secret would be sent elsewhere.
 * Otherwise a staff member who may change the server's name could have the secret sent to their own server. `missing` =
 * the first field that must be filled; null = the settings are complete.
 */
export function joinedValues(
  provider: Provider,
  typed: ProviderValues,
  stored: StoredValues = { open: {}, secrets: {} },
): StoredValues & { readonly missing: string | null } {
  const fields = fieldsOf(provider).filter(({ name }) => isUsed(provider, name, typed));
  const isSentElsewhere = fields.some(
    ({ name, isDestination }) => isDestination === true && (typed[name] ?? '') !== (stored.open[name] ?? ''),
  );
  const storedSecrets = isSentElsewhere ? {} : stored.secrets;
  const valueOf = ({ name, isSecret }: (typeof fields)[number]): string =>
    typed[name] || (isSecret === true ? (storedSecrets[name] ?? '') : '');
  const filled = fields.map((field) => ({ ...field, value: valueOf(field) }));
  const pick = (isSecret: boolean): ProviderValues =>
    Object.fromEntries(
      filled
        .filter((field) => (field.isSecret ?? false) === isSecret && field.value !== '')
        .map(({ name, value }) => [name, value]),
    );
  return {
    open: pick(false),
    secrets: pick(true),
    missing: filled.find(({ value, isOptional }) => value === '' && isOptional !== true)?.name ?? null,
  };
}
