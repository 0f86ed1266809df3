export type { HookPort } from './port.ts';
export { createHooks } from './webhooks.ts';
