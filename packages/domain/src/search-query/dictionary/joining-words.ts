const words = new Set(
  (
    'для на с со и или в во из от до по к под при за ' +
    'for with and or of the a an in to from on by at into ' +
    've ile için veya icin bir dan den tan ten ya ye'
  ).split(' '),
);

/** True if the word has no meaning without other words: `для`, `with`, `için`. */
export const isJoiningWord = (word: string): boolean => words.has(word.toLowerCase());

const fillers = new Set(
  (
    'без ic ics chip chips part parts component components device unit type kind small tiny cheap good best simple standard ' +
    'general purpose universal need buy price any some электронный электронная мелкий маленький маленькая малый ' +
    'заменить замена замену заменитель аналог аналоги аналога replacement equivalent analog analogue substitute muadil muadili eşdeğer eşdeğeri yerine недорогой дешевый дешёвый хороший обычный любой простой универсальный нужен нужна нужно купить цена тип типа вид ' +
    'чем как какой какая какое какую нужны надо хочу хочется посоветуйте подскажите сделать получить which what how recommend looking make hangi nasıl öneri lazım ' +
    'datasheet даташит схема чип деталь радиодеталь компонент элемент штук шт çip cip parça parca eleman elemanı bileşen küçük ucuz iyi ' +
    'basit standart herhangi fiyat satın al gerekli lazım tip tipi adet'
  ).split(' '),
);

/**
 * True if the word says nothing about the part once its kind is known: `chip`, `недорогой`, `küçük`. Joining words are
 * fillers, too.
 */
export const isFiller = (word: string): boolean => isJoiningWord(word) || fillers.has(word.toLowerCase());
