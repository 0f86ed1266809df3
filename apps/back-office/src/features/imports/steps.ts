import type { Import } from '@farad/contract/back-office-imports';

/** What is done with a file, one after another; each has an address of its own. */
export const importSteps = ['file', 'mapping', 'check', 'run', 'result'] as const;

export type ImportStep = (typeof importSteps)[number];

type Standing = Pick<Import, 'state' | 'isCheck' | 'check' | 'supplier'>;

/** Steps that an import can be looked at in now, the one that it is in last. */
export function openSteps({ state, isCheck, check, supplier }: Standing): readonly ImportStep[] {
  switch (state) {
    case 'uploading':
    case 'recognising':
    case 'unreadable':
      return ['file'];
    case 'mapping':
      // A mapping was saved as soon as the supplier is known.
      if (check !== null) return ['mapping', 'check'];
      return supplier === null ? ['mapping'] : ['check', 'mapping'];
    case 'queued':
    case 'running':
      return isCheck ? ['check'] : ['run'];
    default:
      return ['result'];
  }
}

/** The step that an address leads to: the one it names where that is open, else where the import is now. */
export function stepOf(standing: Standing, wanted: string | undefined): ImportStep {
  const open = openSteps(standing);
  return open.find((step) => step === wanted) ?? open.at(-1) ?? 'file';
}
