/** Saved views of lists in the back office: filters, sort order and columns under a name. */
export const backOfficeViews = {
  views: 'Мои виды',
  none: 'Сохраните фильтр, порядок и столбцы под именем.',
  name: 'Название вида',
  save: 'Сохранить вид',
  share: 'Показать всем сотрудникам',
  forAll: 'для всех',
  openWith: 'Открывать список с видом «{{name}}»',
  removeOf: 'Удалить вид «{{name}}»',
  saved: 'Вид сохранён!',
  notSaved: 'Вид не сохранён!',
  removed: 'Вид удалён!',
  notRemoved: 'Вид не удалён!',
} as const;
