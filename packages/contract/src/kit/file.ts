import { z } from 'zod';

/** A file as an answer. Over HTTP only its content is sent, with its name. */
export const FileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type FileAnswer = z.infer<typeof FileAnswer>;

/**
 * Server-sent events as an answer: pieces of text for as long as the client listens. The generator ends on its
 * AbortSignal, for which this package has no type.
 */
export const EventsAnswer = z.object({
  events: z.custom<(signal: never) => AsyncGenerator<string>>((value) => typeof value === 'function'),
});

export const eventsType = 'text/event-stream';

/** Accepted kinds of photos. The content decides, not the name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'] as const;

export const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
