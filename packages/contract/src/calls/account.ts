import { EndOtherSessionsBody, EndSessionBody, Sessions } from '../account.ts';
import { define } from '../call.ts';

/** What the caller keeps of and does with the own account. */
export const accountCalls = define({
  sessions: { method: 'GET', path: '/account/sessions', summary: 'Where the caller is signed in', answer: Sessions },
  endSession: {
    method: 'POST',
    path: '/account/sessions/end',
    summary: 'End one session of the caller; answers those that are left',
    body: EndSessionBody,
    answer: Sessions,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    summary: 'End every session of the caller but this one',
    body: EndOtherSessionsBody,
    answer: Sessions,
  },
});
