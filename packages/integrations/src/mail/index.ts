export type { MailMessage, MailPort } from './port.ts';
export { createSmtp, type SmtpSettings } from './smtp.ts';
