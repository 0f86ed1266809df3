import { z } from 'zod';

/**
 * Server-sent events as an answer: their text piece by piece, for as long as somebody listens. The generator ends when
 * the signal says so.
 */
export const EventsAnswer = z.object({
  events: z.custom<(signal: AbortSignal) => AsyncGenerator<string>>((value) => typeof value === 'function'),
});

export const eventsType = 'text/event-stream';
