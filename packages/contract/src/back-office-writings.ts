import { moderationStates, writingKinds, writingLimits } from '@farad/domain/review';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { PlainText, Slug } from './wire.ts';

/** What a customer wrote, or the shop answered, in any state. */
export const StaffWriting = z.object({
  id: RowId,
  kind: z.enum(writingKinds),
  /** Null: of the shop itself. */
  product: z.object({ seo: Slug, mpn: z.string() }).nullable(),
  authorName: z.string(),
  isShop: z.boolean(),
  rating: z.int().nullable(),
  text: z.string(),
  pros: z.string(),
  cons: z.string(),
  question: z.string(),
  /** Of the shop to a review of the shop; '': none. */
  answer: z.string(),
  state: z.enum(moderationStates),
  rejectReason: z.string(),
  createdAt: z.string(),
});

export type StaffWriting = z.infer<typeof StaffWriting>;

export const StaffWritings = z.object({ writings: z.array(StaffWriting), next: NextPage });

export const RewriteAnswerBody = z.object({ text: PlainText.pipe(z.string().min(1).max(writingLimits.answerMax)) });
