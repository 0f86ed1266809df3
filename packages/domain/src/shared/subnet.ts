/**
 * Returns the subnet of an IP address: /24 for IPv4, /56 for IPv6 (integrations 10.2). All addresses of a subnet share
 * a limit. An IPv4 address inside IPv6 counts as IPv4. Returns null if the address is invalid.
 */
export function subnetOf(ip: string): string | null {
  const address = ip.replace(/%.+/, '');
  const four = readIpv4(address);
  if (four) return `${four.slice(0, 3).join('.')}.0/24`;
  const six = readIpv6(withoutDots(address));
  if (!six) return null;
  if (six[5] === 0xffff && six.slice(0, 5).every((group) => group === 0)) {
    const bytes = six.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return `${bytes.slice(0, 3).join('.')}.0/24`;
  }
  const kept = six.slice(0, 4).map((group, at) => (at === 3 ? group & 0xff00 : group));
  return `${kept.map((group) => group.toString(16)).join(':')}::/56`;
}

function readIpv4(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d*)$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** Returns an IPv6 address whose last two groups are written as IPv6, even if they were written as IPv4. */
function withoutDots(address: string): string {
  const cut = address.lastIndexOf(':') + 1;
  const bytes = readIpv4(address.slice(cut));
  if (bytes === null) return address;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
  return `${address.slice(0, cut)}${hex.slice(0, 2).join('')}:${hex.slice(2).join('')}`;
}

function readIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(readGroups);
  if (!head || (halves.length === 2 && !tail)) return null;
  if (!tail) return head.length === 8 ? head : null;
  const gap = 8 - head.length - tail.length;
  return gap >= 1 ? [...head, ...Array<number>(gap).fill(0), ...tail] : null;
}

function readGroups(text: string): number[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups.map((group) => parseInt(group, 16)) : null;
}
