export type { ConsentKind } from './consent.ts';
export { deviceOf, type Device } from './device.ts';
