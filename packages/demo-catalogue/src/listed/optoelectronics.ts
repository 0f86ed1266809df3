import type { ListedTable } from './table.ts';

/** LEDs of Kingbright, 3 and 5 mm. Columns: type, colour, wavelength, intensity, angle, forward voltage, price. */
const kingbright = `
L-53ID|red|627n|0.1|30|2|5
L-53GD|green|568n|0.06|30|2.2|5
L-53YD|yellow|590n|0.05|30|2.1|5
L-53SRC-C|red|640n|1.9|20|1.85|9
L-53SGC|green|568n|0.4|20|2.2|9
L-53MBC|blue|430n|0.09|20|4.5|14
L-53NGC-C|orange|607n|0.3|20|2.05|9
L-934ID|red|627n|0.05|60|2|5
L-934GD|green|568n|0.03|60|2.2|5
L-934YD|yellow|590n|0.02|60|2.1|5
L-7104ID|red|627n|0.06|40|2|5
L-7104GD|green|568n|0.04|40|2.2|5
L-7104YD|yellow|590n|0.03|40|2.1|5
L-7113ID|red|627n|0.1|30|2|5
L-7113GD|green|568n|0.06|30|2.2|5
L-7113QBC-D|blue|470n|1.6|20|3.3|15
L-7113SRD-J4|red|640n|1.2|30|1.9|12
L-813ID|red|627n|0.08|50|2|22
L-813GD|green|568n|0.06|50|2.2|22
`;

