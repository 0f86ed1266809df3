/** Description of the installed app, and its page without a network. */
export interface InstallTexts {
  readonly description: string;
  readonly search: string;
  readonly basket: string;
  readonly orders: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly tryAgain: string;
}

export const texts: InstallTexts = {
  description: 'Каталог электронных компонентов с подбором по параметрам, ценами за количество и остатками на складе.',
  search: 'Поиск',
  basket: 'Корзина',
  orders: 'Мои заказы',
  offlineTitle: 'Нет связи с магазином',
  offlineText:
    'Устройство не в сети, поэтому страница не открылась. Корзина, списки и заказы хранятся в магазине и не пропадут. Цены и остатки без сети не показываем: они могли измениться.',
  tryAgain: 'Попробовать ещё раз',
};
