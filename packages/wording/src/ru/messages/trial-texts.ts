/** Marks of a trial (TRIAL=1): above pages, across documents, and in the subject and at the start of e-mails. */
export interface TrialTexts {
  readonly page: string;
  readonly paper: string;
  readonly subject: string;
  readonly letter: string;
}

export const texts: TrialTexts = {
  page: 'Пробный магазин: заказы, оплата и документы здесь не настоящие.',
  paper: 'ПРОБНЫЙ МАГАЗИН, НЕ ДЕЙСТВИТЕЛЬНО',
  subject: 'Проба',
  letter: 'Пробный магазин: это письмо ни к чему не обязывает.',
};
