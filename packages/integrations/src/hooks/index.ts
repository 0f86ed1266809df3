export type { HookPort } from './port.ts';
export { createHooks } from './tell-hook.ts';
