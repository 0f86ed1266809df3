import type { Translation } from './translation.ts';
import type { backOfficeOpening as russian } from '../ru/back-office-opening.ts';

/** The section of the office that opens the shop to buyers. */
export const backOfficeOpening = {
  opening: 'Opening the shop',
  closed: 'closed',
  stateOpen: 'The shop is open',
  stateClosed: 'The shop is closed to buyers',
  lead: 'Buyers see a page that says “opening soon”, with phone and e-mail. Staff who are signed in here see the whole shop.',
  noDay: 'No day of opening is told.',
  day: 'Buyers are told: we open on {{day}}.',
  reasonIs: 'Reason: {{reason}}',
  changed: '{{by}}, {{at}}',
  open: 'Open the shop',
  openQuestion: 'Open the shop to everybody?',
  isOpened: 'The shop is open!',
  notOpened: 'The shop was not opened :(',
  close: 'Close the shop',
  closeConsequence:
    'Buyers cannot enter, search or order. Accepted orders stay, and messages about payment and delivery still arrive.',
  isClosed: 'The shop is closed',
  notClosed: 'The shop was not closed :(',
  tellDay: 'Tell the day of opening',
  dayTold: 'Day of opening changed!',
  dayNotTold: 'Day of opening not changed :(',
  opensOn: 'Day of opening',
  opensOnHint: 'Buyers see it. It may be left out.',
  reason: 'Reason',
  reasonHint: 'Only staff see it.',
} as const satisfies Translation<typeof russian>;
