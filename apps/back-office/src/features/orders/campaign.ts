import type { StaffOrderRow } from '@farad/contract/back-office-orders';
import { utmTags } from '@farad/domain/site';

type Touch = StaffOrderRow['campaign']['first'];

/** What a campaign says of itself, in the order of the specification; empty: nothing. */
export const campaignText = (touch: Touch): string =>
  utmTags.flatMap((tag) => (touch[tag] === undefined ? [] : [`${tag}=${touch[tag]}`])).join(' ');

/** The two campaigns of an order with the keys of their titles; one that was first and last is told once. */
export function campaignsOf({ first, last }: StaffOrderRow['campaign']) {
  const [begun, latest] = [campaignText(first), campaignText(last)];
  if (begun === latest) return begun === '' ? [] : [{ title: 'backOfficeOrders.campaign', text: begun } as const];
  return [
    { title: 'backOfficeOrders.firstCampaign', text: begun } as const,
    { title: 'backOfficeOrders.lastCampaign', text: latest } as const,
  ].filter(({ text }) => text !== '');
}
