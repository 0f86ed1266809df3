import type { InstallTexts } from '../../ru/messages/install-texts.ts';

export const texts: InstallTexts = {
  description: 'Parametreye göre seçilen elektronik bileşenler; adede göre fiyatlar ve stok durumu.',
  search: 'Arama',
  basket: 'Sepet',
  orders: 'Siparişlerim',
  offlineTitle: 'Mağazaya bağlanılamıyor',
  offlineText:
    'Cihaz çevrimdışı olduğu için sayfa açılamadı. Sepetiniz, listeleriniz ve siparişleriniz mağazada saklanır, kaybolmaz. Fiyat ve stok çevrimdışı gösterilmez: değişmiş olabilirler.',
  tryAgain: 'Yeniden dene',
};
