export { noSms } from './none.ts';
export { smsNoAnswerCode, type SmsMessage, type SmsPort } from './port.ts';
export { createSmsc, type SmscSettings } from './smsc.ts';
