import { vendorId } from '@farad/domain/shared';

import { cdekWords } from './cdek-codes.ts';
import { createCdek, type CdekSettings } from './cdek.ts';
import type { Carrier } from './port.ts';

/** Returns the carrier CDEK. `settings` null = the shop has no account there. */
export const cdekCarrier = (settings: CdekSettings | null): Carrier => ({
  id: vendorId('cdek'),
  port: settings === null ? null : createCdek(settings),
  isTwin: false,
  trackUrl: (track) => `https://www.cdek.ru/ru/tracking?order_id=${encodeURIComponent(track)}`,
  ...cdekWords,
});
