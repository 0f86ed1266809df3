import type { ContentEntry } from '@farad/contract/office/content/content';
import { useEffect, useState } from 'react';

import { useMe } from '#office.tsx';
import { beginDraft, isChanged, mergeDraft, readDraft, type Clash, type Draft } from './draft.ts';

/**
 * Returns functions that read and store this staff member's draft in the browser tab. They do nothing if the browser
 * blocks storage.
 */
function storage(key: string) {
  return {
    read: (): string | null => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null; // The browser blocks storage.
      }
    },
    keep: (text: string | null): void => {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        return; // Blocked or full: the draft lasts as long as the page.
      }
    },
  };
}

/**
 * Draft of an entry and functions to change it. The tab stores it until it is saved or discarded, even if the session
 * expires.
 */
export function useDraft(entry: ContentEntry) {
  const me = useMe();
  const [draftStorage] = useState(() => storage(`office.content.${me.id}.${entry.kind}.${entry.slug}`));
  const [{ draft, isFound }, setState] = useState(() => {
    const found = readDraft(draftStorage.read());
    return { draft: found ?? beginDraft(entry), isFound: found !== null };
  });
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  const isDirty = isChanged(draft);
  const set = (next: Draft): void => setState({ draft: next, isFound: false });
  const begin = (from: ContentEntry): void => {
    set(beginDraft(from));
    setClashes(null);
  };
  // Somebody else saved a new version and nothing has been edited here. Start from that version.
  if (!isDirty && entry.version > draft.base.version) begin(entry);

  useEffect(() => draftStorage.keep(isDirty ? JSON.stringify(draft) : null), [draftStorage, isDirty, draft]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    draft,
    isDirty,
    /** True if the draft is from an earlier visit of this page. */
    isFound: isFound && isDirty,
    clashes,
    change: (next: Draft) => setState((now) => ({ ...now, draft: next })),
    begin,
    /** Moves the draft to the version that somebody else saved; see {@link mergeDraft}. */
    merge: (theirs: ContentEntry) => {
      const merged = mergeDraft(draft, theirs);
      set(merged.draft);
      setClashes(merged.clashes);
    },
  };
}
