export type { BotCheckPort } from './port.ts';
export { createRecaptcha } from './recaptcha.ts';
export { createSmartCaptcha } from './smart-captcha.ts';
