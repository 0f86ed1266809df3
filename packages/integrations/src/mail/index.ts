export type { MailFailure, MailMessage, MailPort } from './port.ts';
export { createSmtp, type SmtpSettings } from './smtp.ts';
