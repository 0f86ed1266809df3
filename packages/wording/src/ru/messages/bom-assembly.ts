import type { Assumption, LeftReason } from '@farad/domain/bom';

/** Texts that explain why the shop chose a part for a line of a parts list, or left the line open. */
export interface AssemblyWords {
  readonly plain: Readonly<Record<Plain, string>>;
  readonly cheapest: (of: number) => string;
  readonly otherNumber: (number: string) => string;
  /** The line has a number without its ending. */
  readonly baseNumber: (number: string) => string;
  /** Returns a sentence about an attribute that the line does not state. The arguments are its title and value. */
  readonly grade: (title: string, value: string) => string;
  readonly left: Readonly<Record<LeftReason, string>>;
}

type Plain = Exclude<Assumption['kind'], 'cheapest' | 'other_number' | 'base_number' | 'grade'>;

export const texts: AssemblyWords = {
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
  baseNumber: (number) => `в строке ${number} без окончания, взято по корпусу`,
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
};
