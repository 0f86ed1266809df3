import { rowsOf } from './rows-of.ts';
import { logicAnaloguesOf } from './domestic-logic.ts';
import { toCyrillic } from './domestic-types.ts';

/**
 * Russian (GOST) types of semiconductors, with beginnings of the part numbers of their foreign equivalents. Circuits
 * stand without the letters before their series: 142ЕН5А for КР142ЕН5А. Transistors and diodes stand with their group
 * only where the groups have different equivalents. Logic is in `domestic-logic.ts`.
 */
const rows = `
142ЕН1 142ЕН2 | UA723 LM723
142ЕН5А 142ЕН5В | L7805 LM7805 MC7805 UA7805 NJM7805 78M05 7805
142ЕН5Б 142ЕН5Г | L7806 LM7806 MC7806 UA7806 78M06 7806
142ЕН8А 142ЕН8Г | L7809 LM7809 MC7809 UA7809 78M09 7809
142ЕН8Б 142ЕН8Д | L7812 LM7812 MC7812 UA7812 78M12 7812
142ЕН8В 142ЕН8Е | L7815 LM7815 MC7815 UA7815 78M15 7815
142ЕН9А 142ЕН9Г | L7820 7820
142ЕН9Б 142ЕН9Д | L7824 LM7824 MC7824 UA7824 7824
142ЕН12 1157ЕН1 | LM317
142ЕН18 | LM337
142ЕН19 | TL431
142ЕН22 | LT1084 LM1084
1157ЕН5 | L78L05 LM78L05 UA78L05 78L05
1157ЕН6 | L78L06 78L06
1157ЕН8 | L78L08 78L08
1157ЕН9 | L78L09 78L09
1157ЕН12 | L78L12 LM78L12 UA78L12 78L12
1157ЕН15 | L78L15 78L15
1168ЕН5 | L79L05 LM79L05 MC79L05 79L05
1162ЕН5 1179ЕН05 | L7905 LM7905 MC7905 7905
1162ЕН12 1179ЕН12 | L7912 LM7912 MC7912 7912
1162ЕН15 1179ЕН15 | L7915 LM7915 MC7915 7915
1006ВИ1 | NE555 LM555 TLC555
1114ЕУ3 1114ЕУ4 | TL494
1033ЕУ10 | UC3842
1156ЕУ5 | MC34063
140УД1 | UA702
140УД6 140УД7 | UA741 LM741
140УД8 544УД1 574УД1 | TL071 LF356 UA740
140УД10 140УД11 | LM318 LM118
140УД12 | UA776 MC1776
140УД14 | LM308
140УД17 | OP07
140УД18 | LF355
140УД20 | UA747
140УД22 | LF356
140УД25 | OP27
140УД26 | OP37
153УД1 553УД1 | UA709
153УД2 553УД2 | LM301 LM201
544УД2 | CA3130
574УД2 | TL082 TL083
157УД2 | LM301
1040УД1 | LM358
1401УД1 | LM2900
1401УД2 1435УД2 | LM324
1401УД4 | LF347 TL084
1408УД1 | LM343
554СА1 521СА1 | UA711
554СА2 521СА2 | UA710
554СА3 521СА3 | LM311
1040СА1 1401СА3 | LM393
1401СА1 | LM339
1019ЕМ1 | LM335 LM235
1436УН1 | MC34119 LM34119
174УН7 | TBA810
174УН14 | TDA2003
174УН19 | TDA2030
174УН27 | TDA2005
174ПС1 | S042P
174ХА2 | TCA440
572ПВ5 | ICL7106
572ПВ2 | ICL7107
572ПА1 | AD7520
572ПА2 | AD7541
1109КТ22 | ULN2003
1109КТ63 | ULN2803
170АП2 | SN75150 MC1488
170УП2 | SN75154 MC1489
559ИП19 | MC1488 SN75188
559ИП20 | MC1489 SN75189
155ЛА18 | SN75452
155ЛИ5 | SN75451
155ЛЛ2 | SN75453
155ЛП7 | SN75450
559ИП11 | AM26LS32
559ИП12 | AM26LS31
КТ315 КТ3102 | BC547 2N3904 BC847 MMBT3904
КТ361 КТ3107 | BC557 2N3906 BC857 MMBT3906
КТ502 | MPSA56 BC327
КТ503 | MPSA06 BC337
КТ603 КТ608 | 2N2222
КТ814 | BD136 BD140
КТ815 | BD135 BD139
КТ816 | BD238 BD140
КТ817 | BD237 BD139
КТ805 КТ819 | 2N3055 BD911 TIP41
КТ818 | TIP42 BD912
КТ825 | 2N6050 2N6052
КТ827 | 2N6057 2N6059
КТ829 | TIP122 BD649
КТ853 | TIP127 BD650
КТ837 | TIP42
КТ838 КТ846 | BU208
КТ972 | BD875 BD677
КТ973 | BD876 BD678
КТ940 | BF459 BF458
КТ3117 | 2N2222
КП303 | 2N3819 J113
КП501 | 2N7000 BS170
КП505 | BS170 2N7000
КП723 | IRFZ44
КП740 | IRF740
КП750 | IRF640
КД509 КД510 КД521 КД522 | 1N4148
КД105 КД208 КД209 КД243 | 1N4007
КД226 | FR207 1N4007
КД213 | FR607
КС133 | BZX55C3V3 1N4728
КС139 | BZX55C3V9 1N4730
КС147 | BZX55C4V7 1N4732
КС156 | BZX55C5V6 1N4734
КС162 | BZX55C6V2 1N4735
КС168 | BZX55C6V8 1N4736
КС175 | BZX55C7V5 1N4737
КС182 | BZX55C8V2 1N4738
КС191 | BZX55C9V1 1N4739
КС210 | BZX55C10 1N4740
КС212 КС512 | BZX55C12 1N4742
КС215 КС515 | BZX55C15 1N4744
КС218 КС518 | BZX55C18 1N4746
КС522 | BZX55C22 1N4748
КС524 | BZX55C24 1N4749
КС527 | BZX55C27 1N4750
Д814А | BZX55C8V2 1N4738
Д814Б | BZX55C9V1 1N4739
Д814В | BZX55C10 1N4740
Д814Г | BZX55C11 1N4741
Д814Д | BZX55C13 BZX55C12 1N4743
КУ202 | BT151 2N6504
КУ208 | BT136 BT137
АОТ128 АОТ101 | 4N35 PC817
АОТ127 | 4N32 4N33
АЛ307 | L-53
`;

