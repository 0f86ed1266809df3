interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly contactCodeSms: (code: string) => string;
  readonly contactCodeMail: (values: {
    readonly code: string;
    readonly host: string;
    readonly lifeMinutes: number;
  }) => Letter;
  /** In this text and the next ones `host` is '' in an SMS, which begins with the name of the shop. */
  readonly changedWords: (values: {
    readonly host: string;
    readonly address: string;
  }) => Readonly<Record<'phone' | 'email', string>>;
  /** `shopPhone` '' = the shop has no phone. */
  readonly notYou: (values: { readonly shopPhone: string }) => string;
  readonly changedSubjects: string;
  readonly deletionWords: (values: { readonly host: string; readonly day: string }) => string;
  readonly callOff: string;
  readonly deletionSubjects: string;
  readonly newDeviceWords: (values: { readonly host: string; readonly named: string }) => string;
  readonly endIt: string;
}

/** Returns ` на shop.example`, or '' without a host. */
const at = (host: string): string => (host === '' ? '' : ` на ${host}`);

export const texts: Texts = {
  contactCodeSms: (code) => `смена данных, код ${code}. Никому не сообщайте.`,
  contactCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Код для изменения данных: ${code}`,
    text: `Код, чтобы изменить данные учётной записи на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому не сообщайте.\nЕсли вы ничего не меняли, не вводите код и проверьте сеансы в личном кабинете.\n`,
  }),
  changedWords: ({ host, address }) => ({
    phone: `Номер телефона вашей учётной записи${at(host)} теперь ${address}`,
    email: `Почта вашей учётной записи${at(host)} теперь ${address}`,
  }),
  notYou: ({ shopPhone }) =>
    `Если это сделали не вы, ${shopPhone === '' ? 'напишите нам' : `позвоните: ${shopPhone}`}.`,
  changedSubjects: 'Данные учётной записи изменены',
  deletionWords: ({ host, day }) => `Учётная запись${at(host)} будет удалена: ${day}`,
  callOff: 'Передумали',
  deletionSubjects: 'Учётная запись будет удалена',
  newDeviceWords: ({ host, named }) => `Вход${at(host)} с нового устройства${named}`,
  endIt: 'Если это не вы, завершите сеанс',
};
