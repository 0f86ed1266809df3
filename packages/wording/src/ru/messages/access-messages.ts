export interface Texts {
  /** The host is '' in an SMS, which begins with the name of the shop. */
  readonly happened: Readonly<Record<'key' | 'hook' | 'data', (host: string) => string>>;
  readonly notYou: (phone: string) => string;
  readonly subjects: string;
}

/** Returns ` на shop.example`, or '' without a host. */
const at = (host: string): string => (host === '' ? '' : ` на ${host}`);

export const texts: Texts = {
  happened: {
    key: (host) => `В вашей учётной записи${at(host)} выпущен новый ключ API`,
    hook: (host) => `События вашей учётной записи${at(host)} теперь отправляются на новый адрес`,
    data: (host) => `Из вашей учётной записи${at(host)} скачаны все личные данные`,
  },
  notYou: (phone) =>
    `Если это не вы, завершите чужие сеансы в кабинете и ${phone === '' ? 'напишите нам' : `позвоните: ${phone}`}.`,
  subjects: 'Доступ к вашей учётной записи',
};
