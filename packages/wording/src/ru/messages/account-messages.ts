interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly contactCodeSms: (values: { readonly code: string; readonly host: string }) => string;
  readonly contactCodeMail: (values: {
    readonly code: string;
    readonly host: string;
    readonly lifeMinutes: number;
  }) => Letter;
  readonly changedWords: (values: {
    readonly host: string;
    readonly address: string;
  }) => Readonly<Record<'phone' | 'email', string>>;
  readonly notYou: (values: { readonly shopPhone: string }) => string;
  readonly changedSubjects: string;
  readonly deletionWords: (values: { readonly host: string; readonly day: string }) => string;
  readonly callOff: string;
  readonly deletionSubjects: string;
  readonly newDeviceWords: (values: { readonly host: string; readonly named: string }) => string;
  readonly endIt: string;
}

export const texts: Texts = {
  contactCodeSms: ({ code, host }) => `Смена данных, код ${code}. Никому не сообщайте. ${host}`,
  contactCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Код для изменения данных: ${code}`,
    text: `Код, чтобы изменить данные учётной записи на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому не сообщайте.\nЕсли вы ничего не меняли, не вводите код и проверьте сеансы в личном кабинете.\n`,
  }),
  changedWords: ({ host, address }) => ({
    phone: `Номер телефона вашей учётной записи на ${host} теперь ${address}`,
    email: `Почта вашей учётной записи на ${host} теперь ${address}`,
  }),
  notYou: ({ shopPhone }) => `Если это сделали не вы, позвоните: ${shopPhone}.`,
  changedSubjects: 'Данные учётной записи изменены',
  deletionWords: ({ host, day }) => `Учётная запись на ${host} будет удалена: ${day}`,
  callOff: 'Передумали',
  deletionSubjects: 'Учётная запись будет удалена',
  newDeviceWords: ({ host, named }) => `Вход на ${host} с нового устройства${named}`,
  endIt: 'Если это не вы, завершите сеанс',
};
