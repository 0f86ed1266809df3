import { z } from 'zod';

const EntryId = z.string().max(20);

/** Notifications of the caller on the site, the newest first. */
export const InboxAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** In the language of the call. */
      title: z.string(),
      /** A reason, a tracking number, an answer; empty: none. */
      text: z.string(),
      /** Of what it is about, without the language. */
      address: z.string(),
      at: z.string(),
      isRead: z.boolean(),
    }),
  ),
  /** Id to go on after; null: these are the last. */
  next: z.string().nullable(),
  /** 100 at most. */
  unread: z.int(),
});

export type InboxAnswer = z.infer<typeof InboxAnswer>;

/** One that was read, or it and all before it. */
export const ReadInboxBody = z.object({ id: EntryId, isUpTo: z.boolean().default(false) });
export const ReadInboxAnswer = z.object({ unread: z.int() });
