import type { ClosedTexts } from '../../ru/messages/closed-texts.ts';

export const texts: ClosedTexts = {
  soonTitle: 'The shop opens soon',
  backTitle: 'The shop is closed for a while',
  opensOn: (day) => `We open on ${day}`,
  soonText: 'We are getting ready: loading the catalogue, checking payment and delivery.',
  backText: 'Baskets, lists and orders are kept. We carry out the orders that we have accepted.',
  ask: 'A question? Contact us:',
  staff: 'Staff sign-in',
  mark: 'The shop is closed to buyers: only staff see its pages.',
  markLink: 'Getting ready to open',
  previewMark: 'Preview: these settings are not saved yet, only you see the site like this.',
};
