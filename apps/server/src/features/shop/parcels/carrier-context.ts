import type { Connection } from '@farad/database/connection/connect';
import type { DeliveryPort } from '@farad/integrations/delivery';
import type { Logger } from 'pino';

import type { Config } from '#config/config.ts';
import type { OrderMoves } from '#core/orders/move-order.ts';

/** What asking the carrier needs of the program. */
export interface CarrierContext extends OrderMoves {
  readonly config: OrderMoves['config'] & Pick<Config, 'adminUrl' | 'mailFrom'>;
  readonly db: Connection['db'];
  readonly delivery: DeliveryPort | null;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Between two looks at a shipment that was just taken in; a second when absent. */
  readonly lookPauseMs?: number;
}
