import { z } from 'zod';

/** A file as an answer: over HTTP its content alone, under its name. */
export const FileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type FileAnswer = z.infer<typeof FileAnswer>;

/**
 * Server-sent events as an answer: their text piece by piece, for as long as somebody listens. The generator ends when
 * its AbortSignal, which this package has no type of, says so.
 */
export const EventsAnswer = z.object({
  events: z.custom<(signal: never) => AsyncGenerator<string>>((value) => typeof value === 'function'),
});

export const eventsType = 'text/event-stream';
