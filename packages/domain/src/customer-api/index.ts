export { apiKeyLimits, apiKeyPaces, apiKeyPrefix, apiScopes, readApiKey, type ApiScope } from './api-scope.ts';
export {
  hookEvents,
  hookLimits,
  hookRest,
  isHookGivenUp,
  isHookTaken,
  nextHookTry,
  testHookEvent,
  type HookEvent,
} from './hook.ts';
export { kicadShape, type KicadShape, type ShapedPart } from './kicad.ts';
