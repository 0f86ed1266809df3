export const texts: { readonly offer: string; readonly close: string } = {
  offer: 'Читать по-русски?',
  close: 'Нет, оставить этот язык',
};
