import { expect, it } from 'vitest';

import { campaignsOf, campaignText } from './campaign.ts';

it('is described in the order of the specification, with the values as sent', () => {
  expect(campaignText({ yclid: '5', utm_source: 'ya', region: 'Санкт-Петербург' })).toBe(
    'utm_source=ya region=Санкт-Петербург yclid=5',
  );
  expect(campaignText({})).toBe('');
});

it.each([
  [{ first: {}, last: {} }, []],
  [{ first: { utm_source: 'ya' }, last: { utm_source: 'ya' } }, [['backOfficeOrders.campaign', 'utm_source=ya']]],
  [
    { first: { utm_source: 'ya' }, last: { yclid: '5' } },
    [
      ['backOfficeOrders.firstCampaign', 'utm_source=ya'],
      ['backOfficeOrders.lastCampaign', 'yclid=5'],
    ],
  ],
  [{ first: {}, last: { yclid: '5' } }, [['backOfficeOrders.lastCampaign', 'yclid=5']]],
])('the campaigns of %o', (campaign, told) => {
  expect(campaignsOf(campaign).map(({ title, text }) => [title, text])).toEqual(told);
});
