export { consentKinds, consentVersions, type ConsentKind } from './consent.ts';
export { deletionDelayDays, deletionMoment } from './deletion.ts';
export { deviceOf, type Device } from './device.ts';
export {
  isWanted,
  notificationChannels,
  notificationKinds,
  wantedByDefault,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationKind,
} from './notification.ts';
