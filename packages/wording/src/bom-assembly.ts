import type { Assumption, LeftReason } from '@farad/domain/bom';
import type { Locale } from '@farad/domain/shared';

type Plain = Exclude<Assumption['kind'], 'cheapest' | 'other_number' | 'grade'>;

/** What the server says of a list that it assembled, line by line. */
interface AssemblyWords {
  readonly plain: Readonly<Record<Plain, string>>;
  readonly cheapest: (of: number) => string;
  readonly otherNumber: (number: string) => string;
  /** Title and value of an attribute that the line does not say. */
  readonly grade: (title: string, value: string) => string;
  readonly left: Readonly<Record<LeftReason, string>>;
}

export const assemblyWords: Readonly<Record<Locale, AssemblyWords>> = {
  ru: {
    plain: {
      packing: 'номер совпал, упаковка другая',
      spelling: 'номер совпал без чёрточек и пробелов',
      alternate: 'замена из вашего списка',
      maker_unsaid: 'производитель в строке не назван',
      maker_unknown: 'такого производителя мы не знаем, совпал номер',
      package_unsaid: 'корпус в строке не назван, взят по номеру',
    },
    cheapest: (of) => `самая дешёвая из подходящих, их в наличии ${of}`,
    otherNumber: (number) => `номера ${number} в каталоге нет, подобрано по номиналу и корпусу`,
    grade: (title, value) => `по умолчанию: ${title} ${value}`,
    left: {
      error: 'в строке ошибка, сначала исправьте её',
      removed: 'вы сами сняли выбор',
      nothing: 'в каталоге ничего не нашлось',
      contradicts: 'то, что нашлось, противоречит строке',
      vague: 'в строке сказано слишком мало, чтобы выбрать за вас',
      maker: 'есть только от других производителей',
      package: 'в таком корпусе нет',
      out_of_stock: 'столько нет в наличии',
    },
  },
  en: {
    plain: {
      packing: 'same number, other packing',
      spelling: 'same number but for dashes and spaces',
      alternate: 'an alternate from your list',
      maker_unsaid: 'the line names no manufacturer',
      maker_unknown: 'we do not know this manufacturer, the number is the same',
      package_unsaid: 'the line names no package, taken from the number',
    },
    cheapest: (of) => `the cheapest of ${of} that fit and are in stock`,
    otherNumber: (number) => `${number} is not in the catalogue, chosen by value and package`,
    grade: (title, value) => `assumed: ${title} ${value}`,
    left: {
      error: 'the line has an error, correct it first',
      removed: 'you took the part off yourself',
      nothing: 'the catalogue has nothing for it',
      contradicts: 'what was found contradicts the line',
      vague: 'the line says too little to choose for you',
      maker: 'only other manufacturers have it',
      package: 'not available in this package',
      out_of_stock: 'not enough in stock',
    },
  },
  tr: {
    plain: {
      packing: 'numara aynı, ambalaj farklı',
      spelling: 'numara tire ve boşluklar dışında aynı',
      alternate: 'listenizdeki muadil',
      maker_unsaid: 'satırda üretici belirtilmemiş',
      maker_unknown: 'bu üreticiyi tanımıyoruz, numara aynı',
      package_unsaid: 'satırda kılıf belirtilmemiş, numaraya göre alındı',
    },
    cheapest: (of) => `stoktaki uygun ${of} parçanın en ucuzu`,
    otherNumber: (number) => `${number} katalogda yok, değer ve kılıfa göre seçildi`,
    grade: (title, value) => `varsayılan: ${title} ${value}`,
    left: {
      error: 'satırda hata var, önce düzeltin',
      removed: 'seçimi siz kaldırdınız',
      nothing: 'katalogda bir şey bulunamadı',
      contradicts: 'bulunanlar satırla çelişiyor',
      vague: 'satır, sizin yerinize seçmek için çok az şey söylüyor',
      maker: 'yalnızca başka üreticilerde var',
      package: 'bu kılıfta yok',
      out_of_stock: 'stokta yeterince yok',
    },
  },
};
