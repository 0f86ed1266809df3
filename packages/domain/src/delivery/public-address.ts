/** A network: its first address, and the length of the prefix in bits. */
type Network = readonly [address: string, bits: number];

/**
 * IPv4 networks that are not public (IANA special-purpose registries): loopback, private, link-local, documentation,
 * multicast.
 */
const closedV4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const openV6: Network = ['2000::', 3];

/**
 * IPv6 networks inside `2000::/3` that are not public: special uses such as Teredo, documentation, and 6to4 (`2002::`).
 */
const closedV6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const v6Group = /^[\da-f]{1,4}$/i;

/**
 * Returns the address as a string of bits. Returns null if the address is invalid or has an IPv4 address inside an IPv6
 * one.
 */
function bitsOf(address: string): string | null {
  if (v4.test(address))
    return address
      .split('.')
      .map((byte) => Number(byte).toString(2).padStart(8, '0'))
      .join('');
  const halves = address.split('::');
  if (!address.includes(':') || halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (!groups.every((group) => v6Group.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
}

const isWithin = (bits: string, [address, shared]: Network): boolean =>
  bits.startsWith((bitsOf(address) ?? '').slice(0, shared));

/**
 * True if an IP address is public. Other addresses may belong to the shop's own machines, so no request may go there.
 */
export function isPublicAddress(address: string): boolean {
  const bits = bitsOf(address);
  if (bits === null) return false;
  if (bits.length === 32) return !closedV4.some((network) => isWithin(bits, network));
  return isWithin(bits, openV6) && !closedV6.some((network) => isWithin(bits, network));
}
