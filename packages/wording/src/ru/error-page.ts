/** The page that stands where another could not. */
export const errorPage = {
  tryAgain: 'Попробовать ещё раз?',
  notFoundTitle: 'Такой страницы нет',
  tooLongTitle: 'Адрес слишком длинный',
  tooLongText: 'В нём больше условий или текста, чем можно искать за раз. Уберите часть и попробуйте ещё раз.',
  notFoundText:
    'Возможно, адрес набран с ошибкой или страница переехала. Поищите нужное по обозначению или параметрам.',
  serverErrorText: 'Мы уже знаем об этом. Корзина и заказы в сохранности. Обновите страницу через минуту.',
  requestNumber: 'Номер запроса: {{id}}',
  toHome: 'На главную',
} as const;
