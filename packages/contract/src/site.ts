import { z } from 'zod';

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
