import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { connect, type Connection } from '@farad/database/connection/connect';
import { createTestDatabase } from '@farad/database/connection/test-database';

import { killPoints, type KillPoint } from './kill-points.ts';
import { openLiveBrowser, startLiveServer, type LiveAnswer, type LiveBrowser, type LiveServer } from './live-server.ts';
import { steadyPort } from './steady-port.ts';

const hook = new URL('kill-at.ts', import.meta.url).href;
const lookMs = 50;
/** Number of checks after which the test starts the scheduled jobs itself. */
const looksBeforeNudge = 40;
/** Two minutes, because other tests load the machine meanwhile. */
const looksMax = 2_400;
const triesMax = 6;

/** Scheduled jobs that the test may start. */
const jobs = ['sweep_payments', 'repair_deliveries', 'lapse_orders', 'complete_orders', 'sweep_shipments'] as const;

/** SQL that simulates the passing of hours: waiting jobs become due, and locks of dead workers expire. */
const hoursPass = `
  update graphile_worker._private_jobs set locked_at = locked_at - interval '5 hours' where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = locked_at - interval '5 hours' where locked_at is not null;
  update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null;
  update payment set next_check_at = now() where next_check_at > now();
  update refund set next_check_at = now() where next_check_at > now();
  update receipt set next_check_at = now() where next_check_at > now();
  update webhook_event set received_at = received_at - interval '1 hour' where done_at is null`;

const waitingJobs = 'select task_identifier, attempts, locked_at, run_at, last_error from graphile_worker.jobs';

/** A shop whose process is killed at each kill point and then restarted. After the last point it runs on. */
export class MortalShop {
  readonly #points: readonly KillPoint[];
  readonly dataDir: string;
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly connection: Connection;
  readonly close: () => Promise<void>;
  /** Names of the points at which the process was killed. */
  readonly killed: string[] = [];
  #server: LiveServer | null = null;

  private constructor(
    points: readonly KillPoint[],
    dataDir: string,
    url: string,
    port: number,
    drop: () => Promise<void>,
  ) {
    this.#points = points;
    this.dataDir = dataDir;
    this.url = url;
    this.#environment = { DATABASE_URL: url, PORT: String(port) };
    this.connection = connect(url);
    this.close = async () => {
      await this.#server?.kill();
      await this.connection.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  }

  static async open(points = killPoints): Promise<MortalShop> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'farad-mortal-'));
    return new MortalShop(points, dataDir, database.url, await steadyPort(), database.drop);
  }

  async rows<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return (await this.connection.pool.query<T>(text, [...values])).rows;
  }

  /** Returns the running server. If none runs, starts one that will be killed at the next point. */
  async server(): Promise<LiveServer> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      if (this.#server !== null && !this.#server.isOver()) return this.#server;
      if (this.#server !== null) await this.#noteDeath();
      const next = this.#points[this.killed.length];
      const armed = next === undefined ? {} : { imports: [hook], environment: { KILL_AT: next.name } };
      const environment = { ...this.#environment, ...armed.environment };
      try {
        this.#server = await startLiveServer(this.dataDir, { ...armed, environment });
      } catch (error) {
        // Jobs of the server may reach the point before the server is ready.
        if (next === undefined || !String(error).includes('ended with null')) throw error;
        await this.#noteDeath();
      }
    }
    throw new Error(`the shop does not come up at ${this.#points[this.killed.length]?.name ?? 'the end'}`);
  }

  async #noteDeath(): Promise<void> {
    const point = this.#points[this.killed.length];
    if (point === undefined) throw new Error('the shop ended by itself');
    this.killed.push(point.name);
    this.#server = null;
    await this.rows(hoursPass);
  }

  /** Returns a browser that repeats a request if the server died. All its requests can be repeated safely. */
  browser(address: string, cookies: ReadonlyMap<string, string>) {
    const cookieJar = new Map(cookies);
    const ask = async (work: (browser: LiveBrowser) => Promise<LiveAnswer>): Promise<LiveAnswer> => {
      for (let tries = 0; tries < triesMax; tries += 1) {
        const server = await this.server();
        try {
          return await work(openLiveBrowser(server.origin, address, cookieJar));
        } catch (error) {
          for (let look = 0; look < looksMax && !server.isOver(); look += 1) await pause(lookMs);
          if (!server.isOver()) throw error;
        }
      }
      throw new Error('the shop dies again and again');
    };
    return {
      get: (path: string) => ask((browser) => browser.get(path)),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        ask((browser) => browser.post(path, body, headers)),
    };
  }

  /**
   * Waits until the query returns a row, even if the server dies meanwhile. After some time it starts the scheduled
   * jobs.
   */
  async until(what: string, query: string, values: readonly unknown[]): Promise<void> {
    for (let look = 0; look < looksMax; look += 1) {
      await this.server();
      if ((await this.rows(query, values)).length > 0) return;
      if (look % looksBeforeNudge === looksBeforeNudge - 1) await this.nudge();
      await pause(lookMs);
    }
    const jobsLeft = JSON.stringify(await this.rows(waitingJobs));
    throw new Error(`${what} does not come, killed at ${this.killed.at(-1) ?? 'nothing'}; waiting jobs: ${jobsLeft}`);
  }

  async nudge(): Promise<void> {
    await this.rows(hoursPass);
    for (const job of jobs) await this.rows('select graphile_worker.add_job($1, job_key => $1)', [job]);
  }
}

export type MortalBrowser = ReturnType<MortalShop['browser']>;
