import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from '@farad/domain/delivery';

/** Error: a host resolves, or could resolve, to the server computer or a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  readonly code = 'EPRIVATE';
}

/** Resolves a host name to all its addresses. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a lookup function that resolves a host once, checks its addresses and returns them. So the connection uses
 * the addresses that were checked.
 */
export const lookupBy =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      // After an error `addresses` is undefined, although its type does not say so.
      if (error !== null) return done(error, '', 4);
      const [first] = addresses;
      const isOpen = addresses.every(({ address }) => isPublicAddress(address));
      if (first === undefined || !isOpen) done(new PrivateAddress(), '', 4);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

export const publicLookup = lookupBy(lookup);

/** True for names of this computer, and of networks that are not part of the public internet. */
const isOwnName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/i.test(host);

/**
 * True if a URL may be requested at all: https on the default port, without credentials, and not an address or name of
 * a private network. Its host is not resolved for this.
 */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = isIP(host) === 0 ? !isOwnName(host) : isPublicAddress(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isOpen;
}
