import { describe, expect, it } from 'vitest';

import { opensAddressModals, showsShared } from './shell-parameters.server.ts';
import { sendNotice, popNotice } from './notice.server.ts';
import { scriptedVisit } from '../testing/scripted-visit.ts';
import { notFound, sharedOrder } from '../testing/shared-order.ts';
import { carryCookies } from './visit.server.ts';

const token = 'a'.repeat(22);

/** Returns the address that the middleware redirects to; null if it does not redirect. */
async function ledTo(address: string, middleware: typeof showsShared): Promise<string | null> {
  const { visit } = await scriptedVisit(address, (call) =>
    call === `GET /orders/public/${token}` ? { status: 200, body: sharedOrder } : notFound,
  );
  const page = new Response('page');
  const answer = await middleware({ ...visit, params: {}, pattern: '/' }, () => Promise.resolve(page));
  return answer === page ? null : ((answer as Response).headers.get('location') ?? '');
}

describe('?id of a basket or an order', () => {
  it.each([
    ['/', '/basket'],
    ['/product/ne555p', '/basket'],
    ['/en/catalog/timers?page=2', '/en/basket'],
    ['/tr/c/delivery', '/tr/basket'],
    ['/cabinet/orders', '/basket'],
  ])('on %s redirects to %s, which shows it', async (address, basket) => {
    const requested = `${address}${address.includes('?') ? '&' : '?'}id=${token}`;
    expect(await ledTo(requested, showsShared)).toBe(`${basket}?id=${token}`);
  });

  it('that names neither is removed, with a notice on the page', async () => {
    expect(await ledTo('/product/ne555p?id=gone&page=2', showsShared)).toBe('/product/ne555p?page=2');
    expect(await ledTo('/?id=gone', showsShared)).toBe('/');
  });

  it.each(['/', '/?id=', `/basket?id=${token}`, `/en/basket/?id=${token}`, '/cabinet/addresses?done=removed&id=3'])(
    '%s is not redirected',
    async (address) => expect(await ledTo(address, showsShared)).toBeNull(),
  );
});

describe('parameters of the modals', () => {
  it.each([
    ['/?openaddressesaddingmodal', '/cabinet/addresses?openaddressesaddingmodal=1&back=%2F'],
    [
      '/en/product/ne555p?x=1&openpickupointsaddingmodal=1',
      '/en/cabinet/addresses?openpickupointsaddingmodal=1&back=%2Fen%2Fproduct%2Fne555p%3Fx%3D1',
    ],
  ])('%s leads to %s', async (address, page) => expect(await ledTo(address, opensAddressModals)).toBe(page));

  it.each(['/cabinet?openaddressesaddingmodal', '/tr/cabinet/addresses?openpickupointsaddingmodal=1', '/basket'])(
    '%s is not redirected',
    async (address) => expect(await ledTo(address, opensAddressModals)).toBeNull(),
  );
});

it('a redirect keeps the notice for the next page', async () => {
  const { visit } = await scriptedVisit('/cabinet/orders', () => notFound);
  visit.request.headers.set('cookie', 'notice=%7B%7D');
  const cookiesOf = async (status: number) => {
    const args = { ...visit, params: {}, pattern: '/' };
    const answer = await carryCookies(args, () => {
      popNotice(visit);
      return Promise.resolve(new Response(null, { status }));
    });
    return (answer as Response).headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  };
  expect(await cookiesOf(200)).toEqual(['notice=']);
  expect(await cookiesOf(302)).toEqual([]);
  const sent = await carryCookies({ ...visit, params: {}, pattern: '/' }, () => {
    popNotice(visit);
    sendNotice(visit, { kind: 'said', title: 'x', isProblem: false, list: null });
    return Promise.resolve(new Response(null, { status: 302 }));
  });
  expect((sent as Response).headers.getSetCookie()).toEqual([expect.stringMatching(/^notice=%7B/)]);
});
