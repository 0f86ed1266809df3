import type { TrialTexts } from '../../ru/messages/trial-texts.ts';

export const texts: TrialTexts = {
  page: 'Deneme mağazası: buradaki siparişler, ödemeler ve belgeler gerçek değil.',
  paper: 'DENEME MAĞAZASI, GEÇERSİZDİR',
  subject: 'Deneme',
  letter: 'Deneme mağazası: bu mektup kimseyi bağlamaz.',
};
