import fc from 'fast-check';
import { expect, test } from 'vitest';

import { subnetOf } from './subnet.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.0/24'],
  ['2001:db8:1:2ff:3::4', '2001:db8:1:200::/56'],
  ['2001:DB8:1:200::', '2001:db8:1:200::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['fe80::1%', null],
  ['::ffff:1.255.255.4', '1.255.255.0/24'],
  ['::7f00:1', '0:0:0:0::/56'], // without the prefix it is not IPv4 within IPv6
  ['1::ffff:1.2.3.4', '1:0:0:0::/56'],
  ['1:1::ffff:1.2.3.4', '1:1:0:0::/56'],
  ['0:0:0:0:1:ffff:1.2.3.4', '0:0:0:0::/56'],
  ['1:2:3:4:5:6:7:8', '1:2:3:0::/56'],
  ['1:2:3:4:5:6:7::', '1:2:3:0::/56'],
  ['1:2:3:4::5:6:7:8', null],
  ['1:2:3:4:5:6:7:8::', null],
  ['12345::', null],
  ['1::g', null],
  ['1:g::', null],
  ['1:2:3:4:5:6:7:8::g', null],
  ['1::1g', null],
  ['g1::', null],
  ['1.2.3.256', null],
  ['1.2.3.0001', null],
  ['', null],
  ['300.1.1.1', null],
  ['1.2.3', null],
  ['01.2.3.4', null],
  ['1::2::3', null],
  ['1:2:3:4:5:6:7', null],
  ['1:2:3:4:5:6:7:8:9', null],
  ['unknown', null],
])('%s belongs to %s', (ip, subnet) => {
  expect(subnetOf(ip)).toBe(subnet);
});

test('law: neighbours share a subnet', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 255 }), (ip, last) => {
      expect(subnetOf(ip.replace(/\d+$/, String(last)))).toBe(subnetOf(ip));
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      expect(subnetOf(ip)).not.toBeNull();
    }),
  );
});
