import { fail, ok, type Result } from '@farad/domain/shared';

/** Names and domain of the cookies (product S1). */
export interface CookieScope {
  /** Name of the session cookie: `__Host-sid` on one host, `__Secure-sid` on several. */
  readonly sessionName: string;
  /**
   * Name of the cookie of staff who act on behalf of a customer. It has priority over the session cookie, which is
   * unchanged.
   */
  readonly actingName: string;
  /** Name of the cookie that binds a sign-in code to the browser that requested the code. */
  readonly browserName: string;
  /** Domain of the cookies; null = only the host that sets them. */
  readonly domain: string | null;
}

// Public suffixes. Anybody may register names below them, so other sites would get cookies for such a domain.
const publicSuffixes = [
  'co.uk',
  'org.uk',
  'com.tr',
  'org.tr',
  'net.tr',
  'com.ru',
  'org.ru',
  'net.ru',
  'pp.ru',
  'msk.ru',
  'spb.ru',
  'com.ua',
  'com.cn',
  'com.kz',
  'github.io',
  'vercel.app',
  'herokuapp.com',
];

const isAddressLiteral = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

function commonParent(hosts: readonly string[]): string | null {
  if (hosts.some(isAddressLiteral)) return null;
  const reversed = hosts.map((host) => host.split('.').reverse());
  const [first = [], ...others] = reversed;
  const differs = first.findIndex((label, index) => others.some((labels) => labels[index] !== label));
  const labels = differs === -1 ? first : first.slice(0, differs);
  const parent = labels.reverse().join('.');
  return labels.length < 2 || publicSuffixes.includes(parent) ? null : parent;
}

/**
 * Returns names and domain of the cookies for the shop's public URLs. Returns an error text if the hosts have no common
 * parent domain.
 */
export function cookieScope(addresses: readonly string[]): Result<CookieScope, string> {
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))];
  if (hosts.length === 1)
    return ok({
      sessionName: '__Host-sid',
      actingName: '__Host-acting',
      browserName: '__Host-pre',
      domain: null,
    });
  const parent = commonParent(hosts);
  if (parent === null) {
    return fail(
      `SITE_URL, CABINET_URL, API_URL, ADMIN_URL: the hosts ${hosts.join(', ')} share no parent domain, ` +
        'so the session could not be shared; use one host or names under one domain',
    );
  }
  return ok({
    sessionName: '__Secure-sid',
    actingName: '__Secure-acting',
    browserName: '__Secure-pre',
    domain: parent,
  });
}
