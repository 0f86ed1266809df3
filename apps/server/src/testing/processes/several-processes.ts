import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chmod, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startEmbedded } from '@farad/database/embedded/embedded';

import type { Role } from '#config/role.ts';
import { deploy, runNginx, startDeployedNginx } from './deployed-nginx.ts';
import { startLiveServer, type LiveServer } from './live-server.ts';
import { steadyPort } from './steady-port.ts';

const run = promisify(execFile);

/** Processes of the shop, with the names that `deploy` uses. */
const processes: readonly (readonly [name: string, role: Role])[] = [
  ['twins', 'twins'],
  ['worker-1', 'worker'],
  ['api-1', 'api'],
  ['api-2', 'api'],
  ['web-1', 'web'],
  ['web-2', 'web'],
];

const searchProcess = ['search-1', 'search'] as const;

/** A shop of two processes for pages, two for API calls and a worker, behind nginx with the published configuration. */
export interface SeveralProcesses {
  /** Origin of nginx: `http://localhost:<port>`. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Kills a process immediately (SIGKILL); `nginx` is ended by SIGTERM, because its workers would live on. */
  readonly kill: (name: string) => Promise<void>;
  /** Changes settings for processes that start later. A setting that is undefined is left out. */
  readonly set: (settings: Readonly<Record<string, string | undefined>>) => void;
  /** Starts a process that was killed. */
  readonly start: (name: string) => Promise<void>;
  /** Origin of one process, without nginx. */
  readonly originOf: (name: string) => string;
  /** Restarts these processes one by one with `deploy/rolling-restart.sh`. Returns the output of the script. */
  readonly restartOneByOne: (names: readonly string[]) => Promise<string>;
  readonly end: () => Promise<void>;
}

/** Stands in for systemd: restarts a process when it is asked over HTTP. */
async function openSupervisor(restart: (name: string) => Promise<void>) {
  const server = createServer((request, response) => {
    restart((request.url ?? '').slice(1)).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export interface SeveralOptions {
  readonly dataDir: string;
  readonly parts: number;
  /** Connection URL of a database that runs already; absent = an embedded one in `dataDir`. */
  readonly databaseUrl?: string;
  /** True = one search process answers the searches of all others. */
  readonly hasSearchProcess?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts all processes, with their own embedded database or with the one that runs at `databaseUrl`. */
export async function startSeveralProcesses({
  dataDir,
  parts,
  databaseUrl,
  hasSearchProcess = false,
  environment,
}: SeveralOptions): Promise<SeveralProcesses> {
  await chmod(dataDir, 0o711);
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir }) : null;
  const url = databaseUrl ?? embedded?.url ?? '';
  const port = await steadyPort();
  const ports = new Map<string, number>();
  const started = hasSearchProcess ? [searchProcess, ...processes] : processes;
  for (const [name] of started) ports.set(name, await steadyPort());
  const origin = `http://localhost:${port}`;
  const shared = {
    DATABASE_URL: url,
    SITE_URL: origin,
    DEMO_PARTS: String(parts),
    SEARCH_THREADS: '0',
    SECRET_KEY: 'of several processes that are tested',
    TRUSTED_PROXIES: '127.0.0.1',
    TWINS: '',
    ...(hasSearchProcess ? { SEARCH_SOCKET: join(dataDir, 'search.sock') } : {}),
    ...environment,
  };
  let settings: Readonly<Record<string, string | undefined>> = shared;
  const twinsUrl = `http://127.0.0.1:${ports.get('twins')}`;
  const living = new Map<string, LiveServer>();
  const start = async (name: string): Promise<void> => {
    const role = started.find(([known]) => known === name)?.[1];
    if (role === undefined) throw new Error(`no process ${name}`);
    const own = { ROLE: role, PORT: String(ports.get(name)), ...(role === 'twins' ? {} : { TWINS_URL: twinsUrl }) };
    living.set(name, await startLiveServer(dataDir, { environment: { ...settings, ...own } }));
  };
  // One process starts before the others, so that only one creates the schema and the catalogue.
  await Promise.all([start('twins'), start(hasSearchProcess ? 'search-1' : 'worker-1')]);
  if (hasSearchProcess) await start('worker-1');
  await Promise.all(processes.slice(2).map(([name]) => start(name)));
  const nginxFolder = join(dataDir, 'nginx');
  const nginx = await startDeployedNginx(nginxFolder, port, ports);
  let balancer: Pick<typeof nginx, 'stop'> = nginx;
  const supervisor = await openSupervisor(async (name) => {
    await living.get(name)?.stop();
    await start(name);
  });
  const restartScript = join(dataDir, 'restart.sh');
  await writeFile(restartScript, `exec curl -fsS "${supervisor.origin}/$1"\n`);
  return {
    origin,
    databaseUrl: url,
    set: (more) => {
      settings = { ...settings, ...more };
    },
    start: async (name) => {
      if (name === 'nginx') balancer = await runNginx(nginxFolder);
      else await start(name);
    },
    originOf: (name) => `http://localhost:${ports.get(name)}`,
    kill: async (name) => {
      if (name === 'nginx') await balancer.stop();
      else await living.get(name)?.kill();
    },
    restartOneByOne: async (names) => {
      const { stdout } = await run(join(deploy, 'rolling-restart.sh'), [...names], {
        env: {
          ...process.env,
          UPSTREAMS: nginx.upstreams,
          RELOAD: nginx.reload.join(' '),
          RESTART: `sh ${restartScript}`,
        },
      });
      return stdout;
    },
    end: async () => {
      supervisor.close();
      await balancer.stop();
      for (const server of [...living.values()].reverse()) await server.stop();
      await embedded?.stop();
    },
  };
}
