import type { Connection } from '@farad/database/connection/connect';
import type { Coefficient } from '@farad/domain/money';
import type { DeliveryPort } from '@farad/integrations/delivery';
import { noSuggestions, type SuggestionsPort } from '@farad/integrations/suggestions';

import type { AppOptions } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { InstalledProvider } from '../core/vendors/vendors.ts';
import type { Deps } from '../deps.ts';
import { startSession } from '../http/session/session.ts';
import { openApplication, type TestApplication } from './application.ts';
import { openBrowser, type Browser } from './browser.ts';
import { testCarriers, type TestCarriers } from './carriers.ts';
import { insertCatalogue } from './catalogue.ts';
import { httpsEnvironment } from './environment.ts';
import { setTestSeller } from './seller.ts';

export interface SignedInBrowser extends Browser {
  readonly accountId: number;
  /** Phone as 11 digits. */
  readonly phone: string;
}

export interface Person {
  readonly email?: string | null;
  readonly name?: string;
  readonly coefficient?: number;
}

/** The whole application, with the small catalogue and its users. */
export interface TestShop
  extends TestCarriers, Pick<TestApplication, 'deps' | 'index' | 'inventory' | 'logLines' | 'server' | 'url'> {
  readonly db: Connection['db'];
  /** Database connections for statements that only tests need. */
  readonly pool: Connection['pool'];
  readonly passSeconds: (seconds: number) => void;
  /** Returns the browser of a guest. Its paths are without the API's prefix. */
  readonly guest: () => Browser;
  /** Returns a browser in which a new customer is signed in. */
  readonly signedIn: (person?: Person) => Promise<SignedInBrowser>;
  /** Closes everything. Throws if an error was logged, because a test must not cause unexpected errors. */
  readonly close: () => Promise<void>;
}

let lastPhone = 0;

async function signIn(deps: Deps, browser: Browser, person: Person): Promise<SignedInBrowser> {
  lastPhone += 1;
  const phone = `7926${String(lastPhone).padStart(7, '0')}`;
  const { id } = await deps.db
    .insertInto('account')
    .values({
      phone,
      email: person.email ?? null,
      username: phone,
      name: person.name ?? 'Анна',
      password_hash: null,
      ...(person.coefficient === undefined ? {} : { prices_koef: person.coefficient as Coefficient }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await startSession(deps.db, id, 'test', deps.clock());
  browser.cookies.set(deps.config.cookies.sessionName, token);
  return { ...browser, accountId: id, phone };
}

const errorLevel = 50;

const isError = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= errorLevel;

/** Opens a shop. `app`: the web application or its replacement; by default only the API is served. */
export async function openShop(
  app: AppOptions = {},
  suggestions: SuggestionsPort = noSuggestions,
  payment?: (config: Config) => InstalledProvider,
  environment: Readonly<Record<string, string>> = {},
  delivery: DeliveryPort | null = null,
): Promise<TestShop> {
  const carriers = testCarriers();
  let passedMs = 0;
  const clock = (): Date => new Date(Date.now() + passedMs);
  const { sms, mail } = carriers;
  const application = await openApplication({
    environment: { ...httpsEnvironment, ...environment },
    fill: insertCatalogue,
    logLevel: 'trace',
    deps: { sms, mail, suggestions, clock },
    vendors: (config) => ({ delivery, ...(payment === undefined ? {} : { payment: payment(config) }) }),
    app,
  });
  const { connection, deps, index, inventory, logLines, server, url } = application;
  await setTestSeller(connection);
  // The products of the small catalogue have fixed ids up to 1000. New products get higher ones.
  await connection.pool.query("select setval(pg_get_serial_sequence('product', 'id'), 1000)");
  const guest = (): Browser => openBrowser(server, undefined, deps.config.apiPrefix);
  return {
    ...carriers,
    deps,
    index,
    inventory,
    logLines,
    server,
    url,
    db: connection.db,
    pool: connection.pool,
    passSeconds: (seconds) => {
      passedMs += seconds * 1000;
    },
    guest,
    signedIn: (person = {}) => signIn(deps, guest(), person),
    close: async () => {
      await application.close();
      const errors = logLines.filter(isError);
      if (errors.length > 0) throw new Error(`The shop logged errors:\n${errors.join('')}`);
    },
  };
}
