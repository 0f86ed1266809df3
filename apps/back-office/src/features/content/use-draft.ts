import type { ContentEntry } from '@farad/contract/content';
import { useEffect, useState } from 'react';

import { useMe } from '#office.tsx';
import { beginDraft, isChanged, mergeDraft, readDraft, type Clash, type Draft } from './draft.ts';

/** Where the tab keeps a draft of this person; nothing where the browser's settings close the storage. */
function storage(key: string) {
  return {
    read: (): string | null => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null; // Closed.
      }
    },
    keep: (text: string | null): void => {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        return; // Closed or full: the draft lasts as long as the page.
      }
    },
  };
}

/** A text that is being written: it stays in this tab until it is saved or discarded, whatever ends meanwhile. */
export function useDraft(entry: ContentEntry) {
  const me = useMe();
  const [kept] = useState(() => storage(`office.content.${me.id}.${entry.kind}.${entry.slug}`));
  const [{ draft, isFound }, setState] = useState(() => {
    const found = readDraft(kept.read());
    return { draft: found ?? beginDraft(entry), isFound: found !== null };
  });
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  const isDirty = isChanged(draft);
  const set = (next: Draft): void => setState({ draft: next, isFound: false });
  const begin = (from: ContentEntry): void => {
    set(beginDraft(from));
    setClashes(null);
  };
  // Saved by somebody else, and nothing typed here.
  if (!isDirty && entry.version > draft.base.version) begin(entry);

  useEffect(() => kept.keep(isDirty ? JSON.stringify(draft) : null), [kept, isDirty, draft]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    draft,
    isDirty,
    /** It was written before this page was opened. */
    isFound: isFound && isDirty,
    clashes,
    change: (next: Draft) => setState((now) => ({ ...now, draft: next })),
    begin,
    /** Puts what is written here on what somebody else saved. */
    merge: (theirs: ContentEntry) => {
      const merged = mergeDraft(draft, theirs);
      set(merged.draft);
      setClashes(merged.clashes);
    },
  };
}
