import { botCheckHost, botCheckSecret } from './bot-check.routes.ts';
import { cbrPath } from './cbr/cbr.routes.ts';
import { cdekFromPoint } from './cdek/cdek-shipments.ts';
import { cdekClientId, cdekClientSecret, cdekPath } from './cdek/cdek.ts';
import { dadataPath, dadataToken } from './dadata/dadata.routes.ts';
import { smscLogin, smscPassword } from './messages/smsc.ts';
import { smtpPassword, smtpUser, type MailServer } from './messages/smtp.ts';
import { yookassaSecretKey, yookassaShopId } from './yookassa/yookassa-objects.ts';
import { yookassaPath } from './yookassa/yookassa.routes.ts';

/** Path under which the server mounts the routes of the twins (local imitations of vendors). */
export const twinsPath = '/__twins';

/**
 * Path below {@link twinsPath}. A process that uses the twins of another process gets the address of their mail server
 * here.
 */
export const mailServerPath = '/mail-server';

/**
 * Addresses and credentials that the shop needs to use the twins. `origin` = origin of the server that mounts their
 * routes.
 */
export interface TwinsAccess {
  readonly smsc: {
    readonly baseUrl: (origin: string) => string;
    readonly credentials: { readonly login: string; readonly password: string };
  };
  readonly dadata: { readonly baseUrl: (origin: string) => string; readonly token: string };
  readonly botCheck: {
    readonly secret: string;
    /** Host for which the twin issues its tokens. */
    readonly host: string;
    readonly verifyUrl: (provider: 'smartcaptcha' | 'recaptcha', origin: string) => string;
  };
  readonly yookassa: {
    readonly baseUrl: (origin: string) => string;
    readonly account: { readonly shopId: string; readonly secretKey: string };
  };
  readonly cdek: {
    readonly baseUrl: (origin: string) => string;
    readonly account: {
      readonly clientId: string;
      readonly clientSecret: string;
      readonly fromCityCode: number;
      readonly fromPoint: string;
    };
  };
  /** The Bank of Russia. It needs no account. */
  readonly cbr: { readonly url: (origin: string) => string };
  readonly smtp: MailServer & { readonly credentials: { readonly user: string; readonly password: string } };
}

export const accessTo = ({ host, port, startTlsPort, authority }: MailServer): TwinsAccess => ({
  smsc: {
    baseUrl: (origin) => `${origin}${twinsPath}/smsc`,
    credentials: { login: smscLogin, password: smscPassword },
  },
  dadata: { baseUrl: (origin) => `${origin}${twinsPath}/dadata${dadataPath}`, token: dadataToken },
  botCheck: {
    secret: botCheckSecret,
    host: botCheckHost,
    verifyUrl: (provider, origin) =>
      `${origin}${twinsPath}/bot-check/${provider === 'smartcaptcha' ? 'validate' : 'siteverify'}`,
  },
  yookassa: {
    baseUrl: (origin) => `${origin}${twinsPath}/yookassa${yookassaPath}`,
    account: { shopId: yookassaShopId, secretKey: yookassaSecretKey },
  },
  cdek: {
    baseUrl: (origin) => `${origin}${twinsPath}/cdek${cdekPath}`,
    account: { clientId: cdekClientId, clientSecret: cdekClientSecret, fromCityCode: 44, fromPoint: cdekFromPoint },
  },
  cbr: { url: (origin) => `${origin}${twinsPath}/cbr${cbrPath}` },
  smtp: { host, port, startTlsPort, authority, credentials: { user: smtpUser, password: smtpPassword } },
});

const isMailServer = (value: unknown): value is MailServer =>
  typeof value === 'object' &&
  value !== null &&
  ['host', 'port', 'startTlsPort', 'authority'].every((name) => name in value);

/** Returns the access to the twins of another process at `origin`. Throws if they do not answer. */
export async function joinTwins(origin: string): Promise<TwinsAccess> {
  const answer = await fetch(`${origin}${twinsPath}${mailServerPath}`, { signal: AbortSignal.timeout(5000) });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isMailServer(body))
    throw new Error(`twins: expected a mail server description at ${origin}, got status ${answer.status}`);
  return accessTo(body);
}
