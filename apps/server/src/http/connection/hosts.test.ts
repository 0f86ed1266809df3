import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';

import { readConfig, type Config } from '#config/config.ts';
import { otherHostOf } from './hosts.ts';

const one = readConfig({ SITE_URL: 'http://localhost:3000' });
const several = readConfig({
  SITE_URL: 'http://shop.farad.localhost:3000',
  CABINET_URL: 'http://cabinet.farad.localhost:3000',
  API_URL: 'http://api.farad.localhost:3000',
  ADMIN_URL: 'http://admin.farad.localhost:3000',
});

const page = { method: 'GET', headers: { accept: 'text/html,*/*' } };

const moved = (url: string, request: object = page, config: Config = several): string | null =>
  otherHostOf(request as FastifyRequest, new URL(url), config);

const [shop, cabinet] = ['http://shop.farad.localhost:3000', 'http://cabinet.farad.localhost:3000'];

describe('the cabinet on a host of its own', () => {
  it('shares the shop’s session: one cookie of the parent domain', () => {
    expect(several.cookies).toMatchObject({ sessionName: '__Secure-sid', domain: 'farad.localhost' });
    expect(several.isProduction).toBe(false);
  });

  it.each([
    [`${shop}/cabinet/orders?page=2`, `${cabinet}/cabinet/orders?page=2`],
    [`${shop}/en/cabinet/profile`, `${cabinet}/en/cabinet/profile`],
    [`${cabinet}/catalog/chip-resistors`, `${shop}/catalog/chip-resistors`],
    [`${cabinet}/tr/basket`, `${shop}/tr/basket`],
    // URLs as messages to customers contain them.
    [`${cabinet}/orders/2026-000001?x=1`, `${cabinet}/cabinet/orders/2026-000001?x=1`],
    [`${cabinet}/`, `${cabinet}/cabinet`],
    [`${cabinet}//evil.example`, `${cabinet}/cabinet//evil.example`],
  ])('%s is at %s', (requested, place) => {
    expect(moved(requested)).toBe(place);
  });

  it.each([`${shop}/`, `${shop}/catalog`, `${cabinet}/cabinet/orders`, `${cabinet}/sign-in`, `${shop}/sign-in`])(
    '%s is served here',
    (requested) => {
      expect(moved(requested)).toBeNull();
    },
  );

  it('data of pages is served on the host it was requested from', () => {
    expect(moved(`${cabinet}/catalog.data`)).toBeNull();
    expect(moved(`${cabinet}/my-city`, { method: 'GET', headers: { accept: '*/*' } })).toBeNull();
    expect(moved(`${cabinet}/theme`, { method: 'POST', headers: page.headers })).toBeNull();
  });

  it('redirects nothing with a single host', () => {
    expect(moved('http://localhost:3000/cabinet/orders', page, one)).toBeNull();
  });
});
