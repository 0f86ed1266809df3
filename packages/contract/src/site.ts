import { z } from 'zod';

export const SetCookiesBody = z.object({
  cookies: z
    .array(
      z.object({
        name: z.string().max(64),
        value: z.string().max(4096),
        expires: z.union([z.number(), z.string().max(64)]).optional(),
      }),
    )
    .max(20),
});

export const SetCookiesAnswer = z.object({ variant: z.enum(['success', 'error']) });

export const Health = z.object({ status: z.literal('ok'), version: z.string() });

export const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  database: z.boolean(),
  index: z.boolean(),
  jobs: z.boolean(),
});
