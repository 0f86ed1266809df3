import type { Locale } from '@farad/domain/shared';

/** What an installed shop is called, and what it says where there is no network. */
export interface InstallTexts {
  readonly name: string;
  readonly description: string;
  readonly search: string;
  readonly basket: string;
  readonly orders: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly tryAgain: string;
}

export const installTexts: Readonly<Record<Locale, InstallTexts>> = {
  ru: {
    name: 'Farad: электронные компоненты',
    description:
      'Каталог электронных компонентов с подбором по параметрам, ценами за количество и остатками на складе.',
    search: 'Поиск',
    basket: 'Корзина',
    orders: 'Мои заказы',
    offlineTitle: 'Нет связи с магазином',
    offlineText:
      'Устройство не в сети, поэтому страница не открылась. Корзина, списки и заказы хранятся в магазине и не пропадут. Цены и остатки без сети не показываем: они могли измениться.',
    tryAgain: 'Попробовать ещё раз',
  },
  en: {
    name: 'Farad: electronic components',
    description: 'Electronic components found by their parameters, with prices by quantity and stock on hand.',
    search: 'Search',
    basket: 'Basket',
    orders: 'My orders',
    offlineTitle: 'No connection to the shop',
    offlineText:
      'This device is offline, so the page could not be opened. Your basket, lists and orders are kept by the shop and are safe. Prices and stock are not shown offline: they may have changed.',
    tryAgain: 'Try again',
  },
  tr: {
    name: 'Farad: elektronik bileşenler',
    description: 'Parametreye göre seçilen elektronik bileşenler; adede göre fiyatlar ve stok durumu.',
    search: 'Arama',
    basket: 'Sepet',
    orders: 'Siparişlerim',
    offlineTitle: 'Mağazaya bağlanılamıyor',
    offlineText:
      'Cihaz çevrimdışı olduğu için sayfa açılamadı. Sepetiniz, listeleriniz ve siparişleriniz mağazada saklanır, kaybolmaz. Fiyat ve stok çevrimdışı gösterilmez: değişmiş olabilirler.',
    tryAgain: 'Yeniden dene',
  },
};
