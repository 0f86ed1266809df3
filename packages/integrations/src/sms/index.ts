export { smsNoAnswerCode, type SmsFailure, type SmsMessage, type SmsPort } from './port.ts';
