import { hookEvents, hookLimits } from '@farad/domain/customer-api';
import { z } from 'zod';

import { LineText } from './wire.ts';

const Url = LineText.min(1).max(hookLimits.urlLengthMax);
const Events = z.array(z.enum(hookEvents)).min(1).max(hookEvents.length);

/** A program of a customer that is told of events. */
export const Hook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(hookEvents)),
  createdAt: z.string(),
  /** Why nothing is sent to it; null: it is. */
  paused: z.enum(['owner', 'failing']).nullable(),
  /** It has taken nothing since then. */
  failingSince: z.string().nullable(),
  /** The secret before signs beside the present one until then. */
  oldSecretUntil: z.string().nullable(),
});

export const Hooks = z.object({ hooks: z.array(Hook) });

export const MakeHookBody = z.strictObject({ url: Url, events: Events });

/** `secret` signs what is sent, shown this once. */
export const MadeHook = z.object({ hook: Hook, secret: z.string() });

export const SetHookBody = z.strictObject({
  url: Url.optional(),
  events: Events.optional(),
  isPaused: z.boolean().optional(),
});

export const HookDelivery = z.object({
  id: z.string(),
  /** Of the event: the same in every try and replay of it. */
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'taken', 'given_up']),
  at: z.string(),
  tries: z.int(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  /** Of the last answer; null: none came. */
  status: z.int().nullable(),
  /** Why none came: timeout, not_connected, private_address, broken. */
  error: z.string().nullable(),
  milliseconds: z.int().nullable(),
  isReplay: z.boolean(),
  /** The body as it is sent. */
  request: z.string(),
  /** The beginning of the last answer. */
  answer: z.string(),
});

export const HookDeliveries = z.object({
  hook: Hook,
  deliveries: z.array(HookDelivery),
  /** To go on after; null: these are the last. */
  next: z.string().nullable(),
});

export const Done = z.object({ done: z.literal(true) });

export type WireHook = z.infer<typeof Hook>;
export type WireHookDelivery = z.infer<typeof HookDelivery>;
export type WireHookDeliveries = z.infer<typeof HookDeliveries>;
