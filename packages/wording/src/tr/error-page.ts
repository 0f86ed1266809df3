import type { Translation } from './translation.ts';
import type { errorPage as russian } from '../ru/error-page.ts';

export const errorPage = {
  tryAgain: 'Yeniden denensin mi?',
  notFoundTitle: 'Böyle bir sayfa yok',
  tooLongTitle: 'Adres çok uzun',
  tooLongText: 'Bir kerede aranabilecekten fazla koşul ya da metin içeriyor. Bir kısmını çıkarıp yeniden deneyin.',
  notFoundText: 'Adres yanlış yazılmış veya sayfa taşınmış olabilir. Parça numarası ya da parametrelerle arayın.',
  serverErrorText: 'Sorundan haberimiz var. Sepetiniz ve siparişleriniz güvende. Sayfayı bir dakika sonra yenileyin.',
  searchAwayTitle: 'Arama şu anda çalışmıyor',
  searchAwayText:
    'Bu yüzden ürün listeleri gösterilemiyor. Ürün sayfaları, sepet ve siparişler çalışıyor. Bir dakika sonra yeniden deneyin.',
  searchAway: 'Arama ve ürün listeleri şu anda çalışmıyor. Ürün sayfaları, sepet ve siparişler çalışıyor.',
  requestNumber: 'İstek numarası: {{id}}',
  toHome: 'Ana sayfaya',
} as const satisfies Translation<typeof russian>;
