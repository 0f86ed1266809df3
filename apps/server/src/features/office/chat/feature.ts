import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeChat } from './chat.routes.ts';

export const chatOffice: Feature = {
  routes: registerBackOfficeChat,
};
