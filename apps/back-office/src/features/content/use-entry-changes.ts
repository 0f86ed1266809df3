import type { ContentEntry } from '@farad/contract/office/content/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { answerOf, Refused } from '#api.ts';
import { useOffice } from '#office.tsx';
import { setCachedAnswer } from '#ui/call/call-key.ts';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByContent } from './content-words.tsx';
import type { Draft } from './draft.ts';
import type { Plan } from './publish-entry.tsx';

const saveWords = { done: 'backOfficeContent.saved', notDone: 'backOfficeContent.notSaved' } as const;
const publishWords = { done: 'backOfficeContent.published', notDone: 'backOfficeContent.notPublished' } as const;

interface Heard {
  /** Called with the saved entry. */
  readonly onSaved: (entry: ContentEntry) => void;
  /** Called with the current entry if somebody else saved it meanwhile. */
  readonly onClash: (entry: ContentEntry) => void;
  readonly onPublished: () => void;
  /** Called with the name of a rejected field. */
  readonly onWrong: (field: string) => void;
}

/** Saves and publishes an entry. Returns the server's errors by field. */
export function useEntryChanges({ kind, slug }: ContentEntry, heard: Heard) {
  const { api } = useOffice();
  const queries = useQueryClient();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const keep = (entry: ContentEntry): void =>
    setCachedAnswer(queries, entry, 'contentEntry', { kind: entry.kind, slug: entry.slug });
  const refused = async (error: unknown): Promise<never> => {
    if (error instanceof Refused && error.field !== null) {
      setErrors({ [error.field]: error.message });
      heard.onWrong(error.field);
    }
    if (error instanceof Refused && error.code === 'content_changed') {
      const entry = await answerOf(api.contentEntry({ kind, slug }));
      keep(entry);
      heard.onClash(entry);
    }
    throw error;
  };
  const send = ({ base, texts, link, note }: Draft): Promise<ContentEntry> =>
    answerOf(api.saveContent({ kind, slug, body: { version: base.version, texts, link, note: note.trim() } })).catch(
      refused,
    );
  const saved = (entry: ContentEntry): void => {
    setErrors({});
    keep(entry);
    heard.onSaved(entry);
  };
  const save = useChange(saveWords, send, touchedByContent, saved);
  const publish = useChange(
    publishWords,
    async ({ draft, isDirty, plan }: { draft: Draft; isDirty: boolean; plan: Plan }) => {
      const entry = isDirty ? await send(draft) : null;
      if (entry !== null) saved(entry);
      const version = entry?.version ?? draft.base.version;
      return answerOf(api.publishContent({ kind, slug, body: { version, ...plan } })).catch(refused);
    },
    touchedByContent,
    (entry) => {
      setErrors({});
      keep(entry);
      heard.onPublished();
    },
  );
  return { save, publish, errors, keep };
}
