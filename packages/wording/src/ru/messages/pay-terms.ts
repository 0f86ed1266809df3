import type { PaymentTerms } from '@farad/domain/setting';

export interface Texts {
  /** Who may pay by a method, as the text of a table cell. */
  readonly buyers: Readonly<Record<PaymentTerms['buyers'], string>>;
  readonly least: (sum: string) => string;
  readonly most: (sum: string) => string;
  readonly between: (least: string, most: string) => string;
}

export const texts: Texts = {
  buyers: { all: 'Частным лицам и компаниям', personal: 'Только частным лицам', company: 'Только компаниям и ИП' },
  least: (sum) => `заказы от ${sum}`,
  most: (sum) => `заказы до ${sum}`,
  between: (least, most) => `заказы от ${least} до ${most}`,
};
