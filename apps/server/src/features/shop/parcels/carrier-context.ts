import type { Connection } from '@farad/database/connection/connect';
import type { Logger } from 'pino';

import type { Config } from '#config/config.ts';
import type { OrderMoves } from '#core/orders/move-order.ts';
import type { Vendors } from '#core/vendors/vendors.ts';

/** Dependencies of the functions that call the carrier. */
export interface CarrierContext extends OrderMoves {
  readonly config: OrderMoves['config'] & Pick<Config, 'adminUrl' | 'mailFrom'>;
  readonly db: Connection['db'];
  readonly vendors: Pick<Vendors, 'carriers' | 'noteMissing'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Pause in milliseconds between two checks of a new shipment; default: 1000. */
  readonly lookPauseMs?: number;
}
