import type { OpeningChecks } from '@farad/contract/office/operation/opening';

type Line = OpeningChecks['lines'][number];

/**
 * Check → page of the back office where its findings can be fixed. Other findings are fixed on the server, as their
 * texts say.
 */
const placeOf: Readonly<Partial<Record<Line['check'], string>>> = {
  name: '/settings',
  seller: '/seller',
  contacts: '/seller',
  texts: '/seller',
  mail: '/providers',
  sms: '/providers',
  payment: '/payment-methods',
  receipts: '/payment-methods',
  vat: '/seller',
  delivery: '/cargo',
  catalogue: '/imports',
  prices: '/prices',
  administrators: '/users',
  trial: '/providers',
};

/**
 * Findings that no other page helps to fix. Staff fix them in the card below the list, on the server, in DNS or by a
 * test order.
 */
const withoutPage: readonly string[] = [
  'catalogue_example',
  'trial_left',
  'trial_on',
  'spf_missing',
  'dkim_missing',
  'payment_untried',
];

/**
 * Returns the page on which staff fix the findings of a check; undefined = no other page helps. If legal texts lack
 * only facts of the pickup office, it is the page of delivery settings.
 */
export function placeToMend({ check, findings }: Pick<Line, 'check' | 'findings'>): string | undefined {
  if (findings.every(({ code }) => withoutPage.includes(code))) return undefined;
  if (check === 'texts' && findings.every(({ code }) => code === 'text_empty_of_office')) return '/cargo';
  if (check === 'texts' && findings.every(({ code }) => code === 'text_online_payment')) return '/content';
  if (check === 'contacts' && findings.every(({ code }) => code === 'contact_email_missing')) return '/settings';
  const isOfCarrier = findings.every(({ code }) => code.startsWith('carrier_') || code === 'twin_carrier');
  return check === 'delivery' && isOfCarrier ? '/providers' : placeOf[check];
}
