import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from '@farad/domain/delivery';

/** A host resolves, or would resolve, to our own machine or network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  readonly code = 'EPRIVATE';
}

/** Resolves all addresses of a host. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a host once and passes on the checked addresses, so that the connection uses what was checked. */
export const lookupBy =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      // After an error there are no addresses, whatever the type says.
      if (error !== null) return done(error, '', 4);
      const [first] = addresses;
      const isOpen = addresses.every(({ address }) => isPublicAddress(address));
      if (first === undefined || !isOpen) done(new PrivateAddress(), '', 4);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

export const publicLookup = lookupBy(lookup);

/** Names of this machine, and of networks outside the public internet. */
const isOwnName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/i.test(host);

/**
 * Returns whether this URL may be requested at all, before its host is resolved: https on the default port, without
 * credentials.
 */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = isIP(host) === 0 ? !isOwnName(host) : isPublicAddress(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isOpen;
}
