import { createSmtp, type MailPort, type SmtpSettings } from '@farad/integrations/mail';
import { createSmsc, type SmsPort, type SmscSettings } from '@farad/integrations/sms';
import { startTwins, twinsPath } from '@farad/twins/twins';

import type { AppOptions } from './app.ts';
import type { Closing } from './closing.ts';
import { ConfigError, type Config, type SmscConfig } from './config.ts';

export interface OutsideWorld {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly twins: NonNullable<AppOptions['twins']> | null;
}

const shopName = 'Farad';
const twinsLimitMs = 1000;

// The provider's spare hosts; only its own name has them.
const spareUrls = ['https://www2.smsc.ru', 'https://www3.smsc.ru', 'https://www4.smsc.ru', 'https://www5.smsc.ru'];

function smscSettings({ url, login, password, apiKey }: SmscConfig): SmscSettings {
  const credentials = apiKey !== null ? { apiKey } : { login: login ?? '', password: password ?? '' };
  return { baseUrl: url, credentials, ...(url === 'https://smsc.ru' ? { spareUrls } : {}) };
}

function smtpSettings({ smtp, mailFrom }: Config): SmtpSettings {
  if (smtp === null) throw new ConfigError(['SMTP_HOST: required without the twins']);
  const { host, port, user, password } = smtp;
  const credentials = user === null ? {} : { credentials: { user, password: password ?? '' } };
  return { host, port, from: { name: shopName, address: mailFrom }, ...credentials };
}

const loopbackOrigin = ({ host, port }: Config): string => {
  const isAny = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

async function openTwins(config: Config, closing: Closing): Promise<OutsideWorld> {
  const twins = await startTwins({ isProduction: config.isProduction });
  closing.add('twins', () => twins.close(), twinsLimitMs);
  const { credentials, baseUrl } = twins.smsc;
  return {
    sms: createSmsc({ baseUrl: baseUrl(loopbackOrigin(config)), credentials }),
    mail: createSmtp({ ...twins.smtp, from: { name: shopName, address: config.mailFrom } }),
    twins: { path: twinsPath, routes: twins.routes },
  };
}

/** The real adapters, on the providers or on their local twins. */
export async function openOutsideWorld(config: Config, closing: Closing): Promise<OutsideWorld> {
  if (config.hasTwins || config.smsc === null) return openTwins(config, closing);
  return { sms: createSmsc(smscSettings(config.smsc)), mail: createSmtp(smtpSettings(config)), twins: null };
}
