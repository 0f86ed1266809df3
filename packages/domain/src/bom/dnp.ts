/** Words for parts that are left out, in texts of any column, without signs and spaces (`headerForm`). */
const leftOut = new Set([
  ...[
    'dnp',
    'dnf',
    'dni',
    'dnm',
    'nf',
    'np',
    'nm',
    'nopop',
    'nopopulate',
    'notfitted',
    'nofit',
    'donotpopulate',
    'donotplace',
  ],
  ...[
    'donotfit',
    'donotinstall',
    'donotmount',
    'notpopulated',
    'notmounted',
    'notinstalled',
    'unpopulated',
    'unfitted',
  ],
  ...['nostuff', 'notplaced', 'notstuffed', 'excludefrombom', 'excludedfrombom'],
  ...[
    'неустанавливать',
    'неуст',
    'ну',
    'немонтировать',
    'неустанавливается',
    'неустанавливаются',
    'незапаивать',
    'непаять',
  ],
  ...['неставить', 'неустановлен', 'немонтируется', 'неприменять'],
  ...[
    'nichtbestücken',
    'nichtbestückt',
    'unbestückt',
    'nb',
    'nbest',
    'nichtbest',
    'takılmayacak',
    'takılmaz',
    'dizilmeyecek',
  ],
  ...['monteedilmeyecek', 'takma', '不贴', '不焊', '不贴片', '不焊接', '不安装', '空贴', '不上件', '不装'],
]);
/** In a column about that alone. */
const yes = new Set([
  'yes',
  'true',
  '1',
  'x',
  'y',
  'nc',
  'да',
  'х',
  'есть',
  '+',
  'ja',
  'evet',
  'e',
  '是',
  'v',
  '✓',
  '✔',
  'excluded',
  'excl',
]);
const no = new Set([
  'no',
  'false',
  '0',
  'n',
  'нет',
  '-',
  'nein',
  'hayır',
  '否',
  'fitted',
  'fit',
  'populate',
  'populated',
  'place',
]);
/** Words above a column that says what is fitted, so that "no" is what leaves out. */
const positive =
  /^(?:populate|fitted|mount|mounted|assembly|assemble|jlcassembly|stuff|stuffing|install|pop|fit|fitting|установка|устанавливать|монтаж|bestücken|bestückt|bestückung|bestueckung|takılacak|montaj|是否贴片|贴装|是否焊接|是否安装)$/u;

const form = (text: string): string => text.toLowerCase().replace(/[\s._\-/()"'«»*]+/gu, '');

/** Whether the words say that a part is not fitted: `DNP`, `Не уст.`, `nicht bestücken`, `100n (DNP)`. */
export function saysNotFitted(text: string): boolean {
  if (text === '') return false;
  if (leftOut.has(form(text))) return true;
  return (
    /(?:^|[\s,;(/_-])(?:dnp|dnf|dni|do not (?:populate|fit|place|install|mount)|not fitted|no ?pop|не (?:устанавлив|монтир|запаив|уст\.)\p{L}*|nicht (?:bestücken|bestückt)|takılmayacak)(?=$|[\s,;)/_.-])/iu.test(
      text,
    ) || /(?:不贴|不焊|空贴)/u.test(text)
  );
}

/**
 * Whether a cell of a column about fitting leaves the part out.
 *
 * @param header words above the column as `headerForm` leaves them; they say which way round "yes" is meant
 * @param designators of the line: some lists repeat them in this column
 */
export function isNotFitted(text: string, header: string, designators: readonly string[]): boolean {
  if (saysNotFitted(text)) return true;
  const plain = text.trim().toLowerCase();
  if (plain === '') return false;
  if (positive.test(header)) return no.has(plain) || plain === 'nc';
  return yes.has(plain) || (designators[0] !== undefined && text.startsWith(designators[0]));
}
