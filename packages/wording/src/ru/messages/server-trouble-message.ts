/** What is wrong with `of`, and what follows from it. `value`: seconds or per cent. */
type Sentence = (of: string, value: number) => string;

export interface Texts {
  readonly troubles: Readonly<
    Record<'searchBehind' | 'searchAway' | 'replicaBehind' | 'replicaAway' | 'heap' | 'disk', Sentence>
  >;
  readonly subject: string;
  readonly more: (url: string) => string;
}

export const texts: Texts = {
  troubles: {
    searchBehind: (of, value) =>
      `Поиск отстаёт от каталога на ${value} с: ${of}. Покупатели видят старые цены и наличие в списках.`,
    searchAway: (of) => `Поиск не отвечает: ${of}. Карточки товаров, корзина и заказы работают.`,
    replicaBehind: (of, value) =>
      `Копия базы данных отстаёт на ${value} с: ${of}. Вместо неё читается основной сервер.`,
    replicaAway: (of) =>
      `Копия базы данных не отвечает: ${of}. Если основной сервер откажет, заменить его будет нечем.`,
    heap: (of, value) =>
      `Память Java узла OpenSearch занята на ${value} %: ${of}. Дайте узлу больше памяти или добавьте узел.`,
    disk: (of, value) =>
      `Диск узла OpenSearch занят на ${value} %: ${of}. Освободите место, иначе поиск перестанет узнавать об изменениях.`,
  },
  subject: 'Неполадка на сервере магазина',
  more: (url) => `Подробнее: ${url}`,
};
