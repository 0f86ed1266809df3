import { chatQueries, notifyOfChatAnswerTask } from '@farad/database/messages/chat.queries';
import { daySeconds } from '@farad/domain/shared';
import { z } from 'zod';

import type { Feature } from '#core/feature/feature.ts';
import { notifyOfChatAnswer } from './notify-of-chat-answer.ts';
import { registerChat } from './chat.routes.ts';

/** Time for which conversations are stored: `closed` = closed ones, `guest` = inactive ones of guests. */
const chatLifeSeconds = { closed: 365 * daySeconds, guest: 180 * daySeconds } as const;

const ChatPayload = z.object({ chatId: z.number() });

export const chat: Feature = {
  routes: registerChat,
  jobs: {
    schedule: [],
    tasks: ({ db, siteUrl }) => ({
      [notifyOfChatAnswerTask]: (payload) =>
        notifyOfChatAnswer({ db, siteUrl, now: new Date() }, ChatPayload.parse(payload).chatId),
    }),
  },
  retention: [
    {
      name: 'conversations',
      drop: (db, ago) => chatQueries(db).deleteBefore(ago(chatLifeSeconds.closed), ago(chatLifeSeconds.guest)),
    },
  ],
};
