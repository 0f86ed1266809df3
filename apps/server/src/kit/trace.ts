import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Kind of caller. The log may contain it, because it says nothing about the person. */
export type CallerKind = 'guest' | 'customer' | 'key' | 'staff' | 'staff_as_customer';

/** Unit of work for tracing: a request, with the calls that its page makes, or a job. */
export interface Trace {
  readonly id: string;
  /** Fields that are added to every log line while it runs. */
  readonly about: Readonly<Record<string, string>>;
  /** Pattern of the page's URL; null = the request is not for a page; the log then takes the server's route. */
  route: string | null;
  caller: CallerKind | null;
  /** `found`: the page came from the page cache. `made`: it was rendered and then cached. null = it is not cached. */
  memory: 'found' | 'made' | null;
}

const untold = { route: null, caller: null, memory: null } as const;

const running = new AsyncLocalStorage<Trace>();

const plainId = /^[\w-]{8,64}$/;

/** Returns the trace of the request or job that runs now; undefined = none. */
export const currentTrace = (): Trace | undefined => running.getStore();

/** Runs `work` with this trace. Everything that it starts has the same trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => running.run(trace, work);

export const requestTrace = (id: string): Trace => ({ id, about: { request: id }, ...untold });

/** Returns the trace of a job. `id`: id of the job in its table. */
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
 * Returns a function that gives each request an id: the id that a trusted proxy sent, or 128 random bits. A call that a
 * page makes within this process has the id of the page's request.
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
