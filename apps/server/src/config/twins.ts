import type { TwinService } from '@farad/domain/opening';

import type { BotCheckConfig } from './bot-check.ts';
import type { CdekConfig } from './cdek.ts';
import type { DadataConfig, SmscConfig, SmtpConfig } from './services.ts';

interface Accounts {
  readonly hasTwins: boolean;
  /** Account of the SMS provider. null = not set, or a twin plays the service. */
  readonly smsc: SmscConfig | null;
  readonly smtp: SmtpConfig | null;
  readonly cdek: CdekConfig | null;
  readonly dadata: DadataConfig | null;
  readonly botCheck: BotCheckConfig | null;
}

const isMissing: Readonly<Record<Exclude<TwinService, 'payment'>, (accounts: Accounts) => boolean>> = {
  sms: ({ smsc }) => smsc === null,
  mail: ({ smtp }) => smtp === null,
  carrier: ({ cdek }) => cdek === null,
  suggestions: ({ dadata }) => dadata === null,
  bot_check: ({ botCheck }) => botCheck?.isTwin === true,
};

/** Returns whether a twin plays a service. The account of payments may be in the database, so it is not known here. */
export const isByTwin = (accounts: Accounts, service: keyof typeof isMissing): boolean =>
  accounts.hasTwins && isMissing[service](accounts);

/** Returns the services that twins play. `isPaymentByTwin`: whether payments use the account of the twin. */
export const playedTwins = (accounts: Accounts, isPaymentByTwin: boolean): readonly TwinService[] => [
  ...(['sms', 'mail'] as const).filter((service) => isByTwin(accounts, service)),
  ...(isPaymentByTwin ? (['payment'] as const) : []),
  ...(['carrier', 'suggestions', 'bot_check'] as const).filter((service) => isByTwin(accounts, service)),
];
