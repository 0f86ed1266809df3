import { z } from 'zod';

import { count, email, pairProblems, text, url } from './values.ts';

/** Variables of SMS, mail, suggestions and exchange rates. */
export const serviceVariables = {
  SMSC_URL: url.default('https://smsc.ru'),
  SMSC_LOGIN: text.optional(),
  SMSC_PASSWORD: z.string().optional(),
  SMSC_APIKEY: text.optional(),
  SMSC_SENDER: text
    .regex(/^(?:[A-Za-z0-9 ._-]{1,11}|\d{1,15})$/, 'must be at most 11 Latin letters or 15 digits')
    .optional(),
  SMSC_BALANCE_MIN: count(0, 1_000_000).default(500),
  DADATA_URL: url.default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  DADATA_TOKEN: text.optional(),
  DADATA_SECRET: text.optional(),
  CBR_URL: url.default('https://www.cbr.ru/scripts/XML_daily.asp'),
  SMTP_HOST: text.optional(),
  SMTP_PORT: count(1, 65_535).default(465),
  SMTP_SECURITY: z.enum(['implicit', 'starttls']).optional(),
  SMTP_USER: text.optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: email.optional(),
};

const Variables = z.object(serviceVariables);
type Variables = z.output<typeof Variables>;

export interface SmscConfig {
  readonly url: string;
  readonly login: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
  /** Sender name of SMS; null = the account's default. */
  readonly sender: string | null;
}

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** When TLS starts; null = chosen by the port. */
  readonly security: 'implicit' | 'starttls' | null;
  readonly user: string | null;
  readonly password: string | null;
}

export interface DadataConfig {
  readonly url: string;
  readonly token: string;
  readonly secret: string | null;
}

/** Returns the settings of SMS; null = no SMS service is connected. */
export function smscOf(env: Variables): SmscConfig | null {
  if (env.SMSC_APIKEY === undefined && env.SMSC_LOGIN === undefined) return null;
  return {
    url: env.SMSC_URL,
    login: env.SMSC_LOGIN ?? null,
    password: env.SMSC_PASSWORD ?? null,
    apiKey: env.SMSC_APIKEY ?? null,
    sender: env.SMSC_SENDER ?? null,
  };
}

/** Returns the settings of suggestions; null = no service is connected. */
export function dadataOf(env: Variables): DadataConfig | null {
  if (env.DADATA_TOKEN === undefined) return null;
  return { url: env.DADATA_URL, token: env.DADATA_TOKEN, secret: env.DADATA_SECRET ?? null };
}

/** Returns the settings of mail; null = no mail server is connected. */
export function smtpOf(env: Variables): SmtpConfig | null {
  if (env.SMTP_HOST === undefined) return null;
  return {
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    security: env.SMTP_SECURITY ?? null,
    user: env.SMTP_USER ?? null,
    password: env.SMTP_PASSWORD ?? null,
  };
}

/** Returns an error text for each variable that is missing although another variable requires it. */
export const serviceProblems = (env: Variables): readonly string[] => [
  ...pairProblems(env, 'SMSC_LOGIN', 'SMSC_PASSWORD'),
  ...pairProblems(env, 'SMTP_HOST', 'MAIL_FROM'),
  ...(env.DADATA_TOKEN === undefined && env.DADATA_SECRET !== undefined
    ? ['DADATA_TOKEN: required beside DADATA_SECRET']
    : []),
];
