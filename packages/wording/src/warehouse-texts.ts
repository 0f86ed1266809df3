import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/warehouse-texts.ts';
import type { WarehouseTexts } from './ru/messages/warehouse-texts.ts';

export type { WarehouseTexts } from './ru/messages/warehouse-texts.ts';

export const warehouseTexts: Readonly<Record<Locale, WarehouseTexts>> = texts;
