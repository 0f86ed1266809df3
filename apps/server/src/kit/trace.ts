import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Kind of the caller, as far as the log may contain it. */
export type CallerKind = 'guest' | 'customer' | 'key' | 'staff' | 'staff_as_customer';

/** Current work: a request with the calls of its page, or a job. */
export interface Trace {
  readonly id: string;
  /** Fields added to every log line during the work. */
  readonly about: Readonly<Record<string, string>>;
  /** Pattern of the page's address; null = the server knows the route itself. */
  route: string | null;
  caller: CallerKind | null;
  /** Whether a guest page was in the page cache; null = the page is not cached. */
  memory: 'found' | 'made' | null;
}

const untold = { route: null, caller: null, memory: null } as const;

const running = new AsyncLocalStorage<Trace>();

const plainId = /^[\w-]{8,64}$/;

/** Returns the current work; undefined = none. */
export const currentTrace = (): Trace | undefined => running.getStore();

/** Runs work inside `trace`; everything it starts belongs to it too. */
export const inTrace = <T>(trace: Trace, work: () => T): T => running.run(trace, work);

export const requestTrace = (id: string): Trace => ({ id, about: { request: id }, ...untold });

/** `id`: id in the table of jobs. */
export const jobTrace = (id: number | string, task: string): Trace => ({
  id: `job-${id}`,
  about: { job: String(id), task },
  ...untold,
});

const headerOf = (raw: IncomingMessage): string | undefined => {
  const sent = raw.headers['x-request-id'];
  return typeof sent === 'string' && plainId.test(sent) ? sent : undefined;
};

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of addresses) {
    const [address = '', bits] = each.split('/', 2);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Returns a function for request ids: that of a trusted proxy, or 128 random bits. A page's own call in this process
 * has the page's id.
 */
export function requestIds(trustedProxies: readonly string[]): (raw: IncomingMessage) => string {
  const proxies = trustedProxies.length === 0 ? null : listOf(trustedProxies);
  const isTrusted = (address: string | undefined): boolean =>
    proxies !== null && address !== undefined && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (raw) => {
    const sent = headerOf(raw);
    const isBelieved = sent !== undefined && (sent === currentTrace()?.id || isTrusted(raw.socket.remoteAddress));
    return isBelieved ? sent : randomUUID().replaceAll('-', '');
  };
}
