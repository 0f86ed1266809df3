import pg from 'pg';

import { codeOf, tooManyConnections } from '../error-code.ts';
import { NoPrimary, openPrimaryFinder, type PrimaryFinder } from './find-primary.ts';
import { serverUrls } from './server-urls.ts';

/** Message of the error of a connection that was closed because another server takes writes now. */
export const movedMessage = 'another database server takes writes now';

type Connected = (error: Error | null, client?: pg.Client) => void;

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** Settings that PostgreSQL reports when a connection opens. `on` = the server takes no writes. */
const readOnlySettings: readonly string[] = ['in_hot_standby', 'default_transaction_read_only'];

/** Returns the class of connections to the server that takes writes. */
function primaryClient(finder: PrimaryFinder): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    #isEnded = false;

    override connect(): Promise<pg.Client>;
    override connect(done: Connected): void;
    override connect(done?: Connected): Promise<pg.Client> | void {
      const opening = this.#connect();
      if (done === undefined) return opening;
      opening.then(
        (client) => done(null, client),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    override end(): Promise<void>;
    override end(done: (error: Error) => void): void;
    override end(done?: (error: Error) => void): Promise<void> | void {
      this.#isEnded = true;
      return done === undefined ? super.end() : super.end(done);
    }

    async #connect(): Promise<pg.Client> {
      const { url } = await finder.find();
      if (this.#isEnded) throw new Error('Connection terminated');
      const { hostname, port } = new URL(url);
      this.host = decodeURIComponent(hostname.replace(/^\[(.+)\]$/, '$1'));
      this.port = port === '' ? 5432 : Number(port);
      const readOnly = new Set<string>();
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
        if (readOnlySettings.includes(parameterName) && parameterValue === 'on') readOnly.add(parameterName);
      });
      try {
        await super.connect();
      } catch (error) {
        // A full server still takes writes.
        if (codeOf(error) !== tooManyConnections) finder.doubt();
        throw error;
      }
      if (readOnly.size > 0) {
        finder.doubt();
        await super.end();
        throw new NoPrimary();
      }
      this.#watch(url);
      return this;
    }

    /** Doubts the primary when the connection breaks, and closes the connection when the primary is elsewhere. */
    #watch(url: string): void {
      this.on('error', finder.doubt);
      const { stream } = this.connection;
      const leave = finder.use(url, () => stream.destroy(new Error(movedMessage)));
      this.once('end', leave);
    }
  };
}

/** How connections to the servers of a URL are made. */
export interface Connecting {
  readonly Client: typeof pg.Client;
  /** URL for the options of `Client`. If there are several servers, the client itself chooses another host. */
  readonly connectionString: string;
  /** True if the client chooses the server that takes writes. */
  readonly isPrimaryOnly: boolean;
}

/** Finders of this thread, by URL. Shared, so that a failover is noticed once and not by each pool. */
const finders = new Map<string, PrimaryFinder>();

/** Returns how connections to the servers of `url` are made. */
export function connecting(url: string): Connecting {
  const { urls, isPrimaryOnly } = serverUrls(url);
  if (!isPrimaryOnly) return { Client: pg.Client, connectionString: url, isPrimaryOnly };
  const finder = finders.get(url) ?? openPrimaryFinder(urls);
  finders.set(url, finder);
  const [connectionString = url] = urls;
  return { Client: primaryClient(finder), connectionString, isPrimaryOnly };
}

/** Returns a connection that is not open yet, to the database at `url`. It belongs to no pool. */
export function clientFor(url: string, options: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client {
  const { Client, connectionString } = connecting(url);
  return new Client({ ...options, connectionString });
}
