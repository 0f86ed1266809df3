export { noSms } from './none.ts';
export { smsNoAnswerCode, type SmsFailure, type SmsMessage, type SmsPort } from './port.ts';
export { createSmsc, type SmscSettings } from './smsc.ts';
