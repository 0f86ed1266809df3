import type { WritingKind } from '@farad/domain/review';

type Verdicts = Readonly<Record<WritingKind, readonly [shown: string, refused: string]>>;

export interface Texts {
  readonly placed: (number: string) => string;
  readonly answered: (mpn: string) => string;
  readonly reviewAnswered: string;
  readonly chatAnswered: string;
  readonly verdicts: Verdicts;
}

export const texts: Texts = {
  placed: (number) => `Заказ ${number} принят`,
  answered: (mpn) => `Ответ на ваш вопрос о ${mpn}`,
  reviewAnswered: 'Магазин ответил на ваш отзыв',
  chatAnswered: 'Вам ответили в чате',
  verdicts: {
    review: ['Ваш отзыв опубликован', 'Ваш отзыв не опубликован'],
    question: ['Ваш вопрос опубликован', 'Ваш вопрос не опубликован'],
    answer: ['Ваш ответ опубликован', 'Ваш ответ не опубликован'],
    shop_review: ['Ваш отзыв о магазине опубликован', 'Ваш отзыв о магазине не опубликован'],
  },
};
