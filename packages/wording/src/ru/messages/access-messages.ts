export interface Texts {
  readonly happened: Readonly<Record<'key' | 'hook' | 'data', (host: string) => string>>;
  readonly notYou: (phone: string) => string;
  readonly subjects: string;
}

export const texts: Texts = {
  happened: {
    key: (host) => `В вашей учётной записи на ${host} выпущен новый ключ API`,
    hook: (host) => `События вашей учётной записи на ${host} теперь отправляются на новый адрес`,
    data: (host) => `Из вашей учётной записи на ${host} скачаны все личные данные`,
  },
  notYou: (phone) => `Если это не вы, завершите чужие сеансы в кабинете и позвоните: ${phone}.`,
  subjects: 'Доступ к вашей учётной записи',
};
