import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readConfig } from './config.ts';

const example = readFileSync(new URL('../../../../deploy/shop.env', import.meta.url), 'utf8');
const setting = /^(#?)([A-Z_]+)=(.*)$/;
const lines = example.split('\n').flatMap((line) => {
  const [, mark, name = '', value = ''] = setting.exec(line) ?? [];
  return mark === undefined ? [] : [{ isOff: mark === '#', name, value }];
});

/** Settings that the owner fills in, as docs/opening.md says. */
const filled = {
  SECRET_KEY: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  ADMIN_EMAIL: 'owner@shop.example',
  ADMIN_PASSWORD: 'four horses on a bridge',
  SHOP_EMAIL: 'hello@shop.example',
};

it('the example of settings is a whole trial set-up once the empty ones are filled in', () => {
  const given = lines.filter(({ isOff }) => !isOff);
  expect(given.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(Object.keys(filled));
  const config = readConfig({ ...Object.fromEntries(given.map(({ name, value }) => [name, value])), ...filled });
  expect(config).toMatchObject({
    isProduction: true,
    isTrial: true,
    demoParts: 0,
    siteUrl: 'https://shop.example',
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: ['127.0.0.1'],
    dataDir: '/var/lib/farad',
  });
});

it('what the example has commented out fits too, and the shop without a trial', () => {
  const all = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  const config = readConfig({ ...all, ...filled, TRIAL: '' });
  expect([config.apiUrl, config.cookies.domain, config.isTrial, config.hasTwins]).toEqual([
    'https://api.shop.example',
    'shop.example',
    false,
    false,
  ]);
});
