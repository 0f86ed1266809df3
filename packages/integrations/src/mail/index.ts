export type { MailMessage, MailPort } from './port.ts';
export { createSmtp, securityOfPort, type SmtpSecurity, type SmtpSettings } from './smtp.ts';
