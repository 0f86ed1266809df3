import { z } from 'zod';

/** A file as an answer: over HTTP its content alone, under its name. */
export const FileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type FileAnswer = z.infer<typeof FileAnswer>;
