import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';

/** The real server in its own process, started like `npm start`. */
export interface LiveServer {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** Kills the process immediately (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Shuts the server down normally (SIGTERM). Returns the exit code. */
  readonly stop: () => Promise<number | null>;
  /** True if the process has ended for any reason. */
  readonly isOver: () => boolean;
}

export interface LiveServerOptions {
  /** A setting that is undefined is left out. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Modules that are loaded into the process before the server. */
  readonly imports?: readonly string[];
}

const main = new URL('../../main.ts', import.meta.url).pathname;
const readyPatienceMs = 90_000;

async function readyOrigin(child: ChildProcess, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const complain = (why: string) => reject(new Error(`The server ${why}. It said:\n${output()}`));
  const timer = setTimeout(() => complain('was not ready in time'), readyPatienceMs);
  child.once('exit', (code) => complain(`ended with ${code}`));
  child.stdout?.on('data', () => {
    const ready = /^ready (http:\S+)$/m.exec(output())?.[1];
    if (ready !== undefined) resolve(ready);
  });
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Starts the server with a data folder, its embedded database, the local twins and few parts. Resolves when the
 * server is ready.
 */
export async function startLiveServer(dataDir: string, more: LiveServerOptions = {}): Promise<LiveServer> {
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_PARTS: '300',
    TWINS: 'on',
    LOG_LEVEL: 'error',
    ...more.environment,
  };
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...(more.imports ?? []).flatMap((each) => ['--import', each]), main], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  const origin = await readyOrigin(child, () => output).catch(async (error: unknown) => {
    await end('SIGTERM');
    throw error;
  });
  return {
    origin,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    isOver: () => child.exitCode !== null || child.signalCode !== null,
  };
}

export interface LiveAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Simulates a browser with its cookies, whose requests go over the network. */
export interface LiveBrowser {
  readonly get: (path: string) => Promise<LiveAnswer>;
  /** Sends a POST request. A body that is a text is sent unchanged, any other as JSON. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<LiveAnswer>;
  /** Returns a browser with the same cookies for a server at another origin. */
  readonly movedTo: (origin: string) => LiveBrowser;
}

/** Opens a browser. `localAddress` is its own IP address 127.0.0.x, because rate limits count by address. */
export function openLiveBrowser(
  origin: string,
  localAddress: string,
  cookies: Map<string, string> = new Map(),
): LiveBrowser {
  async function send(method: string, path: string, body?: string, more: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<LiveAnswer>();
    const { hostname, port } = new URL(origin);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: `${hostname}:${port}`, cookie, 'sec-fetch-site': 'same-origin', ...more };
    const sent = request({ host: '127.0.0.1', port, method, path, localAddress, headers, agent: false }, (response) => {
      for (const line of response.headers['set-cookie'] ?? []) {
        const [name, value] = (line.split(';', 1)[0] ?? '').split('=', 2);
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('error', reject);
      response.once('end', () => {
        const isJson = response.headers['content-type']?.includes('json') ?? false;
        resolve({ status: response.statusCode ?? 0, json: isJson ? JSON.parse(text) : text });
      });
    });
    sent.once('error', reject);
    sent.end(body);
    return promise;
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body, headers) =>
      send('POST', path, typeof body === 'string' ? body : JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      }),
    movedTo: (moved) => openLiveBrowser(moved, localAddress, cookies),
  };
}

/** Registers a new customer and signs them in, with the code that the twin of the SMS provider received. */
export async function signInLive(browser: LiveBrowser, phone: string): Promise<void> {
  const requested = await browser.post('/api/smsc', { phone });
  const sessionId = (requested.json as { code: string }).code;
  const inbox = (await browser.get(`/__twins/inbox?to=${phone}`)).json as readonly { text: string }[];
  const code = /\b\d{4}\b/.exec(inbox[0]?.text ?? '')?.[0];
  await browser.post('/api/users/phone', { phone, sessionId, code });
  await browser.post('/api/users/register', { username: phone, password: phone });
  const signedIn = await browser.post('/api/users/phone', { phone, sessionId });
  const { isAuthenticated } = signedIn.json as { isAuthenticated: boolean };
  if (!isAuthenticated) throw new Error(`${phone} is not signed in: ${JSON.stringify([requested, signedIn])}`);
}
