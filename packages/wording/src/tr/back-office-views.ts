import type { Translation } from './translation.ts';
import type { backOfficeViews as russian } from '../ru/back-office-views.ts';

/** Saved views of lists in the back office: filters, sort order and columns under a name. */
export const backOfficeViews = {
  views: 'Görünümlerim',
  none: 'Filtre, sıra ve sütunları bir adla kaydedin.',
  name: 'Görünümün adı',
  save: 'Görünümü kaydet',
  share: 'Tüm çalışanlara göster',
  forAll: 'herkes için',
  openWith: 'Listeyi “{{name}}” ile aç',
  removeOf: '“{{name}}” görünümünü sil',
  saved: 'Görünüm kaydedildi!',
  notSaved: 'Görünüm kaydedilmedi!',
  removed: 'Görünüm silindi!',
  notRemoved: 'Görünüm silinmedi!',
} as const satisfies Translation<typeof russian>;
