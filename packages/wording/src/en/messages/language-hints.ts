export const texts: { readonly offer: string; readonly close: string } = {
  offer: 'Read in English?',
  close: 'No, keep this language',
};
