import { z } from 'zod';

/**
 * Server-sent events as an answer: their text piece by piece, for as long as somebody listens. The generator ends when
 * its AbortSignal, which this package has no type of, says so.
 */
export const EventsAnswer = z.object({
  events: z.custom<(signal: never) => AsyncGenerator<string>>((value) => typeof value === 'function'),
});

export const eventsType = 'text/event-stream';
