import type { BomStatus, HealthFlag } from '@farad/domain/bom';

import { useWords } from '#i18n/words.tsx';

/**
 * Icon of each status on a 16 × 16 grid. A text stands beside the icon, so that the meaning does not depend on colour.
 */
const signs: Readonly<Record<BomStatus, { readonly path: string; readonly look: string }>> = {
  exact: { path: 'm3 8.500 3.200 3.200L13 4.500', look: 'text-stock' },
  probable: { path: 'M2.500 9.500c2-4 4-4 5.500-1.500s3.500 2.500 5.500-1.500', look: 'text-warn' },
  several: { path: 'M3 4.500h10M3 8h10M3 11.500h10', look: 'text-warn' },
  not_found: {
    path: 'M5.500 6a2.500 2.500 0 1 1 3.700 2.200c-.8.500-1.200.9-1.200 1.800M8 12.800v.2',
    look: 'text-error',
  },
  not_carried: {
    path: 'M8 2.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM4.200 4.200l7.600 7.600',
    look: 'text-error',
  },
  conflict: { path: 'M2 8h5M4.500 5.500 2 8l2.500 2.500M14 8H9M11.500 5.500 14 8l-2.500 2.500', look: 'text-error' },
  excluded: { path: 'M3.500 8h9', look: 'text-ink-2' },
  error: { path: 'M8 2.500 14 13H2ZM8 6.500v3M8 11.200v.1', look: 'text-error' },
};

export function StatusSign({ status }: { status: BomStatus }) {
  const { path, look } = signs[status];
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" className={`icon shrink-0 ${look}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Status with icon and text. */
export function Status({ status }: { status: BomStatus }) {
  const { t } = useWords();
  return (
    <span
      title={t(`boms.hint_${status}`)}
      className={`inline-flex items-center gap-1 font-medium ${signs[status].look}`}
    >
      <StatusSign status={status} />
      {t(`boms.status_${status}`)}
    </span>
  );
}

const graveFlags: ReadonlySet<HealthFlag> = new Set(['short_stock', 'obsolete', 'price_missing']);

/** Badge with a warning about the chosen part. */
export function Flag({ flag }: { flag: HealthFlag }) {
  const { t } = useWords();
  return (
    <span
      className={`inline-block border px-1.5 text-12 whitespace-nowrap ${graveFlags.has(flag) ? 'border-error text-error' : 'border-warn text-warn'}`}
    >
      {t(`boms.flag_${flag}`)}
    </span>
  );
}
