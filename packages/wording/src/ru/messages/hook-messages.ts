export interface Texts {
  readonly hookPausedHeadline: (values: { readonly url: string }) => string;
  readonly leads: string;
  readonly openHook: string;
}

export const texts: Texts = {
  hookPausedHeadline: ({ url }) => `Вебхук приостановлен: ${url} не отвечает двое суток`,
  leads: 'События копятся 30 дней. Почините приёмник и включите отправку: всё, что ждёт, придёт сразу.',
  openHook: 'Открыть вебхук',
};
