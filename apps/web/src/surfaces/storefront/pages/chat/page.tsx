import { data, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { sendingKey } from '#surfaces/storefront/features/chat/chat-api.ts';
import { Conversation } from '#surfaces/storefront/features/chat/conversation.tsx';
import { actOnChat } from './act-on-chat.server.ts';
import type { Route } from './+types/page';

/** Returns the path of the page of this site that linked here; empty if there is none. */
function cameFrom(referrer: string | null, here: URL): string {
  const from = referrer === null ? null : URL.parse(referrer);
  return from === null || from.host !== here.host || from.pathname === here.pathname ? '' : from.pathname + from.search;
}

export async function loader(visit: Route.LoaderArgs) {
  const before = visit.url.searchParams.get('before') ?? '';
  const isPart = /^[1-9]\d{0,8}$/.test(before);
  const { apiBase } = visit.context.get(appContext);
  const chat = orErrorPage(await apiOf(visit).chat({ query: { before: isPart ? before : '' } }));
  const page = cameFrom(visit.request.headers.get('referer'), visit.url);
  return { chat, apiBase, page, key: sendingKey(), isPart };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { state, status } = await actOnChat({ request, url, context });
  return data(state, { status });
}

/** `/chat`: page with the conversation, which works without JavaScript (product G, S8). */
export default function ChatPage() {
  const { t, to, locale } = useWords();
  const { chat, apiBase, page, key, isPart } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('chat.title')} description={t('chat.lead')} />
      <div className="mx-auto grid max-w-[720px] gap-3 pt-6">
        <h1>{t('chat.title')}</h1>
        <p className="text-16 text-ink-2">{t('chat.lead')}</p>
        <p className="text-13">
          <a href={to('/chat')} className="text-ink-2 underline">
            {t(isPart ? 'chat.newest' : 'chat.refresh')}
          </a>
        </p>
        <Conversation
          chat={chat}
          place={{ apiBase, locale }}
          page={page}
          sendingKey={key}
          form={form}
          className="max-h-[60dvh] border-y border-line"
        />
      </div>
    </>
  );
}
