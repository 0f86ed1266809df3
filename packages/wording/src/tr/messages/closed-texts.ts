import type { ClosedTexts } from '../../ru/messages/closed-texts.ts';

export const texts: ClosedTexts = {
  soonTitle: 'Mağaza yakında açılıyor',
  backTitle: 'Mağaza geçici olarak kapalı',
  opensOn: (day) => `Açılış: ${day}`,
  soonText: 'Açılışa hazırlanıyoruz: kataloğu yüklüyor, ödemeyi ve teslimatı deniyoruz.',
  backText: 'Sepetler, listeler ve siparişler duruyor. Aldığımız siparişleri tamamlayacağız.',
  ask: 'Sorunuz mu var? Bize ulaşın:',
  staff: 'Personel girişi',
  mark: 'Mağaza alıcılara kapalı: sayfaları yalnızca personel görür.',
  markLink: 'Açılış hazırlığı',
  previewMark: 'Önizleme: bu ayarlar henüz kaydedilmedi, siteyi böyle yalnızca siz görüyorsunuz.',
};
