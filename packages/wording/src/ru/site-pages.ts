/** Pages of the shop's own texts: /c/*, news, vacancies. */
export const sitePages = {
  contents: 'На этой странице',
  changed: 'Изменено {{date}}',
  untranslated: 'Этот текст пока есть только на русском.',
  news: 'Новости',
  newsLead: 'Что нового в магазине и в каталоге.',
  noNews: 'Новостей пока нет.',
  exampleNews: 'Это примеры новостей. Настоящих пока нет.',
  older: 'Более ранние',
  newest: 'К последним',
  newsBefore: 'Раньше',
  newsAfter: 'Позже',
  vacancies: 'Открытые вакансии',
  noVacancies: 'Сейчас вакансий нет. Напишите о себе – ответим.',
} as const;
