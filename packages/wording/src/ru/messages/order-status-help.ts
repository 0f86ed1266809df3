import type { OrderStatus } from '@farad/domain/order';

import type { StatusHelp } from '../../status-help-row.ts';
import { statusHelp, statusNames } from '../shared/order-status.ts';

export interface Texts {
  readonly statusNames: Readonly<Record<`status_${OrderStatus}`, string>>;
  readonly statusHelp: Readonly<Record<OrderStatus, StatusHelp>>;
}

export const texts: Texts = { statusNames, statusHelp };
