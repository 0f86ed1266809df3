import type { Connection } from '@farad/database/connection/connect';
import type { BotCheckPort } from '@farad/integrations/bot-check';
import type { DeliveryPort } from '@farad/integrations/delivery';
import type { HookPort } from '@farad/integrations/hooks';
import type { FilesPort } from '@farad/integrations/files';
import type { MailPort } from '@farad/integrations/mail';
import type { PaymentCredentials, PaymentProvider } from '@farad/integrations/payments';
import type { SmsPort } from '@farad/integrations/sms';
import type { SuggestionsPort } from '@farad/integrations/suggestions';
import type { Logger } from 'pino';

import type { CatalogueIndex } from './catalogue-index/catalogue-index.ts';
import type { ChatNews } from './core/chat/chat-news.ts';
import type { Config } from './config/config.ts';
import type { Imports } from './import-work/open-imports.ts';
import type { SearchCounter } from './catalogue-index/search-counter.ts';

/** What the jobs tell about themselves. */
export interface JobsStatus {
  /** null: another process runs them. */
  readonly isRunning: () => boolean | null;
  /** What comes back by the clock; `match` as in crontab, UTC. */
  readonly schedule: readonly { readonly task: string; readonly match: string }[];
}

/** The payment provider, with the account of the twin; null: the environment or the back office names one. */
export interface Payments {
  readonly provider: PaymentProvider;
  readonly account: PaymentCredentials | null;
}

/** Everything that the application is made of; main.ts chooses it for the world, tests for themselves. */
export interface Deps {
  readonly config: Config;
  /** 32 bytes from which every keyed hash is made. */
  readonly secretKey: Buffer;
  readonly db: Connection['db'];
  /** The server of the database that this process runs; null: another one runs it. */
  readonly embedded: { readonly isRunning: () => boolean } | null;
  readonly index: CatalogueIndex;
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  /** null: no carrier is connected, the built-in table prices alone. */
  readonly delivery: DeliveryPort | null;
  /** null: the bot check is off and its step passes. */
  readonly botCheck: BotCheckPort | null;
  readonly payments: Payments;
  readonly files: FilesPort;
  /** Programs of customers that are told of events. */
  readonly hooks: HookPort;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly jobs: JobsStatus;
  readonly imports: Imports;
  readonly searches: SearchCounter;
  readonly chatNews: ChatNews;
}
