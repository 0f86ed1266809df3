/** Texts of a closed shop: the page for buyers, and the notices for staff above other pages. */
export interface ClosedTexts {
  readonly soonTitle: string;
  readonly backTitle: string;
  readonly opensOn: (day: string) => string;
  readonly soonText: string;
  readonly backText: string;
  readonly ask: string;
  readonly staff: string;
  readonly mark: string;
  readonly markLink: string;
  readonly previewMark: string;
}

export const texts: ClosedTexts = {
  soonTitle: 'Магазин скоро откроется',
  backTitle: 'Магазин временно закрыт',
  opensOn: (day) => `Откроемся ${day}`,
  soonText: 'Готовимся к открытию: загружаем каталог, проверяем оплату и доставку.',
  backText: 'Корзины, списки и заказы на месте. Принятые заказы мы выполним.',
  ask: 'Есть вопрос? Свяжитесь с нами:',
  staff: 'Вход для сотрудников',
  mark: 'Магазин закрыт для покупателей: страницы видят только сотрудники.',
  markLink: 'Подготовка к открытию',
  previewMark: 'Предпросмотр: эти настройки ещё не сохранены, так сайт видите только вы.',
};
