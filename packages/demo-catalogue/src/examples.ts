import { localized, type LocalizedText } from '@farad/domain/shared';

/**
 * Example texts of customers and of the shop. A demonstration shows them, marked as examples, where nobody has written
 * anything yet. They are deleted with the demonstration.
 */
export interface ExampleReview {
  readonly author: LocalizedText;
  readonly rating: number;
  readonly text: LocalizedText;
  readonly at: string;
  /** The shop's answer. Only reviews of the shop have one, reviews of products do not. */
  readonly answer?: LocalizedText;
}

export interface ExampleQuestion {
  readonly author: LocalizedText;
  readonly text: LocalizedText;
  readonly answer: LocalizedText;
  readonly at: string;
}

export interface ExampleNews {
  readonly slug: string;
  readonly at: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** Text in Markdown. */
  readonly body: LocalizedText;
}

const text = (ru: string, en: string, tr: string): LocalizedText => localized({ ru, en, tr });

const alexey = text('Алексей', 'Alexey', 'Aleksey');
const marina = text('Марина', 'Marina', 'Marina');
const ivan = text('Иван', 'Ivan', 'İvan');

/** Example reviews by the path of the product page. */
export const exampleReviews: Readonly<Record<string, readonly ExampleReview[]>> = {
  'ti-ne555p': [
    {
      author: alexey,
      rating: 5,
      at: '2026-11-17T09:20:00Z',
      text: text(
        'Взял десяток для мигалок и генератора. Все рабочие, выводы ровные, в панельку входят легко.',
        'Took ten for blinkers and an oscillator. All work, the pins are straight and sit well in a socket.',
        'Yanıp söner devre ve osilatör için on tane aldım. Hepsi çalışıyor, bacaklar düzgün, sokete kolay giriyor.',
      ),
    },
    {
      author: marina,
      rating: 4,
      at: '2026-11-12T15:05:00Z',
      text: text(
        'Для учебного стенда то что нужно. Для питания от батарейки лучше взять КМОП-версию: эта ест заметно больше.',
        'Just right for a teaching kit. For a battery take the CMOS version: this one draws noticeably more.',
        'Eğitim seti için tam uygun. Pille çalışacaksa CMOS sürümünü alın: bu belirgin biçimde fazla çekiyor.',
      ),
    },
  ],
  'ti-lm358p': [
    {
      author: ivan,
      rating: 5,
      at: '2026-11-18T11:40:00Z',
      text: text(
        'Ставлю в датчики тока уже не первый год. Помните, что выход не дотягивает до плюса питания около полутора вольт.',
        'I have used it in current sensors for years. Mind that the output stays about 1.5 V below the supply.',
        'Yıllardır akım sensörlerinde kullanıyorum. Çıkışın besleme geriliminin yaklaşık 1,5 V altında kaldığını unutmayın.',
      ),
    },
  ],
  'st-stm32f103c8t6': [
    {
      author: alexey,
      rating: 5,
      at: '2026-11-15T08:10:00Z',
      text: text(
        'Прошился с первого раза, маркировка чёткая. Упакованы в антистатик по одной ленте.',
        'Programmed at the first try, the marking is clear. Came on one strip in an antistatic bag.',
        'İlk denemede programlandı, işaretleme net. Antistatik poşette tek şerit hâlinde geldi.',
      ),
    },
  ],
  'integral-k155la3': [
    {
      author: ivan,
      rating: 5,
      at: '2026-11-10T18:30:00Z',
      text: text(
        'Чиню старый частотомер, подошли без переделок.',
        'Repairing an old frequency counter; they fitted without changes.',
        'Eski bir frekansmetreyi onarıyorum; değişiklik yapmadan uydu.',
      ),
    },
  ],
};

/** Example questions by the path of the product page. */
export const exampleQuestions: Readonly<Record<string, readonly ExampleQuestion[]>> = {
  'ti-ne555p': [
    {
      author: marina,
      at: '2026-11-16T12:00:00Z',
      text: text('Заработает от 3,3 В?', 'Does it work from 3.3 V?', '3,3 V ile çalışır mı?'),
      answer: text(
        'Нет, ему нужно от 4,5 В. От 3,3 В возьмите КМОП-версию, например TLC555.',
        'No, it needs 4.5 V or more. For 3.3 V take a CMOS version such as TLC555.',
        'Hayır, en az 4,5 V ister. 3,3 V için TLC555 gibi CMOS sürümünü alın.',
      ),
    },
  ],
  'espressif-esp32-wroom-32e-n4': [
    {
      author: alexey,
      at: '2026-11-14T10:15:00Z',
      text: text(
        'Антенна уже на модуле или нужна внешняя?',
        'Is the antenna on the module, or is an external one needed?',
        'Anten modülün üzerinde mi, yoksa harici mi gerekiyor?',
      ),
      answer: text(
        'На модуле печатная антенна, внешняя не нужна. С разъёмом под внешнюю – модуль WROOM-32UE.',
        'The module has a PCB antenna. With a connector for an external one it is the WROOM-32UE.',
        'Modülde baskılı anten var. Harici anten konektörlü olanı WROOM-32UE’dir.',
      ),
    },
  ],
};

