import type { Translation } from './translation.ts';
import type { writing as russian } from '../ru/writing.ts';

export const writing = {
  stars_other: '{{count, number}} yıldız',
  beyond: 'Bu sayfada bir şey yok.',
  reviewPages: 'Yorum sayfaları',
  questionPages: 'Soru sayfaları',
  purchase: 'Bu mağazadan alındı',
  shopAnswers: 'Mağazanın yanıtı',
  writeReview: 'Yorum yaz',
  rewriteReview: 'Yorumu düzelt',
  reviewText: 'Yorum',
  optional: 'isteğe bağlı',
  ask: 'Soru sor',
  questionText: 'Soru',
  answer: 'Yanıtla',
  answerText: 'Yanıt',
  answerTo: 'Soruyu yanıtla: {{text}}',
  send: 'Gönder',
  rules: 'Genellikle bir gün içinde, kontrolden sonra yayımlanır. Reklam, hakaret ve kişisel veri olmasın.',
  askRules: 'Kontrolden sonra yayımlanır. Profilinizde e-posta varsa yanıt oraya da gönderilir.',
  example: 'Örnek',
  exampleReviews: 'Bunlar örnek yorumlardır. Henüz gerçek yorum yok: ilki sizinki olsun.',
  exampleQuestions: 'Bunlar örnek soru ve yanıtlardır. Henüz gerçek soru yok.',
} as const satisfies Translation<typeof russian>;
