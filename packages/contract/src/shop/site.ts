import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LocaleName } from '../kit/wire.ts';
import { CategoryLink } from './catalogue.ts';

/** A staff member (`by`) who acts as a customer, and when this ends. */
const ActedFor = z.object({
  by: z.string(),
  customer: z.string(),
  endsAt: z.string(),
  /** True = the staff member may order, cancel and return goods for the customer. */
  mayOrder: z.boolean(),
});

export type ActedForAnswer = z.infer<typeof ActedFor>;

export const PageFrame = z.object({
  locale: LocaleName,
  phone: z.string(),
  /** Address and hours of the pickup point. */
  pickup: z.object({ address: z.string(), hours: z.string() }),
  /** True = the shop is a demonstration: prices and stock are invented. */
  isDemonstration: z.boolean(),
  /** Origins that serve pictures (IMAGE_URLS). Empty = the site's own origin. */
  imageUrls: z.array(z.string()),
  /** Random leaf categories that have products in stock. They differ from call to call. */
  randomCategories: z.array(CategoryLink),
  /** Staff member who acts as the signed-in customer; null = nobody. */
  actedFor: ActedFor.nullable(),
  /** Number of unread notifications, counted up to 100. */
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

/** `database_down` = the database server that this program starts has stopped and is being restarted. */
export const Health = z.object({ status: z.enum(['ok', 'database_down']), version: z.string() });

export const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** True = the database answers within a second. */
  database: z.boolean(),
  /** True = the database has every migration of this version. */
  schema: z.boolean(),
  /** True = the search index is up to date with the catalogue. */
  index: z.boolean(),
  /** True = background jobs run, or this process does not have to run them. */
  jobs: z.boolean(),
  /** True = the data folder's disk has free space, and the database has reported no full disk for a minute. */
  disk: z.boolean(),
  /** True = the process is not shutting down. */
  open: z.boolean(),
  /** True = reads go to every replica of the database. False does not make the process unready. Absent = no replicas. */
  replicas: z.boolean().optional(),
  /** True = the bucket of files answers. False does not make the process unready. Absent = files are in a folder. */
  files: z.boolean().optional(),
  /**
   * True = the search process or OpenSearch answers. False does not make the process unready. Absent = the process keeps
   * its own index.
   */
  search: z.boolean().optional(),
});

/** API calls about the page frame, its cookies, and the process state. */
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
