import type { Texts } from '../../ru/messages/hook-messages.ts';

export const texts: Texts = {
  hookPausedHeadline: ({ url }) => `Webhook paused: ${url} has not answered for two days`,
  leads: 'Events are kept for 30 days. Mend the receiver and switch sending on again: all that waits comes at once.',
  openHook: 'Open the webhook',
};
