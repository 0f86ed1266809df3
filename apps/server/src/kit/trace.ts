import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** For whom a request is answered, as far as the log may know. */
export type CallerKind = 'guest' | 'customer' | 'key' | 'staff' | 'staff_as_customer';

/** What is being done: a request that is answered, with the calls of its page, or a job. */
export interface Trace {
  readonly id: string;
  /** Stands in every line of the log that is written meanwhile. */
  readonly about: Readonly<Record<string, string>>;
  /** Pattern of the page's address; null: the server knows the route by itself. */
  route: string | null;
  caller: CallerKind | null;
  /** Whether a page that any guest may be given was found ready; null: it is no such page. */
  memory: 'found' | 'made' | null;
}

const untold = { route: null, caller: null, memory: null } as const;

const running = new AsyncLocalStorage<Trace>();

const plainId = /^[\w-]{8,64}$/;

/** What is being done just now; undefined: nothing that has a name. */
export const currentTrace = (): Trace | undefined => running.getStore();

/** Does something as a part of `trace`; whatever follows from it is a part too. */
export const withinTrace = <T>(trace: Trace, work: () => T): T => running.run(trace, work);

export const requestTrace = (id: string): Trace => ({ id, about: { request: id }, ...untold });

/** `id`: its number in the table of jobs. */
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
 * The id of a request: the one that a trusted proxy gave it, else a new one of 128 random bits. A page's own call within
 * this process has the page's.
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
