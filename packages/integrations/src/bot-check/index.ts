export type { BotCheckSettings } from './ask-provider.ts';
export type { BotCheckAction, BotCheckPort } from './port.ts';
export { createRecaptcha } from './recaptcha.ts';
export { createSmartCaptcha } from './smart-captcha.ts';
