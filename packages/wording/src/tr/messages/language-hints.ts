export const texts: { readonly offer: string; readonly close: string } = {
  offer: 'Türkçe okumak ister misiniz?',
  close: 'Hayır, bu dilde kalsın',
};
