import { ImportMapping as MappingForm, type ImportMapping } from '@farad/contract/back-office-imports';
import { useRef } from 'react';
import { z } from 'zod';

import { usePreference } from '../../preferences.ts';
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

const Draft = z.object({
  format: z.partialRecord(z.enum(['encoding', 'delimiter', 'sheet', 'header']), z.union([z.string(), z.number()])),
  supplierId: z.string().nullable().optional(),
  edited: z.object({ mapping: MappingForm, reading: z.string(), supplierId: z.string().nullable() }).nullable(),
});

const nothing: MappingDraft = { format: {}, edited: null };

/** A stored draft; null: none, or one of another version of the program. */
export function readMappingDraft(text: string): MappingDraft | null {
  if (text === '') return null;
  try {
    return Draft.safeParse(JSON.parse(text)).data ?? null;
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
