import { z } from 'zod';

import { define } from '../call.ts';
import { InboxAnswer, ReadInboxAnswer, ReadInboxBody } from '../inbox.ts';
import { RowNumber } from '../query.ts';

/** Notifications on the site. */
export const inboxCalls = define({
  inbox: {
    method: 'GET',
    path: '/account/inbox',
    summary: 'What the caller was told on the site in the last 90 days',
    isEmptyRefused: true,
    query: z.strictObject({ after: RowNumber.optional().describe('Id of the last one of the page before') }),
    answer: InboxAnswer,
  },
  readInbox: {
    method: 'POST',
    path: '/account/inbox/read',
    summary: 'Mark a notification as read, or it and all before it',
    body: ReadInboxBody,
    answer: ReadInboxAnswer,
  },
});
