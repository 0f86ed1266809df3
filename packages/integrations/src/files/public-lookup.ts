import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from '@farad/domain/delivery';

/** A name leads, or would lead, to a machine or a network of our own. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  readonly code = 'EPRIVATE';
}

/** Asks for all addresses of a name. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name once and hands on what it resolved to, so that the connection goes to what was looked at. */
export const lookupBy =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      // With an error there are no addresses at all, whatever the type says.
      if (error !== null) return done(error, '', 4);
      const [first] = addresses;
      const isOpen = addresses.every(({ address }) => isPublicAddress(address));
      if (first === undefined || !isOpen) done(new PrivateAddress(), '', 4);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

export const publicLookup = lookupBy(lookup);

/** Names of this machine and of networks without a name on the internet. */
const isOwnName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/i.test(host);

/** Whether such an address may be asked at all, before its name is resolved: https on its own port, nobody's password. */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = isIP(host) === 0 ? !isOwnName(host) : isPublicAddress(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isOpen;
}
