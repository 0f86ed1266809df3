import type { ContentEntry } from '@farad/contract/office/content/content';
import { App, Button, Flex } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByContent } from './content-words.tsx';

type What = 'unpublish' | 'unschedule' | 'archive' | 'restore';

const words = { done: 'backOfficeContent.published', notDone: 'backOfficeContent.notPublished' } as const;

/** Returns the actions that are possible in the entry's state. */
function possible({ id, kind, state, liveVersion, nextVersion, original }: ContentEntry): readonly What[] {
  if (id === null) return [];
  if (state === 'archived') return ['restore'];
  const isScheduled = nextVersion !== null && state !== 'ended';
  return [
    ...(isScheduled ? (['unschedule'] as const) : []),
    ...(state === 'published' && (liveVersion !== null || nextVersion !== null) ? (['unpublish'] as const) : []),
    // A built-in page cannot be archived, because the site needs it.
    ...(kind === 'page' && original !== null ? [] : (['archive'] as const)),
  ];
}

/**
 * Buttons that unpublish, unschedule, archive or restore an entry. A dialog first tells what will follow, except before
 * restoring.
 */
export function PlanActions({ entry, onDone }: { entry: ContentEntry; onDone: (entry: ContentEntry) => void }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const { kind, slug, original } = entry;
  const change = useChange(
    words,
    (what: What) => answerOf(api.withdrawContent({ kind, slug, body: { what } })),
    touchedByContent,
    onDone,
  );
  const hidden =
    kind === 'banner' ? 'bannerConsequence' : original === null ? 'hiddenConsequence' : ('ownConsequence' as const);
  const ask = (what: Exclude<What, 'restore'>): void => {
    const titles = { unpublish: 'askUnpublish', unschedule: 'askUnschedule', archive: 'askArchive' } as const;
    void modal.confirm({
      title: t(`backOfficeContent.${titles[what]}`),
      content: t(`backOfficeContent.${what === 'unschedule' ? 'unscheduleConsequence' : hidden}`),
      okText: named(`backOfficeContent.what_${what}`),
      okButtonProps: { danger: true },
      onOk: () => change.mutateAsync(what).then(undefined, () => undefined),
    });
  };
  return (
    <Flex wrap gap={8}>
      {possible(entry).map((what) => (
        <Button
          key={what}
          danger={what === 'unpublish' || what === 'archive'}
          loading={change.isPending && change.variables === what}
          onClick={() => (what === 'restore' ? change.mutate(what) : ask(what))}
        >
          {named(`backOfficeContent.what_${what}`)}
        </Button>
      ))}
    </Flex>
  );
}
