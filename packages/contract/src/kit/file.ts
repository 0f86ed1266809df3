import { z } from 'zod';

/** A file as an answer. Over HTTP only its content is sent, with its name. */
export const FileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type FileAnswer = z.infer<typeof FileAnswer>;

/**
 * An answer of server-sent events: pieces of text for as long as the client listens. The generator ends when its
 * AbortSignal aborts. This package has no type for that signal.
 */
export const EventsAnswer = z.object({
  events: z.custom<(signal: never) => AsyncGenerator<string>>((value) => typeof value === 'function'),
});

export const eventsType = 'text/event-stream';

/** Media types accepted for photos. The server detects the format from the content, not from the file's name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'] as const;

export const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
