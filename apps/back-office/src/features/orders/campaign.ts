import type { StaffOrderRow } from '@farad/contract/office/orders/orders';
import { utmTags } from '@farad/domain/site';

type Touch = StaffOrderRow['campaign']['first'];

/** Returns the UTM tags of a campaign as a text, in the order of the specification; empty if there are none. */
export const campaignText = (touch: Touch): string =>
  utmTags.flatMap((tag) => (touch[tag] === undefined ? [] : [`${tag}=${touch[tag]}`])).join(' ');

/**
 * Returns the first and the last campaign that led to an order, each with the key of its title. Equal campaigns are
 * returned once, empty ones are left out.
 */
export function campaignsOf({ first, last }: StaffOrderRow['campaign']) {
  const [begun, latest] = [campaignText(first), campaignText(last)];
  if (begun === latest) return begun === '' ? [] : [{ title: 'backOfficeOrders.campaign', text: begun } as const];
  return [
    { title: 'backOfficeOrders.firstCampaign', text: begun } as const,
    { title: 'backOfficeOrders.lastCampaign', text: latest } as const,
  ].filter(({ text }) => text !== '');
}
