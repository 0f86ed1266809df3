import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { administrator } from './staff.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Returns a free port below 32768. Linux gives higher ports to outgoing connections. The browser might therefore take a
 * higher port before the shop listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/**
 * Starts a small shop with its own settings. Returns a function that stops it. Its data folder is named by `name` and
 * the process id of the worker.
 */
export async function startShop(
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const data = join(process.env['FARAD_E2E_DATA'] ?? '', `${name}-${process.pid}`);
  mkdirSync(data, { recursive: true });
  // The account that runs PostgreSQL must be able to enter the folder.
  chmodSync(data, 0o711);
  const shop = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DEMO_PARTS: '300',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
    shop.stdout.on('data', (text: Buffer) => text.toString().includes('ready http') && resolve());
  });
  return async () => {
    if (shop.exitCode !== null) return;
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await ended;
  };
}

/** A separate shop at a separate address. */
export interface OwnShop {
  readonly base: string;
  readonly end: () => Promise<void>;
}

/** Additional environment variables, or a function that returns them for the address of the shop. */
export type Settings = Readonly<Record<string, string>> | ((base: string) => Readonly<Record<string, string>>);

/** Starts a small shop on a free port. Its first administrator has not signed in yet. */
export async function openOwnShop(name: string, settings: Settings = {}): Promise<OwnShop> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const { email, password } = administrator;
  const more = typeof settings === 'function' ? settings(base) : settings;
  const end = await startShop(`${name}-${port}`, {
    PORT: String(port),
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ...more,
  });
  return { base, end };
}
