import type { Scan } from '@farad/domain/warehouse';
import { useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import type { ScanReply } from '#ui/field/scan-field.tsx';

type Read = Exclude<Scan, { kind: 'unreadable' }>;

/** Returns the path of the screen for a scanned code; null if no screen belongs to it. */
function addressOf(scan: Read): string | null {
  if (scan.kind === 'order') return `/warehouse/packing/${scan.number}`;
  if (scan.kind === 'wave') return `/warehouse/wave/${scan.id}`;
  if (scan.kind === 'mark') return null;
  if (scan.kind === 'label') {
    return `/stock?${new URLSearchParams({ text: scan.label.mpn || scan.label.shopNumber })}`;
  }
  const isCell = scan.cell !== null && /[-./]/u.test(scan.cell);
  return `/stock?${isCell ? new URLSearchParams({ cell: scan.cell ?? '' }) : new URLSearchParams({ text: scan.texts.at(-1) ?? '' })}`;
}

/**
 * Returns a handler of scanned codes for screens on which nothing is picked or packed. It opens the packing of an
 * order, a wave, or the stock of a product or storage place.
 */
export function useScanAnywhere(): (scan: Read, text: string) => ScanReply | null {
  const { t } = useWords();
  const navigate = useNavigate();
  const mayStock = useMay()('manage_stock');
  return (scan, text) => {
    const address = addressOf(scan);
    if (address === null || (address.startsWith('/stock') && !mayStock)) {
      return { isError: true, text: t('backOfficeWarehouse.scanUnknown', { text }) };
    }
    void navigate(address);
    return null;
  };
}
