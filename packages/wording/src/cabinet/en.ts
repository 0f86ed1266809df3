import type { English } from '../translation.ts';
import type { cabinet as russian } from './ru.ts';

export const cabinet = {
  menu: 'My account',
  sessions: 'Sessions',
  sessionsLead:
    'These are the devices where you are signed in. End the session of one you do not recognise: it will need a new code.',
  unknownDevice: 'Unknown device',
  deviceOf: '{{browser}}, {{system}}',
  thisSession: 'This device',
  signedInAt: 'Signed in: {{date}}',
  seenAt: 'Last seen: {{date}}',
  endSession: 'End',
  endSessionOf: 'End the session: {{device}}',
  endOthers: 'End all others',
  onlyThis: 'There are no other sessions.',
  sessionEnded: 'The session has ended',
  othersEnded: 'All other sessions have ended',
  sessionGone: 'This session is already gone.',
} as const satisfies English<typeof russian>;
