import type { Connection } from '@farad/database/connection/connect';
import type { DeliveryPort } from '@farad/integrations/delivery';
import type { Logger } from 'pino';

import type { Config } from '#config/config.ts';
import type { OrderMoves } from '#core/orders/move-order.ts';

/** What the calls to the carrier need from the program. */
export interface CarrierContext extends OrderMoves {
  readonly config: OrderMoves['config'] & Pick<Config, 'adminUrl' | 'mailFrom'>;
  readonly db: Connection['db'];
  readonly delivery: DeliveryPort | null;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Pause between two checks of a new shipment; default 1 s. */
  readonly lookPauseMs?: number;
}
