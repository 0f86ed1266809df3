export type { MailFailure, MailMessage, MailPort } from './port.ts';
