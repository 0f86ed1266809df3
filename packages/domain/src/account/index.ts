export { consentVersions, type ConsentKind } from './consent.ts';
export { deletionDelayDays, deletionMoment } from './deletion.ts';
export { deviceOf, type Device } from './device.ts';
