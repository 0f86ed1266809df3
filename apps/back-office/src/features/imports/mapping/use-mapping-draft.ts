import { ImportDraft, type ImportMapping } from '@farad/contract/back-office-imports';
import { useRef } from 'react';

import { usePreference } from '#preferences.ts';
import type { FormatChoice } from './file-format.tsx';

/** What a person has changed of the proposed mapping, and under which reading of the file. */
export interface Edited {
  readonly mapping: ImportMapping;
  readonly reading: string;
  readonly supplierId: string | null;
}

/** A mapping that is being made, until it is saved. */
export interface MappingDraft {
  /** Corrections of what was recognised of the file. */
  readonly format: FormatChoice;
  /** Chosen here; undefined: nobody has chosen. */
  readonly supplierId?: string | null | undefined;
  /** null: nothing was changed. */
  readonly edited: Edited | null;
}

const nothing: MappingDraft = { format: {}, edited: null };

/** A stored draft; null: none, or one of another version of the program. */
export function readMappingDraft(text: string): MappingDraft | null {
  if (text === '') return null;
  try {
    return ImportDraft.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The mapping of an import as it is being made: it stays on this device until it is saved, whatever ends meanwhile. */
export function useMappingDraft(importId: string) {
  // A figure that is half typed does not cost what was made before it.
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
    /** The mapping was saved, or its file is thrown away. */
    drop: () => setDraft(nothing),
  };
}
