import { z } from 'zod';

/** A session of the caller. No network address is kept (product S4). */
export const WireSession = z.object({
  id: z.string(),
  /** Of the device that signed in, by its user agent; empty where it does not say. */
  browser: z.string(),
  system: z.string(),
  startedAt: z.string(),
  /** To ten minutes. */
  seenAt: z.string(),
  /** The session of this very call. */
  isCurrent: z.boolean(),
});

export type WireSession = z.infer<typeof WireSession>;

/** The caller's first, then the latest seen. */
export const Sessions = z.array(WireSession);

export const EndSessionBody = z.object({ id: z.string().max(64) });
export const EndOtherSessionsBody = z.object({});
