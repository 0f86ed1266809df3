/** The database servers that a connection URL names. */
export interface ServerUrls {
  /** One URL per server, in the order of the hosts. */
  readonly urls: readonly string[];
  /** True if only the server that takes writes may be used: several hosts, or `target_session_attrs`. */
  readonly isPrimaryOnly: boolean;
}

/** Start of a URL up to the hosts, the hosts with their ports, and the rest. */
const form = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

const wish = /[?&]target_session_attrs=([^&#]*)/;

/** Values of `target_session_attrs` (libpq) that mean the server that takes writes. */
const primaryWishes: readonly string[] = ['read-write', 'primary'];

/** Returns the servers of a URL such as `postgres://farad:secret@a:5432,b:5432/farad?target_session_attrs=read-write`. */
export function serverUrls(url: string): ServerUrls {
  const [, start = '', hosts = '', rest = ''] = form.exec(url) ?? [];
  const names = hosts.split(',');
  if (names.length === 1) return { urls: [url], isPrimaryOnly: wish.test(url) };
  return { urls: names.map((name) => start + name + rest), isPrimaryOnly: true };
}

/** Returns what is wrong with the URL of the server that takes writes; null = nothing. */
export function serversProblem(url: string): string | null {
  const wished = wish.exec(url)?.[1];
  if (wished !== undefined && !primaryWishes.includes(wished))
    return `target_session_attrs must be ${primaryWishes.join(' or ')}, because the shop writes`;
  return hostsProblem(url);
}

/** Returns what is wrong with the URL of replicas; null = nothing. */
export const replicasProblem = (url: string): string | null =>
  wish.test(url) ? 'target_session_attrs has no meaning here: each host is used for reads' : hostsProblem(url);

/** Returns what is wrong with the hosts of a URL; null = nothing. A URL of one host is not checked. */
function hostsProblem(url: string): string | null {
  const { urls } = serverUrls(url);
  if (urls.length === 1) return null;
  const wrong = urls.findIndex((each) => !URL.canParse(each) || new URL(each).hostname === '');
  return wrong === -1
    ? null
    : `host ${wrong + 1} of ${urls.length} must be a name or an address, with a port if it is not 5432`;
}
