import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LocaleName } from '../kit/wire.ts';
import { CategoryLink } from './catalogue.ts';

/** Names of who acts and of the customer, and until when. */
const ActedFor = z.object({
  by: z.string(),
  customer: z.string(),
  endsAt: z.string(),
  /** Whether they may order, cancel and give back in his name. */
  mayOrder: z.boolean(),
});

export type ActedForAnswer = z.infer<typeof ActedFor>;

export const PageFrame = z.object({
  locale: LocaleName,
  phone: z.string(),
  /** Where orders are handed over. */
  pickup: z.object({ address: z.string(), hours: z.string() }),
  /** Whether prices and stock are invented for demonstration. */
  isDemonstration: z.boolean(),
  /** Hosts that serve pictures (IMAGE_URLS); none: the site itself. */
  imageUrls: z.array(z.string()),
  /** Some leaves that have something in stock, other ones at each call. */
  randomCategories: z.array(CategoryLink),
  /** Staff who act as the signed-in customer; null: nobody does. */
  actedFor: ActedFor.nullable(),
  /** Notifications that the caller has not read, 100 at most. */
  unread: z.int(),
});

export const SetCookiesBody = z.object({
  cookies: z
    .array(
      z.object({
        name: z.string().max(64),
        value: z.string().max(4096),
        /** Seconds the cookie lives, or a date until which it does; at most the life of the table. */
        expires: z.union([z.number(), z.string().max(64)]).optional(),
      }),
    )
    .max(20),
});

export const SetCookiesAnswer = z.object({ variant: z.enum(['success', 'error']) });

/** `database_down`: the server of the database that this process runs ended and is being started again. */
export const Health = z.object({ status: z.enum(['ok', 'database_down']), version: z.string() });

export const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** The database answers within a second. */
  database: z.boolean(),
  /** It has every migration of this program. */
  schema: z.boolean(),
  /** The index of the catalogue follows it. */
  index: z.boolean(),
  /** Jobs run, where this process has to run them. */
  jobs: z.boolean(),
  /** There is room on the disk of the data folder, and the database has not said within a minute that its own is full. */
  disk: z.boolean(),
  /** The process is not ending. */
  open: z.boolean(),
});

/** The frame of every page, its cookies, and the state of the process. */
export const siteCalls = define({
  setCookies: {
    method: 'POST',
    path: '/rest/cookies/',
    summary: 'Keep the harmless cookies of the page',
    body: SetCookiesBody,
    answer: SetCookiesAnswer,
  },
  pageFrame: {
    method: 'GET',
    path: '/site/frame',
    summary: 'What every page shows around its content',
    answer: PageFrame,
  },
  health: { method: 'GET', path: '/healthz', summary: 'The process is alive', answer: Health, faultStatus: 503 },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'The shop can serve',
    answer: Readiness,
    faultStatus: 503,
  },
});
