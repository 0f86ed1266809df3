import { categoryReadingRows } from './category-reading-rows.ts';

const nameLengthMax = 200;
/** Slug of rows for groups that belong to no category. */
const none = '-';

interface Rule {
  readonly slug: string;
  readonly wanted: readonly (readonly string[])[];
  readonly unwanted: readonly string[];
}

/** Returns a text in lower case without accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i');

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const rules: readonly Rule[] = categoryReadingRows
  .trim()
  .split('\n')
  .map((row) => {
    const [slug = '', words = ''] = row.split(' | ');
    const parts = folded(words)
      .split(' ')
      .filter((word) => word !== '');
    return {
      slug,
      wanted: parts.filter((part) => !part.startsWith('!')).map((part) => part.split('/')),
      unwanted: parts.filter((part) => part.startsWith('!')).flatMap((part) => part.slice(1).split('/')),
    };
  });

/** Returns a name with spaces in place of punctuation, and a space at each end. */
const plain = (name: string): string =>
  ` ${folded(name.slice(0, nameLengthMax))
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `;

/** Finds accessories at the end of a name. They are removed: `Displays & Accessories` is read as displays. */
const addition =
  /(?:,|&|\band\b|(?<!\p{L})и(?!\p{L}))\s*(?:accessories|аксессуары|принадлежности|ручки|aksesuarlar[ıi]?)\s*$/iu;

/**
 * Names of groups that state only a mounting method or "others", as in `Предохранители > SMD`. They are read together
 * with the name of the group above.
 */
const manner = /^(?:sm[dt]|tht|чип|chip|through[ -]hole|вывод\p{L}*|leaded|radial|axial|прочие|other|others)$/iu;

function isSaid(way: string, text: string): boolean {
  if (hasHan(way)) return text.includes(way);
  const words = way.replaceAll('_', ' ');
  return text.includes(` ${words.endsWith('$') ? `${words.slice(0, -1)} ` : words}`);
}

function ruleOf(name: string): Rule | undefined {
  const text = plain(name.replace(addition, ''));
  return rules.find(
    ({ wanted, unwanted }) =>
      wanted.every((ways) => ways.some((way) => isSaid(way, text))) && !unwanted.some((way) => isSaid(way, text)),
  );
}

/**
 * Returns the slug of the category that the words of a group's name mean: `Thick Film Resistors - SMD`, `Резисторы >
 * Чип`. null = not clear. An unclear last name is read together with the name above it in two cases: that name is
 * unclear too, or the last name is a mounting method.
 *
 * @param path names of the groups, the narrowest last
 */
export function readCategoryName(path: readonly string[]): string | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  const above = path.at(-2);
  const isNarrowed = above !== undefined && (ruleOf(above) === undefined || manner.test(last));
  const rule = ruleOf(last) ?? (isNarrowed ? ruleOf(`${above} ${last}`) : undefined);
  return rule === undefined || rule.slug === none ? null : rule.slug;
}
