import type { Import } from '@farad/contract/office/imports/imports';

/** Steps of an import in their order. The address of an import contains the step. */
export const importSteps = ['file', 'mapping', 'check', 'run', 'result'] as const;

export type ImportStep = (typeof importSteps)[number];

type Standing = Pick<Import, 'state' | 'isCheck' | 'check' | 'supplier'>;

/** Returns the steps that can be opened in the import's state. The last one is the current step. */
export function openSteps({ state, isCheck, check, supplier }: Standing): readonly ImportStep[] {
  switch (state) {
    case 'uploading':
    case 'recognising':
    case 'unreadable':
      return ['file'];
    case 'mapping':
      // The supplier is saved with the mapping. If it is set, the mapping step is done.
      if (check !== null) return ['mapping', 'check'];
      return supplier === null ? ['mapping'] : ['check', 'mapping'];
    case 'queued':
    case 'running':
      return isCheck ? ['check'] : ['run'];
    default:
      return ['result'];
  }
}

/** Returns the step `wanted` of the address if it can be opened; otherwise the current step. */
export function stepOf(standing: Standing, wanted: string | undefined): ImportStep {
  const open = openSteps(standing);
  return open.find((step) => step === wanted) ?? open.at(-1) ?? 'file';
}
