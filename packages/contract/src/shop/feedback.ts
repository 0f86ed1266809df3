import { feedbackLimits, feedbackSubjects } from '@farad/domain/feedback';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, PlainText } from '../kit/wire.ts';
import { BotToken } from './sign-in.ts';

export const required = { text: PlainText.min(1), line: LineText.min(1) };

export const SendFeedbackBody = z.object({
  subject: z.enum(feedbackSubjects),
  text: required.text.max(feedbackLimits.textMax),
  name: required.line.max(feedbackLimits.nameMax),
  /** An email address or a Russian phone number. */
  contact: required.line.max(feedbackLimits.contactMax),
  orderNumber: LineText.max(feedbackLimits.orderNumberMax).default(''),
  token: BotToken,
});

export const SendFeedbackAnswer = z.object({
  /** Number of the letter. Customers can refer to it when they call the shop. */
  number: z.string(),
  /** Email address or phone number that the answer will be sent to, as the server understood it. */
  contact: z.string(),
});

/** API calls about the feedback form. */
export const feedbackCalls = define({
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    summary: 'Write to the shop',
    body: SendFeedbackBody,
    answer: SendFeedbackAnswer,
  },
});
