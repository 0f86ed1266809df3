import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LocaleName } from '../kit/wire.ts';
import { CategoryLink } from './catalogue.ts';

/** Names of the staff member and of the customer, and the end of the session. */
const ActedFor = z.object({
  by: z.string(),
  customer: z.string(),
  endsAt: z.string(),
  /** True = they may order, cancel and return on the customer's behalf. */
  mayOrder: z.boolean(),
});

export type ActedForAnswer = z.infer<typeof ActedFor>;

export const PageFrame = z.object({
  locale: LocaleName,
  phone: z.string(),
  /** Address and hours of the pickup point. */
  pickup: z.object({ address: z.string(), hours: z.string() }),
  /** True = prices and stock are made up for a demonstration. */
  isDemonstration: z.boolean(),
  /** Hosts of pictures (IMAGE_URLS). Empty = the site itself. */
  imageUrls: z.array(z.string()),
  /** Random leaf categories with stock, different in each call. */
  randomCategories: z.array(CategoryLink),
  /** Staff member who acts as the signed-in customer; null = nobody. */
  actedFor: ActedFor.nullable(),
  /** Unread notifications, up to 100. */
  unread: z.int(),
});

export const SetCookiesBody = z.object({
  cookies: z
    .array(
      z.object({
        name: z.string().max(64),
        value: z.string().max(4096),
        /** Lifetime of the cookie in seconds, or its expiry date. At most the lifetime in the table of cookies. */
        expires: z.union([z.number(), z.string().max(64)]).optional(),
      }),
    )
    .max(20),
});

export const SetCookiesAnswer = z.object({ variant: z.enum(['success', 'error']) });

/** `database_down` = the embedded database server has ended and is being restarted. */
export const Health = z.object({ status: z.enum(['ok', 'database_down']), version: z.string() });

export const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** True = the database answers within a second. */
  database: z.boolean(),
  /** True = it has every migration of this program. */
  schema: z.boolean(),
  /** True = the catalogue index is up to date. */
  index: z.boolean(),
  /** True = jobs run, if this process has to run them. */
  jobs: z.boolean(),
  /** True = the disk of the data folder has space, and the database reported no full disk within the last minute. */
  disk: z.boolean(),
  /** True = the process is not shutting down. */
  open: z.boolean(),
});

/** Calls of the page frame, its cookies, and the process state. */
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
