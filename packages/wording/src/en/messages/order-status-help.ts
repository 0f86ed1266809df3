import type { Texts } from '../../ru/messages/order-status-help.ts';
import { statusHelp, statusNames } from '../shared/order-status.ts';

export const texts: Texts = { statusNames, statusHelp };
