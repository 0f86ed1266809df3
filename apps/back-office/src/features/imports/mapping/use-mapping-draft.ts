import { ImportDraft, type ImportMapping } from '@farad/contract/office/imports/mapping';
import { useRef } from 'react';

import { usePreference } from '#preferences.ts';
import type { FormatChoice } from './file-format.tsx';

/** Mapping that staff have edited. `reading` = the file's format settings that it was made for, as text. */
export interface Edited {
  readonly mapping: ImportMapping;
  readonly reading: string;
  readonly supplierId: string | null;
}

/** Changes to an import's mapping that are not saved. */
export interface MappingDraft {
  /** Format settings that staff have corrected. */
  readonly format: FormatChoice;
  /** Id of the supplier that staff chose; null = they chose none; undefined = they have not touched the field. */
  readonly supplierId?: string | null | undefined;
  /** null = the proposed mapping was not edited. */
  readonly edited: Edited | null;
}

const nothing: MappingDraft = { format: {}, edited: null };

/** Parses a stored draft. Returns null if none is stored or its format is unknown. */
export function readMappingDraft(text: string): MappingDraft | null {
  if (text === '') return null;
  try {
    return ImportDraft.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Draft of an import's mapping. The browser stores it until the mapping is saved, even if the session expires. */
export function useMappingDraft(importId: string) {
  // Last valid draft as text. While a number is half typed, the draft is invalid, and the last valid one stays stored.
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
