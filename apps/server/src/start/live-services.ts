import { isDeepStrictEqual } from 'node:util';

import { cdekCarrier, createCdek, type Carrier, type DeliveryPort } from '@farad/integrations/delivery';
import { createSmtp, noMail, type MailPort, type SmtpSettings } from '@farad/integrations/mail';
import { createSmsc, noSms, type SmsPort, type SmscSettings } from '@farad/integrations/sms';
import {
  createDadata,
  noSuggestions,
  type DadataSettings,
  type SuggestionsPort,
} from '@farad/integrations/suggestions';

import type { Config } from '../config/config.ts';
import type { CdekConfig } from '../config/cdek.ts';
import type { DadataConfig, SmscConfig, SmtpConfig } from '../config/services.ts';

// Spare hosts of the provider; used only with its default address.
const spareUrls = ['https://www2.smsc.ru', 'https://www3.smsc.ru', 'https://www4.smsc.ru', 'https://www5.smsc.ru'];

function smscSettings({ url, login, password, apiKey, sender }: SmscConfig): SmscSettings {
  const credentials = apiKey !== null ? { apiKey } : { login: login ?? '', password: password ?? '' };
  return {
    baseUrl: url,
    credentials,
    ...(sender === null ? {} : { sender }),
    ...(url === 'https://smsc.ru' ? { spareUrls } : {}),
  };
}

function smtpSettings({ host, port, security, user, password }: SmtpConfig, from: string): SmtpSettings {
  const credentials = user === null ? {} : { credentials: { user, password: password ?? '' } };
  return {
    host,
    port,
    ...(security === null ? {} : { security }),
    from,
    ...credentials,
  };
}

const dadataSettings = ({ url, token, secret }: DadataConfig): DadataSettings => ({
  baseUrl: url,
  token,
  ...(secret === null ? {} : { secret }),
});

/** Returns a function that makes an adapter again whenever its settings have changed. */
function latest<Settings, Adapter>(read: () => Settings, make: (settings: Settings) => Adapter): () => Adapter {
  let known = read();
  let made = make(known);
  return () => {
    const now = read();
    if (isDeepStrictEqual(now, known)) return made;
    known = now;
    made = make(now);
    return made;
  };
}

/** Adapters that follow the settings of a running shop. */
export interface LiveServices {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  /** The delivery carrier. `port` is null while no account of the carrier is connected. */
  readonly carrier: Carrier;
}

/** Adapters to use where a service has no settings. */
export interface SpareServices {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  readonly carrier: DeliveryPort | null;
}

/** Adapters that reject everything. */
const nothing: SpareServices = { sms: noSms, mail: noMail, suggestions: noSuggestions, carrier: null };

/**
 * Returns adapters that use the current settings of `config` for every call. `spare` = adapters of services without
 * settings; by default they reject everything.
 */
export function liveServices(
  config: Pick<Config, 'smsc' | 'smtp' | 'dadata' | 'cdek' | 'mailFrom'>,
  spare: SpareServices = nothing,
): LiveServices {
  const sms = latest(
    () => config.smsc,
    (smsc): SmsPort => (smsc === null ? spare.sms : createSmsc(smscSettings(smsc))),
  );
  const mail = latest(
    () => ({ smtp: config.smtp, from: config.mailFrom }),
    ({ smtp, from }): MailPort => (smtp === null ? spare.mail : createSmtp(smtpSettings(smtp, from))),
  );
  const suggestions = latest(
    () => config.dadata,
    (dadata): SuggestionsPort => (dadata === null ? spare.suggestions : createDadata(dadataSettings(dadata))),
  );
  const carrier = latest(
    () => config.cdek,
    (cdek: CdekConfig | null): DeliveryPort | null =>
      cdek === null ? spare.carrier : createCdek({ ...cdek, baseUrl: cdek.url }),
  );
  return {
    sms: {
      send: (message) => sms().send(message),
      find: (message) => sms().find(message),
      delivery: (message) => sms().delivery(message),
      balance: () => sms().balance(),
      senders: () => sms().senders(),
    },
    mail: { send: (message) => mail().send(message), check: () => mail().check() },
    suggestions: {
      companyByInn: (inn) => suggestions().companyByInn(inn),
      bankByBik: (bik) => suggestions().bankByBik(bik),
      addresses: (text) => suggestions().addresses(text),
      cityByIp: (ip) => suggestions().cityByIp(ip),
    },
    carrier: {
      ...cdekCarrier(null),
      get port() {
        return carrier();
      },
      get isTwin() {
        return config.cdek === null && spare.carrier !== null;
      },
    },
  };
}