const analogues: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(rows, 'own', 'others').flatMap(({ own, others }) =>
    own.split(' ').map((name) => [name, others.split(' ')] as const),
  ),
);

/** Latin letters that people type for Russian ones by sound: `KR142EN5A`. Others look like a Russian letter. */
const bySound: Readonly<Record<string, string>> = { D: 'Д', F: 'Ф', G: 'Г', I: 'И', N: 'Н', U: 'У', Z: 'З' };

/** Parts of a circuit's type: `КР140УД708А` is series 140, circuit УД7 and group А. `08` is only its package. */
const circuit =
  /^[А-Я]{0,4}?(?<series>\d{3,4})(?<kind>[А-Я]{2})(?<place>\d{1,2}?)(?:0[128])?(?:(?<group>[А-Я]{1,2})\d?)?$/u;

/** Matches the Russian type of a transistor or diode: `2Т315Б1`, the military version of КТ315Б. */
const discrete = /^(?<kind>[2К][ТПДСУ]|АО[ТУ]|АЛ|Д)(?<place>\d{3,4})(?<group>[А-Я]{0,2})\d?$/u;

/**
 * Returns beginnings of foreign part numbers equivalent to a Russian type, the most similar first: `КР142ЕН5А` → L7805
 * …; empty for other texts. The type may be typed in Latin letters, by look or by sound.
 */
export function analoguesOf(number: string): readonly string[] {
  const letters = number.toUpperCase().replace(/[DFGINUZ]/gu, (letter) => bySound[letter] ?? letter);
  const type = toCyrillic(letters)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^КРЕН/u, '142ЕН');
  const found = (circuit.exec(type) ?? discrete.exec(type))?.groups;
  if (found === undefined) return [];
  const { series = '', kind = '', place = '', group = '' } = found;
  const base = series + kind.replace(/^2/u, 'К') + place;
  return analogues.get(base + group) ?? analogues.get(base) ?? logicAnaloguesOf(series, kind + place);
}
