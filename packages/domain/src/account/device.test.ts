import { expect, it } from 'vitest';

import { deviceOf } from './device.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';

it.each([
  [`${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`${chrome} YaBrowser/25.10.0.0 Safari/537.36`, 'Yandex Browser', 'Windows'],
  [`${chrome} Safari/537.36 Edg/143.0.0.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) SamsungBrowser/29.0 Chrome/143.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Version/19.1 Mobile Safari/604.1', 'Safari', 'iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/143.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['iPad', '', 'iPad'],
  // Only the first 400 characters of the header are read.
  [`${'x'.repeat(396)}iPad`, '', 'iPad'],
  [`${'x'.repeat(397)}iPad`, '', ''],
  ['<script>alert(1)</script>', '', ''],
  ['', '', ''],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