const leds: readonly ListedTable[] = [
  {
    category: 'leds',
    brand: 'kingbright',
    columns: 'mpn color wavelength luminous_intensity viewing_angle forward_voltage price diameter package',
    common: { current: '0.02' },
    weight: 300,
    rows: kingbright
      .trim()
      .split('\n')
      .map((row) => {
        const diameter = row.startsWith('L-934') || row.startsWith('L-7104') ? 3 : row.startsWith('L-813') ? 10 : 5;
        return `${row}|${diameter}m|LED-${diameter}mm`;
      })
      .join('\n'),
  },
  {
    category: 'leds',
    brand: 'everbright',
    columns: 'mpn brand color wavelength luminous_intensity viewing_angle forward_voltage current package price',
    weight: 20,
    rows: `
17-21SURC/S530-A2/TR8|everbright|red|632n|0.07|130|2|0.02|0805|5
17-21SYGC/S530-E2/TR8|everbright|green|573n|0.04|130|2|0.02|0805|5
17-21UYC/S530-A3/TR8|everbright|yellow|589n|0.06|130|2|0.02|0805|5
19-217/BHC-ZL1M2RY/3T|everbright|blue|468n|0.02|120|3.3|0.005|0603|6
19-217/R6C-AL1M2VY/3T|everbright|red|632n|0.02|120|2|0.005|0603|5
19-217/GHC-YR1S2/3T|everbright|green|525n|0.18|120|3.3|0.02|0603|6
KP-2012SURC|kingbright|red|640n|0.15|120|1.95|0.02|0805|9
KP-2012SGC|kingbright|green|568n|0.02|120|2.2|0.02|0805|8
KP-2012QBC-D|kingbright|blue|470n|0.08|120|3.3|0.02|0805|12
KP-1608SURCK|kingbright|red|630n|0.12|120|1.95|0.02|0603|9
KP-1608CGCK|kingbright|green|570n|0.04|120|2.1|0.02|0603|9
KPTD-3216SURCK|kingbright|red|630n|0.25|60|1.95|0.02|1206|12
XPEBWT-L1-0000-00D50|cree|white|||115|2.9|0.35|3535|130
XPGBWT-L1-0000-00G51|cree|white|||115|2.8|0.35|3535|190
XTEAWT-00-0000-000000H51|cree|white|||115|2.85|0.35|3535|150
WS2812B-V5|worldsemi|rgb|||120|5|0.012|5050|14
SK6812|worldsemi|rgb|||120|5|0.012|5050|12
APA102-2020|worldsemi|rgb|||120|5|0.02|2020|26
TSAL6200|vishay|infrared|940n||34|1.35|0.1|LED-5mm|22
TSAL6400|vishay|infrared|940n||50|1.35|0.1|LED-5mm|22
TSUS5400|vishay|infrared|950n||44|1.3|0.15|LED-5mm|26
TSHF5410|vishay|infrared|890n||44|1.4|0.1|LED-5mm|34
VSMB2020X01|vishay|infrared|940n||24|1.35|0.1|PLCC-2|46
АЛ307БМ|planeta|red|655n|0.9m|30|2|0.01|LED-5mm|12
АЛ307ВМ|planeta|green|567n|0.4m|30|2.8|0.02|LED-5mm|13
АЛ307ЕМ|planeta|yellow|590n|1.5m|30|2.5|0.01|LED-5mm|13
АЛ102Б|planeta|red|655n|0.1m|50|2.8|0.02|AL102|34
`,
  },
  {
    category: 'seven-segment-displays',
    brand: 'kingbright',
    columns: 'mpn brand color digits height forward_voltage luminous_intensity price',
    weight: 3000,
    rows: `
SC56-11EWA|kingbright|red|1|14.2m|2|0.014|72
SA56-11EWA|kingbright|red|1|14.2m|2|0.014|72
SC56-11GWA|kingbright|green|1|14.2m|2.2|0.012|74
SA56-11GWA|kingbright|green|1|14.2m|2.2|0.012|74
SC56-11SRWA|kingbright|red|1|14.2m|1.85|0.051|84
SA52-11EWA|kingbright|red|1|13.2m|2|0.012|70
SC39-11EWA|kingbright|red|1|9.9m|2|0.01|64
SC08-11EWA|kingbright|red|1|20.3m|4|0.02|130
SA10-21EWA|kingbright|red|1|25.4m|8|0.023|170
DC56-11EWA|kingbright|red|2|14.2m|2|0.014|120
DA56-11EWA|kingbright|red|2|14.2m|2|0.014|120
BC56-12EWA|kingbright|red|3|14.2m|2|0.014|170
BA56-12EWA|kingbright|red|3|14.2m|2|0.014|170
CC56-12EWA|kingbright|red|4|14.2m|2|0.014|210
CA56-12EWA|kingbright|red|4|14.2m|2|0.014|210
CC56-12GWA|kingbright|green|4|14.2m|2.2|0.012|215
CC04-41SRWA|kingbright|red|4|10m|1.85|0.03|190
CA04-41SRWA|kingbright|red|4|10m|1.85|0.03|190
АЛС324Б|planeta|red|1|7.5m|2.5|0.15m|48
АЛС333А|planeta|red|1|12m|2|0.2m|62
`,
  },
  {
    category: 'optocouplers',
    brand: 'sharp',
    columns: 'mpn brand channels isolation_voltage ctr output_type collector_emitter_voltage package price',
    rows: `
PC817X1NSZ9F|sharp|1|5000|80..160|transistor|80|DIP-4|14
PC817X2NSZ9F|sharp|1|5000|130..260|transistor|80|DIP-4|14
PC817X3NSZ9F|sharp|1|5000|200..400|transistor|80|DIP-4|14
PC817XNIP1B|sharp|1|5000|50..600|transistor|80|SMD-4|15
PC827|sharp|2|5000|50..600|transistor|35|DIP-8|40
PC847|sharp|4|5000|50..600|transistor|35|DIP-16|66
PC123X2YFZ0F|sharp|1|5000|50..400|transistor|70|DIP-4|28
EL817C|everbright|1|5000|200..400|transistor|35|DIP-4|8
EL817S1(C)(TU)-F|everbright|1|5000|200..400|transistor|35|SMD-4|9
EL357N(C)(TA)-G|everbright|1|3750|200..400|transistor|80|SOP-4|10
LTV-817-B|liteon|1|5000|130..260|transistor|35|DIP-4|10
LTV-827|liteon|2|5000|50..600|transistor|35|DIP-8|24
LTV-847|liteon|4|5000|50..600|transistor|35|DIP-16|44
TLP281-4|toshiba|4|2500|50..600|transistor|80|SOIC-16|92
TLP185(GB,SE|toshiba|1|3750|100..400|transistor|80|SOP-4|24
TLP521-1|toshiba|1|2500|50..600|transistor|55|DIP-4|32
TLP521-4GB|toshiba|4|2500|100..600|transistor|55|DIP-16|96
TLP250|toshiba|1|2500||logic|35|DIP-8|150
TLP350|toshiba|1|3750||logic|30|DIP-8|190
4N25|vishay|1|5300|20..50|transistor|70|DIP-6|32
4N26|vishay|1|5300|20..50|transistor|70|DIP-6|32
4N33|vishay|1|5300|500..1000|transistor|55|DIP-6|36
4N35|vishay|1|5300|100..200|transistor|70|DIP-6|33
4N37|vishay|1|5300|100..200|transistor|70|DIP-6|34
CNY17-2|vishay|1|5300|63..125|transistor|70|DIP-6|34
CNY17-3|vishay|1|5300|100..200|transistor|70|DIP-6|34
CNY17F-4|vishay|1|5300|160..320|transistor|70|DIP-6|36
SFH615A-3|vishay|1|5300|100..200|transistor|70|DIP-4|40
SFH617A-3|vishay|1|5300|100..200|transistor|70|DIP-4|40
IL300|vishay|1|5300||transistor||DIP-8|290
6N135|vishay|1|5300|7..50|logic|15|DIP-8|62
6N136|vishay|1|5300|19..50|logic|15|DIP-8|64
6N137|vishay|1|5300||logic|7|DIP-8|72
6N138|vishay|1|5300|300..1600|logic|7|DIP-8|68
6N139|vishay|1|5300|500..1600|logic|18|DIP-8|70
HCPL-2630-000E|broadcom|2|3750||logic|7|DIP-8|330
HCPL-3120-000E|broadcom|1|3750||logic|30|DIP-8|310
HCPL-7840-000E|broadcom|1|3750||logic|5.5|DIP-8|620
ACPL-332J-000E|broadcom|1|3750||logic|30|SOIC-16|690
MOC3021M|onsemi|1|4170||triac|400|DIP-6|38
MOC3023M|onsemi|1|4170||triac|400|DIP-6|38
MOC3041M|onsemi|1|4170||triac|400|DIP-6|48
MOC3052M|onsemi|1|4170||triac|600|DIP-6|46
MOC3063M|onsemi|1|4170||triac|600|DIP-6|54
MOC3083M|onsemi|1|4170||triac|800|DIP-6|72
H11L1M|onsemi|1|4170||logic|16|DIP-6|98
АОТ101АС|optron|2|1500|50..150|transistor|10|DIP-8|110
АОТ128А|optron|1|1500|50..150|transistor|50|DIP-6|60
АОУ103В|optron|1|500||triac|200|DIP-6|130
3ОТ110А|optron|1|500|80..200|transistor|30|DIP-6|260
`,
  },
  {
    category: 'photodetectors',
    brand: 'vishay',
    columns: 'mpn brand wavelength viewing_angle collector_emitter_voltage power package price part_ru part_en part_tr',
    weight: 400,
    rows: `
BPW34|vishay|900n|130|60|0.215|DIP-2|72|Фотодиод|Photodiode|Fotodiyot
BPW41N|vishay|950n|130|60|0.215|SIP-2|56|Фотодиод|Photodiode|Fotodiyot
BPV10NF|vishay|940n|40|60|0.215|LED-5mm|66|Фотодиод|Photodiode|Fotodiyot
VBPW34S|vishay|940n|130|60|0.215|SMD-2|84|Фотодиод|Photodiode|Fotodiyot
BPW85C|vishay|850n|50|70|0.1|LED-3mm|44|Фототранзистор|Phototransistor|Fototransistör
BPW96C|vishay|850n|40|70|0.15|LED-5mm|46|Фототранзистор|Phototransistor|Fototransistör
TEPT4400|vishay|570n|60|6|0.1|LED-3mm|48|Фототранзистор|Phototransistor|Fototransistör
TEKT5400S|vishay|920n|74|70|0.15|SIP-2|42|Фототранзистор|Phototransistor|Fototransistör
SFH309FA-4|osram|900n|24|35|0.165|LED-3mm|36|Фототранзистор|Phototransistor|Fototransistör
PT204-6C|everbright|940n|40|30|0.075|LED-3mm|12|Фототранзистор|Phototransistor|Fototransistör
PT334-6C|everbright|940n|40|30|0.075|LED-5mm|13|Фототранзистор|Phototransistor|Fototransistör
TSOP4838|vishay|950n|90||0.01|SIP-3|68|ИК-приёмник|IR receiver|IR alıcı
TSOP4836|vishay|950n|90||0.01|SIP-3|68|ИК-приёмник|IR receiver|IR alıcı
TSOP38238|vishay|950n|90||0.01|SIP-3|62|ИК-приёмник|IR receiver|IR alıcı
TSOP1738|vishay|950n|90||0.01|SIP-3|92|ИК-приёмник|IR receiver|IR alıcı
TSOP31236|vishay|950n|90||0.01|SIP-3|66|ИК-приёмник|IR receiver|IR alıcı
TCST2103|vishay|950n||70|0.25|THT-4|92|Оптопара щелевая|Slotted optical switch|Yarıklı optik anahtar
TCRT5000|vishay|950n||70|0.2|THT-4|64|Датчик отражательный|Reflective sensor|Yansımalı sensör
ФД256|optron|850n||10|0.05|TO-18|190|Фотодиод|Photodiode|Fotodiyot
`,
  },
];

/** LEDs, displays, optocouplers and photodetectors. */
export const optoelectronicTables: readonly ListedTable[] = leds;
