import type { TrialTexts } from '../../ru/messages/trial-texts.ts';

export const texts: TrialTexts = {
  page: 'Trial shop: orders, payments and papers here are not real.',
  paper: 'TRIAL SHOP, NOT VALID',
  subject: 'Trial',
  letter: 'Trial shop: this letter binds nobody.',
};
