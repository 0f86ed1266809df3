import type { Translation } from './translation.ts';
import type { sitePages as russian } from '../ru/site-pages.ts';

export const sitePages = {
  contents: 'Bu sayfada',
  changed: '{{date}} tarihinde değişti',
  untranslated: 'Bu metin şimdilik yalnızca Rusça.',
  news: 'Haberler',
  newsLead: 'Mağazada ve katalogda yenilikler.',
  noNews: 'Henüz haber yok.',
  exampleNews: 'Bunlar örnek haberlerdir. Henüz gerçek haber yok.',
  older: 'Daha eski',
  newest: 'En yenilere',
  newsBefore: 'Önceki',
  newsAfter: 'Sonraki',
  vacancies: 'Açık pozisyonlar',
  noVacancies: 'Şu anda açık pozisyon yok. Kendinizi anlatın, yanıtlarız.',
} as const satisfies Translation<typeof russian>;
