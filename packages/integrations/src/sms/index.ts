export { smsNoAnswerCode, type SmsDelivery, type SmsMessage, type SmsPort } from './port.ts';
export { createSmsc, type SmscSettings } from './smsc.ts';
