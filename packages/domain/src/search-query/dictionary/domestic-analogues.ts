import { rowsOf } from './rows-of.ts';

/** Table of Russian (GOST) types of semiconductors, with prefixes of the part numbers of their foreign equivalents. */
const rows = `
КР142ЕН5А К142ЕН5А КРЕН5А КР142ЕН5В | L7805 LM7805 78M05 MC7805 7805
КР142ЕН8А | L7809 LM7809 7809
КР142ЕН8Б КРЕН8Б К142ЕН8Б | L7812 LM7812 78M12 MC7812 7812
КР142ЕН8В | L7815 LM7815 7815
КР142ЕН9А | L7820 7820
КР142ЕН9Б | L7824 7824
КР142ЕН12А К142ЕН12 КРЕН12А | LM317
КР142ЕН19 КР142ЕН19А | TL431
КР1006ВИ1 | NE555 LM555 TLC555
К140УД6 К140УД7 КР140УД7 | UA741 LM741
К140УД17 К140УД17А | OP07
К140УД20 | UA747
КР1040УД1 К1040УД1 | LM358
К1401УД2 КР1401УД2А КР1401УД2 | LM324
К554СА3 КР554СА3 К554СА3А | LM311
К1401СА1 | LM339
К1040СА1 | LM393
К561ЛА7 К176ЛА7 | CD4011
К561ЛЕ5 К176ЛЕ5 | CD4001
К561ЛН2 | CD4049
К561ТМ2 | CD4013
К561ИЕ8 К176ИЕ8 | CD4017 HEF4017 74HC4017
К561ИЕ16 | CD4020
К561КТ3 К176КТ1 | CD4066
К561ТЛ1 | CD4093
К155ЛА3 К555ЛА3 | SN7400 SN74LS00 74HC00
К155ЛН1 К555ЛН1 | SN7404 74HC04
К555ИР23 | SN74LS374 74HC374
КР1554ЛА3 | 74AC00
КТ315 КТ315Б КТ315Г КТ3102 КТ3102Е КТ3102Б | BC547 2N3904 BC847 MMBT3904
КТ361 КТ361Г КТ361Б КТ3107 КТ3107Б | BC557 2N3906 BC857 MMBT3906
КТ817 КТ817Г КТ817Б | BD237 BD139
КТ816 КТ816Г КТ816Б | BD238 BD140
КТ972 КТ972А | BD875 BD677
КТ805 КТ805БМ КТ819 КТ819Г | 2N3055 BD911 TIP41
КТ818 КТ818Г | TIP42 BD912
КП303 КП303Е | 2N3819 J113
КД522 КД522Б КД521 КД521А | 1N4148
КД226 КД226Д КД226Г | 1N4007 FR207
КД209 КД105Б КД243 КД243Д | 1N4007
КД213 КД213А | FR607
КС147А | BZX55C4V7 1N4732
КС156А | BZX55C5V6 1N4734
КС168А | BZX55C6V8 1N4736
Д814А Д814Б Д814В Д814Г Д814Д | BZX55C 1N47
АОТ128А АОТ128Б АОТ101 | 4N35 PC817
АЛ307БМ АЛ307 АЛ307ВМ | L-53
К572ПВ5 КР572ПВ5 | ICL7106
К572ПВ2 | ICL7107
КР1533ЛА3 | 74ALS00
ЭКР1436ХХ | LM34119
`;

const fold = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const analogues: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(rows, 'own', 'others').flatMap(({ own, others }) =>
    own.split(' ').map((name) => [fold(name), others.split(' ')] as const),
  ),
);

/** Returns prefixes of foreign part numbers equivalent to a Russian type: `КР142ЕН5А` → L7805 …; empty for others. */
export const analoguesOf = (number: string): readonly string[] => analogues.get(fold(number)) ?? [];
