/** Delivery by city: in the header, on the page of cities and on product pages. */
export const delivery = {
  city: 'Ваш город: {{city}}',
  changeCity: 'Другой город',
  chooseCity: 'Куда доставить?',
  citySearch: 'Название города',
  cityFind: 'Найти',
  cityNotFound: 'Города «{{text}}» нет в списке. Проверьте название или выберите ближайший крупный город.',
  allCities: 'Все города',
  cityUnknown: 'Такого города в списке нет. Выберите другой.',
  title: 'Доставка и наличие',
  failed: 'Срок доставки сейчас не посчитать. Он будет в заказе.',
} as const;
