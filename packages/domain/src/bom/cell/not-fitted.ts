/** Words for "not fitted" that count in any column, written without signs and spaces. */
const leftOut: ReadonlySet<string> = new Set(
  `
dnp dnf dni dnm dns dnl nf np nm nofit nopop nopopulate nostuff noinstall noplace nomount noassembly noassemble noload
nobuy noorder nonotinstall nonotpopulate nonotplace nonotfit donotpop notpop notfit leaveempty leaveunpopulated leftempty donotpopulate donotplace donoplace donotfit donotinstall donotmount donotstuff donotassemble donotload
donotsolder donotbuy donotorder donotpurchase donotuse dontpopulate dontplace dontfit dontinstall dontmount dontstuff
notpopulated notplaced notfitted notmounted notinstalled notstuffed notassembled notloaded notsoldered notused
unpopulated unfitted unmounted unstuffed unplaced uninstalled excludefrombom excludedfrombom notinbom
неустанавливать неуст неустан ну немонтировать неустанавливается неустанавливаются неустановлен неустановлено незапаивать
незапаивается неустановить непаять невпаивать неставить неставится немонтируется немонт непокупать незакупать
незаказывать несобирать неприменять
nichtbestücken nichtbestückt nichtbestueckt unbestückt unbestueckt nb nbest nichtbest nichtmontieren
takılmayacak takılmaz takılmasın dizilmeyecek monteedilmeyecek montelenmeyecek takma
不贴 不焊 不贴片 不焊接 不安装 空贴 不上件 不装
`
    .trim()
    .split(/\s+/u),
);
/** Words for "yes" in a column about fitting. Under a header such as `DNP` they mean not fitted. */
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
const no = new Set(['no', 'false', '0', 'n', 'нет', '-', 'nein', 'hayır', '否']);
/** Headers of columns that state which parts are fitted. A "no" there means not fitted. */
const positive =
  /^(?:populate|populated|installed|fitstatus|установлен|fitted|mount|mounted|assembly|assy|assemble|jlcassembly|stuff|stuffing|install|pop|fit|fitting|установка|устанавливать|монтаж|наличиекомпонента|bestücken|bestückt|bestückung|bestueckung|takılacak|montaj|是否贴片|贴装|是否焊接|是否安装)$/u;

const form = (text: string): string => text.toLowerCase().replace(/[\s._\-/()[\]"'«»’*!:]+/gu, '');

/**
 * Finds words for "not fitted" within a longer text: `100n (DNP)`, `DNP 0402`, `Не устанавливать, резерв`. Words about
 * a single variant do not count.
 */
const among =
  /(?:^|[\s,;([/_*-])(?:dn[pfi]|d\.n\.[pfi]\.?|(?:do|no)[ -]?no(?:t|n't)?[ -]?(?:populate|pop|fit|place|install|mount|stuff|assemble|load|solder|buy)|don['’]?t[ -](?:populate|fit|place|install|mount|stuff)|no[ -]?(?:pop|stuff|fit|install|mount|buy)|не[ -](?:устан|монтир|запаив|впаив|ставить|закупать|покупать|уст\.)\p{L}*|le(?:ave|ft)[ -](?:empty|unpopulated|unfitted)|nicht (?:bestücken|bestückt)|takılmayacak)(?=$|[\s,;:()\]/_.!*-])(?!\s+(?:if|when|unless|при|если|в вариант\p{L}*|для вариант\p{L}*)(?!\p{L}))/iu;

/**
 * Words for "not fitted" that count only at the end of the text or of a clause. `Not placed when variant 1` concerns
 * one variant only.
 */
const amongAtEnd =
  /(?:^|[\s,;([/_*-])(?:not[ -](?:populated|fitted|placed|mounted|installed|stuffed|assembled)|не[ -](?:установлен|монтирован|запаян|впаян)\p{L}*)(?=\s*(?:$|[,;:)\]/.!*]|by default))/iu;

/**
 * Short words for "not fitted" (`NM`, `NF`) that count only before a value: `NM 10k`. In `10uF NP`, the word means a
 * capacitor without polarity.
 */
const beforeValue = /^n\/?[mf][\s:_-]+(?=\d)/iu;

/**
 * Words for "not used" that count only as the first clause: `Not use, use jumper instead`. Elsewhere they may describe
 * a pin.
 */
const atStart = /^not[ -]used?(?=\s*(?:$|[,;:]))/iu;

/** Misspelt words for "not fitted" that make up the whole text: `Do not popupulate`, `Do not instal`. */
const misspelt = /^do(?: no|n['’]?)t (?:pop|inst|moun|assem|sold)\p{L}{0,9}[.!]?$/iu;

/** Whether the text states that a part is not fitted: `DNP`, `Не уст.`, `NO-INSTALL`, `100n (DNP)`. */
export function saysNotFitted(text: string): boolean {
  if (text === '') return false;
  return (
    leftOut.has(form(text)) ||
    misspelt.test(text.trim()) ||
    [among, amongAtEnd, atStart, beforeValue, /(?:不贴|不焊|空贴)/u].some((pattern) => pattern.test(text))
  );
}

/** Whether the text states only that a part is not fitted. */
export const isNotFittedAlone = (text: string): boolean => text.length <= 40 && leftOut.has(form(text));

/**
 * Finds "not connected", alone or beside a size or a value: `NC`, `N.C.`, `NC (1210)`, `NC/100n`; but not in `NC7SZ04`.
 */
const notConnected = /^n\.?c\.?(?=$|[\s/(,;_-])|(?<=[\s/(,;_-])n\.?c\.?\)?$/iu;

/**
 * Removes "not connected" or "not assembled" (`NA(10k)`) from a value and returns the rest. Returns null if the value
 * contains neither. The caller excludes switches and relays first, because `NC` there means normally closed.
 */
export function besideNotConnected(value: string): string | null {
  const text = value.trim();
  if (/^NA\s?\(.+\)$/u.test(text)) return text.replace(/^NA\s?\(|\)$/gu, '');
  if (text.length > 40 || !notConnected.test(text)) return null;
  return text.replace(notConnected, ' ').replace(/^[\s/(),;_-]+|[\s/(),;_-]+$/gu, '');
}

/**
 * Whether a cell of a column about fitting excludes the part.
 *
 * @param header the column's header as `headerForm` returns it; it decides what "yes" means
 * @param designators of the line: some lists repeat them in this column
 */
export function isNotFitted(text: string, header: string, designators: readonly string[]): boolean {
  if (saysNotFitted(text)) return true;
  const plain = text.trim().toLowerCase();
  if (plain === '') return false;
  if (/^n\/?[ui]$/u.test(plain)) return true;
  if (positive.test(header)) return no.has(plain) || plain === 'nc';
  return yes.has(plain) || (designators[0] !== undefined && text.startsWith(designators[0]));
}

/** True if the whole text is a statement about fitting: `DNP`, `mounted`. */
export const statesFitting = (text: string): boolean =>
  isNotFittedAlone(text) ||
  /^(?:fitted|populated?|mounted|installed|placed|устанавливать|ставить|монтировать)$/iu.test(text.trim());