export const exampleShopReviews: readonly ExampleReview[] = [
  {
    author: marina,
    rating: 5,
    at: '2026-11-19T16:45:00Z',
    text: text(
      'Загрузила спецификацию из KiCad, почти всё подобралось само, три строки уточнила. Собрали за день.',
      'I uploaded a KiCad list; nearly all was matched by itself, I settled three lines. Packed within a day.',
      'KiCad listesini yükledim; neredeyse tümü kendiliğinden eşleşti, üç satırı ben netleştirdim. Bir günde hazırlandı.',
    ),
    answer: text(
      'Марина, спасибо! Напишите, какие строки пришлось уточнять, – научимся и им.',
      'Thank you, Marina! Tell us which lines you had to settle, and we will learn them too.',
      'Teşekkürler Marina! Hangi satırları netleştirmeniz gerektiğini yazın, onları da öğrenelim.',
    ),
  },
  {
    author: ivan,
    rating: 4,
    at: '2026-11-13T13:10:00Z',
    text: text(
      'Остатки честные, всё пришло, как на сайте. Хотелось бы ещё пункт выдачи поближе.',
      'The stock figures are honest, everything came as on the site. A nearer pickup point would be nice.',
      'Stok bilgileri doğru, her şey sitedeki gibi geldi. Daha yakın bir teslim noktası iyi olurdu.',
    ),
  },
];

/** Example news, latest first. */
export const exampleNews: readonly ExampleNews[] = [
  {
    slug: 'example-datasheets',
    at: '2026-11-19T07:00:00Z',
    title: text(
      'Документация – с каждой страницы товара',
      'Datasheets from every product page',
      'Her ürün sayfasından veri sayfası',
    ),
    summary: text(
      'Если файла у нас нет, кнопка ведёт на сайт производителя, сразу к нужной детали.',
      'Where we have no file, a button leads to the maker’s site, straight to the part.',
      'Bizde dosya yoksa düğme üreticinin sitesine, doğrudan parçaya götürür.',
    ),
    body: text(
      '## Где искать\n\nКнопка стоит под названием детали. Она открывает страницу или поиск на сайте производителя, например на сайте TI или ST.\n',
      '## Where to look\n\nThe button stands below the name of the part. It opens the page or the search of the maker’s site, such as TI or ST.\n',
      '## Nerede\n\nDüğme, parçanın adının altındadır. Üreticinin sayfasını ya da aramasını açar, örneğin TI veya ST.\n',
    ),
  },
  {
    slug: 'example-parts-lists',
    at: '2026-11-12T07:00:00Z',
    title: text(
      'Спецификации из KiCad и Altium читаются как есть',
      'Lists from KiCad and Altium are read as they are',
      'KiCad ve Altium listeleri olduğu gibi okunur',
    ),
    summary: text(
      'Загрузите файл – подберём детали и соберём корзину.',
      'Upload the file: we match the parts and fill a basket.',
      'Dosyayı yükleyin: parçaları eşleştirip sepeti dolduralım.',
    ),
    body: text(
      '## Как это работает\n\nПереименовывать столбцы не нужно. [Загрузите файл](/c/bom), проверьте строки, где есть вопросы, и добавьте всё в корзину.\n',
      '## How it works\n\nNo columns need renaming. [Upload the file](/c/bom), check the lines with questions and put it all into the basket.\n',
      '## Nasıl çalışır\n\nSütunları yeniden adlandırmanız gerekmez. [Dosyayı yükleyin](/c/bom), soru olan satırlara bakın ve hepsini sepete ekleyin.\n',
    ),
  },
  {
    slug: 'example-single-pieces',
    at: '2026-11-05T07:00:00Z',
    title: text('Чип-резисторы – от одной штуки', 'Chip resistors from one piece', 'Çip dirençler bir adetten'),
    summary: text(
      'Режем ленту: для макета не нужно брать катушку.',
      'We cut tape: a prototype needs no reel.',
      'Bandı kesiyoruz: prototip için makara almanız gerekmez.',
    ),
    body: text(
      '## Сколько можно взять\n\nМинимум написан на странице товара. Чем больше берёте, тем ниже цена: ступени видны сразу.\n',
      '## How many you can take\n\nThe minimum stands on the product page. The more you take, the lower the price: the steps are in sight.\n',
      '## Kaç adet alınabilir\n\nEn az miktar ürün sayfasında yazar. Ne kadar çok alırsanız fiyat o kadar düşer: basamaklar görünür.\n',
    ),
  },
];
