import type { Connection } from '@farad/database/connection/connect';
import type { Replicas } from '@farad/database/connection/replicas/replicas';
import type { OpeningLine } from '@farad/domain/opening';
import type { BotCheckPort } from '@farad/integrations/bot-check';
import type { ExchangeRatesPort } from '@farad/integrations/exchange-rates';
import type { HookPort } from '@farad/integrations/hooks';
import type { FilesPort } from '@farad/integrations/files';
import type { MailPort } from '@farad/integrations/mail';
import type { SmsPort } from '@farad/integrations/sms';
import type { SuggestionsPort } from '@farad/integrations/suggestions';
import type { Logger } from 'pino';

import type { CatalogueIndex } from './catalogue-index/catalogue-index.ts';
import type { Providers } from './core/providers/open-providers.ts';
import type { ChatNews } from './core/chat/chat-news.ts';
import type { Vendors } from './core/vendors/vendors.ts';
import type { Config } from './config/config.ts';
import type { ShopFiles } from './files/open-files.ts';
import type { Imports } from './import-work/open-imports.ts';
import type { SearchCounter } from './catalogue-index/search-counter.ts';

/** Whether scheduled jobs run, and which. */
export interface JobsStatus {
  /** True while scheduled jobs run in this process; null = another process runs them. */
  readonly isRunning: () => boolean | null;
  /** Scheduled tasks. `match`: times as in crontab, in UTC. */
  readonly schedule: readonly { readonly task: string; readonly match: string }[];
}

/** Everything that the application depends on. main.ts makes it for the running shop; tests make their own. */
export interface Deps {
  readonly config: Config;
  /** Secret key of 32 bytes. Every keyed hash is derived from it. */
  readonly secretKey: Buffer;
  readonly db: Connection['db'];
  /** Replicas of the database, for reads that may be a little old; undefined = none. */
  readonly replicas?: Replicas | undefined;
  /** The embedded database server that this process started; null = another process runs the database. */
  readonly embedded: { readonly isRunning: () => boolean } | null;
  readonly index: CatalogueIndex;
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  /** Rates of the Bank of Russia. It needs no account. */
  readonly exchangeRates: ExchangeRatesPort;
  readonly vendors: Vendors;
  /** Settings of outside services. Changes act in `config` immediately, unless they need a restart. */
  readonly providers: Omit<Providers, 'config'>;
  /** Bot check. null = it is off, so that every visitor passes. */
  readonly botCheck: BotCheckPort | null;
  /**
   * Returns a bot check with the latest settings, so that staff can test them; null = off. Visitors get it only after a
   * restart.
   */
  readonly nextBotCheck: () => BotCheckPort | null;
  /** Downloads of files of the internet. */
  readonly files: FilesPort;
  /** The files of the shop: photos, imports, files of 1C. */
  readonly storage: ShopFiles;
  /** Sends webhooks to customers' programs. */
  readonly hooks: HookPort;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly jobs: JobsStatus;
  readonly imports: Imports;
  readonly searches: SearchCounter;
  readonly chatNews: ChatNews;
  /** Runs the checks before the shop opens. They call outside services. */
  readonly checkOpening: () => Promise<readonly OpeningLine[]>;
}
