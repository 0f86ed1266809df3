import { ImportDraft, type ImportMapping } from '@farad/contract/office/import-mapping';
import { useRef } from 'react';

import { usePreference } from '#preferences.ts';
import type { FormatChoice } from './file-format.tsx';

/** Edited mapping, and the file format settings that it was made for. */
export interface Edited {
  readonly mapping: ImportMapping;
  readonly reading: string;
  readonly supplierId: string | null;
}

/** Unsaved mapping of an import. */
export interface MappingDraft {
  /** Manual corrections of the detected file format. */
  readonly format: FormatChoice;
  /** Supplier chosen on the screen; undefined if nobody has chosen. */
  readonly supplierId?: string | null | undefined;
  /** null = no changes. */
  readonly edited: Edited | null;
}

const nothing: MappingDraft = { format: {}, edited: null };

/** Parses a stored draft. Returns null if none is stored or another version of the program wrote it. */
export function readMappingDraft(text: string): MappingDraft | null {
  if (text === '') return null;
  try {
    return ImportDraft.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Draft of an import's mapping. It stays on this device until it is saved, even if the session ends. */
export function useMappingDraft(importId: string) {
  // Last valid draft: a half-typed number must not discard the work before it.
  const last = useRef('');
  const [draft, setDraft] = usePreference<MappingDraft>({
    key: `import.${importId}`,
    fallback: nothing,
    read: readMappingDraft,
    write: (next) => {
      const text = JSON.stringify(next);
      if (next === nothing || readMappingDraft(text) !== null) last.current = next === nothing ? '' : text;
      return last.current;
    },
  });
  return {
    draft,
    change: (changed: Partial<MappingDraft>) => setDraft({ ...draft, ...changed }),
    /** Removes the draft after the mapping is saved or the file deleted. */
    drop: () => setDraft(nothing),
  };
}
