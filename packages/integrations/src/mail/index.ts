export { noMail } from './none.ts';
export type { AttachedFile, MailMessage, MailPort } from './port.ts';
export { createSmtp, securityOfPort, type SmtpSettings } from './smtp.ts';
