import type { ListedTable } from './table.ts';

const opAmpColumns = 'mpn brand channels gain_bandwidth supply_voltage rail_to_rail package price';

/** Operational amplifiers. The supply voltage is the total between both rails, as a range. */
const operationalAmplifiers: ListedTable = {
  category: 'operational-amplifiers',
  brand: 'ti',
  columns: opAmpColumns,
  rows: `
LM358P|ti|2|700k|3..32||DIP-8|18
LM358DR|ti|2|700k|3..32||SOIC-8|12
LM358N|st|2|1.1M|3..30||DIP-8|22
LM358DT|st|2|1.1M|3..30||SOIC-8|14
LM358PWR|ti|2|700k|3..32||TSSOP-8|15
LM324N|ti|4|1.2M|3..32||DIP-14|24
LM324DR|ti|4|1.2M|3..32||SOIC-14|15
LM324DT|st|4|1.3M|3..30||SOIC-14|17
LM2904DR|ti|2|700k|3..26||SOIC-8|13
LM2904N|st|2|1.1M|3..30||DIP-8|24
LM2902DR|ti|4|1.2M|3..26||SOIC-14|16
LM741CN/NOPB|ti|1|1.5M|10..36||DIP-8|58
UA741CP|ti|1|1M|10..36||DIP-8|39
NE5532P|ti|2|10M|10..30||DIP-8|42
NE5532DR|ti|2|10M|10..30||SOIC-8|33
NE5532AP|ti|2|10M|10..30||DIP-8|60
NE5534P|ti|1|10M|10..30||DIP-8|55
NE5534AP|ti|1|10M|10..30||DIP-8|72
RC4558P|ti|2|3M|10..30||DIP-8|28
RC4558DR|ti|2|3M|10..30||SOIC-8|20
TL061CP|ti|1|1M|7..36||DIP-8|42
TL062CP|ti|2|1M|7..36||DIP-8|40
TL062CDR|ti|2|1M|7..36||SOIC-8|26
TL064CN|ti|4|1M|7..36||DIP-14|55
TL071CP|ti|1|3M|7..36||DIP-8|38
TL071CDR|ti|1|3M|7..36||SOIC-8|27
TL072CP|ti|2|3M|7..36||DIP-8|36
TL072CDR|ti|2|3M|7..36||SOIC-8|26
TL074CN|ti|4|3M|7..36||DIP-14|44
TL074CDR|ti|4|3M|7..36||SOIC-14|30
TL081CP|ti|1|3M|7..36||DIP-8|40
TL082CP|ti|2|3M|7..36||DIP-8|38
TL082CDR|ti|2|3M|7..36||SOIC-8|27
TL084CN|ti|4|3M|7..36||DIP-14|46
TL084CDR|ti|4|3M|7..36||SOIC-14|31
LF353P|ti|2|3M|7..36||DIP-8|66
LF347N|ti|4|3M|7..36||DIP-14|90
LF356N/NOPB|ti|1|5M|10..36||DIP-8|180
OP07CP|ti|1|600k|6..36||DIP-8|75
OP07CDR|ti|1|600k|6..36||SOIC-8|58
OP07CPZ|analog-devices|1|600k|6..36||DIP-8|210
OP27GPZ|analog-devices|1|8M|8..44||DIP-8|480
OP37GPZ|analog-devices|1|63M|8..44||DIP-8|510
OP177GPZ|analog-devices|1|600k|6..36||DIP-8|360
OP275GPZ|analog-devices|2|9M|9..44||DIP-8|520
OP295GPZ|analog-devices|2|75k|3..36|yes|DIP-8|900
OPA2134PA|ti|2|8M|5..36||DIP-8|430
OPA134PA|ti|1|8M|5..36||DIP-8|360
OPA2134UA|ti|2|8M|5..36||SOIC-8|390
OPA2604AP|ti|2|20M|9..48||DIP-8|780
OPA627AP|ti|1|16M|9..36||DIP-8|4200
OPA1612AIDR|ti|2|40M|4.5..36||SOIC-8|620
OPA1656IDR|ti|2|53M|4.5..36||SOIC-8|330
OPA2277PA|ti|2|1M|4..36||DIP-8|690
OPA2340PA|ti|2|5.5M|2.7..5.5|yes|DIP-8|560
OPA340NA/250|ti|1|5.5M|2.7..5.5|yes|SOT-23-5|330
OPA333AIDBVR|ti|1|350k|1.8..5.5|yes|SOT-23-5|240
OPA2333AIDR|ti|2|350k|1.8..5.5|yes|SOIC-8|390
OPA350UA|ti|1|38M|2.7..5.5|yes|SOIC-8|420
OPA548T|ti|1|1M|8..60||TO-220-7|2900
LMV321IDBVR|ti|1|1M|2.7..5.5|yes|SOT-23-5|14
LMV358IDR|ti|2|1M|2.7..5.5|yes|SOIC-8|18
LMV324IDR|ti|4|1M|2.7..5.5|yes|SOIC-14|24
TLC271CP|ti|1|1.7M|3..16||DIP-8|110
TLC272CP|ti|2|1.7M|3..16||DIP-8|105
TLC274CN|ti|4|1.7M|3..16||DIP-14|150
TLC2272CP|ti|2|2.18M|4.4..16|yes|DIP-8|230
TLC2274CN|ti|4|2.18M|4.4..16|yes|DIP-14|310
TLE2072CP|ti|2|9.4M|4.5..38||DIP-8|520
TS912IN|st|2|1.4M|2.7..16|yes|DIP-8|190
TS924IN|st|4|4M|2.7..12|yes|DIP-14|290
TSV912IDT|st|2|8M|2.5..5.5|yes|SOIC-8|75
MCP601-I/P|microchip|1|2.8M|2.7..6|yes|DIP-8|95
MCP602-I/P|microchip|2|2.8M|2.7..6|yes|DIP-8|110
MCP602-I/SN|microchip|2|2.8M|2.7..6|yes|SOIC-8|98
MCP6001T-I/OT|microchip|1|1M|1.8..6|yes|SOT-23-5|32
MCP6002-I/P|microchip|2|1M|1.8..6|yes|DIP-8|58
MCP6002-I/SN|microchip|2|1M|1.8..6|yes|SOIC-8|45
MCP6004-I/P|microchip|4|1M|1.8..6|yes|DIP-14|82
MCP6022-I/P|microchip|2|10M|2.5..5.5|yes|DIP-8|210
MCP6024-I/P|microchip|4|10M|2.5..5.5|yes|DIP-14|330
AD620ANZ|analog-devices|1|120k|4.6..36||DIP-8|1100
AD622ANZ|analog-devices|1|800k|5.2..36||DIP-8|980
AD623ANZ|analog-devices|1|800k|2.7..12|yes|DIP-8|690
AD711JNZ|analog-devices|1|4M|9..36||DIP-8|460
AD712JNZ|analog-devices|2|4M|9..36||DIP-8|620
AD797ANZ|analog-devices|1|110M|10..36||DIP-8|1400
AD811ANZ|analog-devices|1|140M|9..36||DIP-8|1300
AD817ANZ|analog-devices|1|50M|5..36||DIP-8|680
AD823ANZ|analog-devices|2|16M|3..36|yes|DIP-8|1150
AD826ANZ|analog-devices|2|50M|5..36||DIP-8|1050
AD8031ANZ|analog-devices|1|80M|2.7..12|yes|DIP-8|560
AD8065ARZ|analog-devices|1|145M|5..24|yes|SOIC-8|650
AD8099ARDZ|analog-devices|1|510M|5..12||SOIC-8|890
AD8221ARZ|analog-devices|1|825k|4.6..36||SOIC-8|1150
AD8541ARTZ-REEL7|analog-devices|1|1M|2.7..5.5|yes|SOT-23-5|105
AD8542ARZ|analog-devices|2|1M|2.7..5.5|yes|SOIC-8|190
AD8606ARZ|analog-devices|2|10M|2.7..5.5|yes|SOIC-8|410
AD8620ARZ|analog-devices|2|25M|10..26||SOIC-8|1700
AD8628ARTZ-REEL7|analog-devices|1|2.5M|2.7..5|yes|SOT-23-5|310
ADA4898-1YRDZ|analog-devices|1|65M|9..33||SOIC-8|1050
LT1001CN8#PBF|analog-devices|1|800k|6..40||DIP-8|820
LT1028CN8#PBF|analog-devices|1|75M|9..36||DIP-8|1250
LT1013CP|ti|2|1M|5..44||DIP-8|260
INA128P|ti|1|1.3M|4.5..36||DIP-8|1250
INA118P|ti|1|800k|2.7..36||DIP-8|1350
INA125P|ti|1|150k|2.7..36||DIP-8|830
INA333AIDGKR|ti|1|150k|1.8..5.5|yes|MSOP-8|390
MC33078P|ti|2|16M|10..36||DIP-8|64
MC33079N|st|4|15M|5..36||DIP-14|130
MC33178DR2G|onsemi|2|5M|4..36||SOIC-8|62
MC34072DR2G|onsemi|2|4.5M|3..44||SOIC-8|66
MC1458P|ti|2|1M|10..30||DIP-8|50
LM833N|st|2|15M|10..36||DIP-8|52
LM833DT|st|2|15M|10..36||SOIC-8|38
LM837N|ti|4|25M|10..36||DIP-14|260
LM4562NA/NOPB|ti|2|55M|5..34||DIP-8|480
LME49720NA|ti|2|55M|5..34||DIP-8|760
LM6172IN|ti|2|100M|5.5..36||DIP-8|760
THS4031ID|ti|1|100M|9..33||SOIC-8|760
THS3091D|ti|1|210M|10..30||SOIC-8|1050
LM318N|ti|1|15M|10..40||DIP-8|210
LM301AN|ti|1|1M|10..36||DIP-8|120
LM308N|ti|1|300k|4..36||DIP-8|190
LM3900N|ti|4|2.5M|4.5..32||DIP-14|98
TLV2372IDR|ti|2|3M|2.7..16|yes|SOIC-8|120
TLV9002IDR|ti|2|1M|1.8..5.5|yes|SOIC-8|30
TLV9062IDR|ti|2|10M|1.8..5.5|yes|SOIC-8|52
TLV2462IP|ti|2|6.4M|2.7..6|yes|DIP-8|290
CA3130EZ|renesas|1|15M|5..16||DIP-8|390
CA3140EZ|renesas|1|4.5M|4..36||DIP-8|310
CA3240EZ|renesas|2|4.5M|4..36||DIP-8|440
ICL7650SCPDZ|renesas|1|2M|9..16||DIP-14|1500
`,
};

/** Operational amplifiers of Soviet and Russian makers. */
const domesticAmplifiers: ListedTable = {
  category: 'operational-amplifiers',
  brand: 'integral',
  columns: opAmpColumns,
  rows: `
К140УД6А|alfa|1|1M|10..36||TO-99-8|46
К140УД7|alfa|1|800k|10..36||TO-99-8|38
КР140УД708|alfa|1|800k|10..36||DIP-8|22
К140УД8А|alfa|1|1M|12..32||TO-99-12|65
К140УД12|alfa|1|300k|3..36||TO-99-8|58
КР140УД1208|alfa|1|300k|3..36||DIP-8|36
К140УД14А|alfa|1|300k|10..36||TO-99-8|95
К140УД17А|alfa|1|400k|6..36||TO-99-8|150
К140УД20А|alfa|2|550k|10..36||DIP-14|70
КР140УД20А|alfa|2|550k|10..36||DIP-14|42
К153УД2|vzpp|1|1M|10..36||TO-99-8|60
К153УД6|vzpp|1|700k|10..36||TO-99-8|72
К157УД1|mikron|1|500k|6..40||SIP-9|60
К157УД2|mikron|2|1M|6..36||DIP-14|33
К157УД3|mikron|2|1M|6..36||DIP-14|48
К544УД1А|alfa|1|1M|16..33||TO-99-8|120
К544УД2А|alfa|1|15M|12..34||TO-99-8|170
КР544УД1А|alfa|1|1M|16..33||DIP-8|70
КР544УД2А|alfa|1|15M|12..34||DIP-8|92
К551УД1А|vzpp|1|800k|10..33||TO-99-8|130
К574УД1А|mikron|1|10M|12..34||TO-99-8|210
КР574УД2А|mikron|2|2M|12..34||DIP-8|85
К1401УД1|vzpp|4|2.5M|4..15||DIP-14|40
К1401УД2А|vzpp|4|2.5M|5..33||DIP-14|45
КР1408УД1|vzpp|1|500k|14..80||DIP-14|210
`,
};

/** Comparators. The response time is for a step of 100 mV. К554 and К521 are Soviet series. */
const comparators: ListedTable = {
  category: 'comparators',
  brand: 'ti',
  columns: 'mpn brand channels response_time supply_voltage output_type package price',
  rows: `
LM393P|ti|2|1.3u|2..36|open-collector|DIP-8|17
LM393DR|ti|2|1.3u|2..36|open-collector|SOIC-8|11
LM393N|st|2|1.3u|2..36|open-collector|DIP-8|20
LM339N|ti|4|1.3u|2..36|open-collector|DIP-14|22
LM339DR|ti|4|1.3u|2..36|open-collector|SOIC-14|14
LM2903DR|ti|2|1.3u|2..36|open-collector|SOIC-8|12
LM2901DR|ti|4|1.3u|2..36|open-collector|SOIC-14|16
LM311P|ti|1|165n|3.5..30|open-collector|DIP-8|33
LM311DR|ti|1|165n|3.5..30|open-collector|SOIC-8|24
LM319N|ti|2|80n|5..36|open-collector|DIP-14|120
LM306P|ti|1|28n|12..24|open-collector|DIP-8|160
TL331IDBVR|ti|1|1.3u|2..36|open-collector|SOT-23-5|16
LMV331IDBVR|ti|1|200n|2.7..5.5|open-collector|SOT-23-5|22
LMV393IDR|ti|2|200n|2.7..5.5|open-collector|SOIC-8|21
TLC372CP|ti|2|200n|2..18|open-drain|DIP-8|130
TLC3702CP|ti|2|2.7u|3..16|push-pull|DIP-8|140
TLV3501AIDBVR|ti|1|4.5n|2.7..5.5|push-pull|SOT-23-6|330
TLV3201AIDBVR|ti|1|40n|2.7..5.5|push-pull|SOT-23-5|120
TS391ILT|st|1|300n|2..36|open-collector|SOT-23-5|31
MCP6541-I/P|microchip|1|4u|1.6..5.5|push-pull|DIP-8|74
MCP6542-I/P|microchip|2|4u|1.6..5.5|push-pull|DIP-8|92
MCP6561T-E/OT|microchip|1|47n|1.8..5.5|push-pull|SOT-23-5|60
AD8561ANZ|analog-devices|1|7n|3..10|push-pull|DIP-8|920
AD790JNZ|analog-devices|1|40n|4.5..33|push-pull|DIP-8|1350
LT1016CN8#PBF|analog-devices|1|10n|5..10|push-pull|DIP-8|1050
ADCMP600BRJZ-REEL7|analog-devices|1|3.5n|2.5..5.5|push-pull|SOT-23-5|430
К554СА3А|vzpp|1|200n|5..36|open-collector|DIP-14|44
КР554СА3А|vzpp|1|200n|5..36|open-collector|DIP-14|30
К521СА3|alfa|1|200n|5..36|open-collector|TO-99-8|75
К521СА2|alfa|1|120n|12..24|push-pull|TO-99-8|80
К1401СА1|vzpp|4|1.3u|2..36|open-collector|DIP-14|38
`,
};

const timers: ListedTable = {
  category: 'timers',
  brand: 'ti',
  columns: 'mpn brand channels frequency supply_voltage package price part_ru part_en part_tr',
  rows: `
NE555P|ti|1|100k|4.5..16|DIP-8|16|Прецизионный таймер|Precision timer|Hassas zamanlayıcı
NE555DR|ti|1|100k|4.5..16|SOIC-8|11|Прецизионный таймер|Precision timer|Hassas zamanlayıcı
NE555PWR|ti|1|100k|4.5..16|TSSOP-8|14|Прецизионный таймер|Precision timer|Hassas zamanlayıcı
NE555N|st|1|500k|4.5..16|DIP-8|21|Таймер|Timer|Zamanlayıcı
NE555DT|st|1|500k|4.5..16|SOIC-8|15|Таймер|Timer|Zamanlayıcı
SA555P|ti|1|100k|4.5..16|DIP-8|24|Прецизионный таймер|Precision timer|Hassas zamanlayıcı
SE555P|ti|1|100k|4.5..18|DIP-8|70|Прецизионный таймер|Precision timer|Hassas zamanlayıcı
NE556N|ti|2|100k|4.5..16|DIP-14|34|Сдвоенный таймер|Dual timer|Çift zamanlayıcı
NE556DR|ti|2|100k|4.5..16|SOIC-14|26|Сдвоенный таймер|Dual timer|Çift zamanlayıcı
TLC555CP|ti|1|2.1M|2..15|DIP-8|68|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
TLC555IDR|ti|1|2.1M|2..15|SOIC-8|58|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
TLC556CN|ti|2|2.1M|2..15|DIP-14|120|Сдвоенный КМОП-таймер|Dual CMOS timer|Çift CMOS zamanlayıcı
LMC555CN/NOPB|ti|1|3M|1.5..15|DIP-8|140|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
LMC555CMX/NOPB|ti|1|3M|1.5..15|SOIC-8|95|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
ICM7555IPAZ|renesas|1|1M|2..18|DIP-8|160|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
ICM7556IPDZ|renesas|2|1M|2..18|DIP-14|260|Сдвоенный КМОП-таймер|Dual CMOS timer|Çift CMOS zamanlayıcı
ICM7555CD,118|nexperia|1|500k|3..16|SOIC-8|48|КМОП-таймер|CMOS timer|CMOS zamanlayıcı
КР1006ВИ1|vzpp|1|100k|5..16.5|DIP-8|25|Таймер|Timer|Zamanlayıcı
КР1008ВИ1|vzpp|2|100k|5..15|DIP-14|60|Сдвоенный таймер|Dual timer|Çift zamanlayıcı
КР512ПС10|mikron|1|4M|4..6|DIP-16|95|Программируемый таймер|Programmable timer|Programlanabilir zamanlayıcı
`,
};

const audioAmplifiers: ListedTable = {
  category: 'audio-amplifiers',
  brand: 'st',
  columns: 'mpn brand power channels supply_voltage package price',
  rows: `
TDA2030AV|st|18|1|12..44|TO-220-5|75
TDA2030L|st|14|1|12..36|TO-220-5|70
TDA2040V|st|22|1|5..40|TO-220-5|140
TDA2050V|st|32|1|9..50|TO-220-5|160
TDA2003V|st|10|1|8..18|TO-220-5|65
TDA2003H|st|10|1|8..18|TO-220-5|66
TDA2005R|st|20|2|8..18|Multiwatt-11|190
TDA2822M|st|1|2|1.8..15|DIP-8|40
TDA7052A/N2|nxp|1.1|1|4.5..18|DIP-8|120
TDA7053A/N2|nxp|1|2|4.5..18|DIP-16|180
TDA7265|st|25|2|10..50|Multiwatt-11|260
TDA7266|st|7|2|3.5..18|Multiwatt-15|190
TDA7293V|st|100|1|24..100|Multiwatt-15|410
TDA7294V|st|100|1|20..80|Multiwatt-15|350
TDA7297|st|15|2|6.5..18|Multiwatt-15|230
TDA7377|st|35|4|8..18|Multiwatt-15|310
TDA7388|st|45|4|8..18|Flexiwatt-25|420
TDA7560|st|80|4|8..18|Flexiwatt-25|690
TDA7850|st|80|4|8..18|Flexiwatt-25|880
TDA1517P/N3|nxp|6|2|6..18|DIP-18|260
TDA8560Q/N1|nxp|40|2|6..18|DBS-13|390
LM386N-1/NOPB|ti|0.325|1|4..12|DIP-8|80
LM386N-4/NOPB|ti|1|1|5..18|DIP-8|95
LM386M-1/NOPB|ti|0.325|1|4..12|SOIC-8|72
LM1875T/NOPB|ti|20|1|16..60|TO-220-5|390
LM3886TF/NOPB|ti|68|1|20..94|TO-220-11|890
LM4780TA|ti|60|2|20..84|TO-220-27|1900
LM4871MX/NOPB|ti|3|1|2..5.5|SOIC-8|95
LM4863MTE|ti|2.2|2|2..5.5|TSSOP-20|190
TPA3116D2DADR|ti|50|2|4.5..26|HTSSOP-32|260
TPA3118D2DAPR|ti|30|2|4.5..26|HTSSOP-32|230
TPA3110D2PWPR|ti|15|2|8..26|HTSSOP-28|220
TPA2012D2RTJR|ti|2.1|2|2.5..5.5|QFN-20|180
TAS5756MDCAR|ti|35|2|4.5..26.4|TSSOP-48|690
MAX98357AETE+T|analog-devices|3.2|1|2.5..5.5|QFN-16|260
MAX9744ETH+|analog-devices|20|2|4.5..14|QFN-44|760
PAM8403DR|diodes|3|2|2.5..5.5|SOIC-16|32
PAM8610TR|diodes|10|2|7..15|QFN-40|120
PAM8302AADCR|diodes|2.5|1|2..5.5|MSOP-8|38
К174УН7|voshod|4.5|1|6..18|DIP-12|80
К174УН14|voshod|4.5|1|8..18|TO-220-5|75
К174УН19|voshod|15|1|12..36|TO-220-5|85
К174УН24|voshod|1|1|4.5..18|DIP-8|60
`,
};

const dataConverters: ListedTable = {
  category: 'data-converters',
  brand: 'ti',
  columns: 'mpn brand resolution channels sample_rate interface supply_voltage package price part_ru part_en part_tr',
  rows: `
ADS1115IDGSR|ti|16|4|860|I²C|2..5.5|VSSOP-10|260|АЦП|ADC|ADC
ADS1015IDGSR|ti|12|4|3.3k|I²C|2..5.5|VSSOP-10|210|АЦП|ADC|ADC
ADS1220IPWR|ti|24|4|2k|SPI|2.3..5.5|TSSOP-16|390|АЦП|ADC|ADC
ADS1232IPWR|ti|24|2|80|SPI|2.7..5.3|TSSOP-24|560|АЦП|ADC|ADC
ADS1256IDBR|ti|24|8|30k|SPI|4.75..5.25|SSOP-28|990|АЦП|ADC|ADC
ADS7841E|ti|12|4|200k|SPI|2.7..5|SSOP-16|420|АЦП|ADC|ADC
ADS8320E|ti|16|1|100k|SPI|2.7..5.25|MSOP-8|690|АЦП|ADC|ADC
ADC0804LCN|ti|8|1|9.7k|parallel|4.5..6.3|DIP-20|430|АЦП|ADC|ADC
ADC0831CCN/NOPB|ti|8|1|31k|SPI|4.5..6.3|DIP-8|390|АЦП|ADC|ADC
ADC128S102CIMTX/NOPB|ti|12|8|1M|SPI|2.7..5.25|TSSOP-16|310|АЦП|ADC|ADC
MCP3001-I/P|microchip|10|1|200k|SPI|2.7..5.5|DIP-8|180|АЦП|ADC|ADC
MCP3002-I/P|microchip|10|2|200k|SPI|2.7..5.5|DIP-8|210|АЦП|ADC|ADC
MCP3004-I/P|microchip|10|4|200k|SPI|2.7..5.5|DIP-14|220|АЦП|ADC|ADC
MCP3008-I/P|microchip|10|8|200k|SPI|2.7..5.5|DIP-16|250|АЦП|ADC|ADC
MCP3201-CI/P|microchip|12|1|100k|SPI|2.7..5.5|DIP-8|240|АЦП|ADC|ADC
MCP3202-CI/P|microchip|12|2|100k|SPI|2.7..5.5|DIP-8|270|АЦП|ADC|ADC
MCP3204-CI/P|microchip|12|4|100k|SPI|2.7..5.5|DIP-14|320|АЦП|ADC|ADC
MCP3208-CI/P|microchip|12|8|100k|SPI|2.7..5.5|DIP-16|340|АЦП|ADC|ADC
MCP3421A0T-E/CH|microchip|18|1|240|I²C|2.7..5.5|SOT-23-6|230|АЦП|ADC|ADC
MCP3424-E/SL|microchip|18|4|240|I²C|2.7..5.5|SOIC-14|390|АЦП|ADC|ADC
MCP4725A0T-E/CH|microchip|12|1|100k|I²C|2.7..5.5|SOT-23-6|95|ЦАП|DAC|DAC
MCP4728-E/UN|microchip|12|4|100k|I²C|2.7..5.5|MSOP-10|230|ЦАП|DAC|DAC
MCP4821-E/P|microchip|12|1|220k|SPI|2.7..5.5|DIP-8|230|ЦАП|DAC|DAC
MCP4822-E/P|microchip|12|2|220k|SPI|2.7..5.5|DIP-8|290|ЦАП|DAC|DAC
MCP4921-E/P|microchip|12|1|220k|SPI|2.7..5.5|DIP-8|250|ЦАП|DAC|DAC
MCP4922-E/P|microchip|12|2|220k|SPI|2.7..5.5|DIP-14|300|ЦАП|DAC|DAC
AD7705BRZ|analog-devices|16|2|500|SPI|2.7..5.25|SOIC-16W|890|АЦП|ADC|ADC
AD7799BRUZ|analog-devices|24|3|470|SPI|2.7..5.25|TSSOP-16|990|АЦП|ADC|ADC
AD7124-4BRUZ|analog-devices|24|4|19.2k|SPI|2.7..3.6|TSSOP-24|1250|АЦП|ADC|ADC
AD7606BSTZ|analog-devices|16|8|200k|SPI|4.75..5.25|LQFP-64|2600|АЦП|ADC|ADC
AD7793BRUZ|analog-devices|24|3|470|SPI|2.7..5.25|TSSOP-16|950|АЦП|ADC|ADC
AD5662BRJZ-1500RL7|analog-devices|16|1|125k|SPI|2.7..5.5|SOT-23-8|620|ЦАП|DAC|DAC
AD5693RBRMZ|analog-devices|16|1|100k|I²C|2.7..5.5|MSOP-10|650|ЦАП|DAC|DAC
AD9833BRMZ|analog-devices|10|1|25M|SPI|2.3..5.5|MSOP-10|720|Синтезатор частоты DDS|DDS generator|DDS üreteci
AD9850BRSZ|analog-devices|10|1|125M|SPI|3.3..5|SSOP-28|1900|Синтезатор частоты DDS|DDS generator|DDS üreteci
HX711|holtek|24|2|80|SPI|2.6..5.5|SOIC-16|65|АЦП для тензодатчиков|Load cell ADC|Yük hücresi ADC
DAC0808LCN/NOPB|ti|8|1|6.6M|parallel|9..36|DIP-16|330|ЦАП|DAC|DAC
DAC8531E/250|ti|16|1|100k|SPI|2.7..5.5|MSOP-8|590|ЦАП|DAC|DAC
DAC7512N/250|ti|12|1|125k|SPI|2.7..5.5|SOT-23-6|340|ЦАП|DAC|DAC
PCM5102APWR|ti|32|2|384k|I²S|3..3.6|TSSOP-20|290|Звуковой ЦАП|Audio DAC|Ses DAC
PCM1808PWR|ti|24|2|96k|I²S|4.5..5.5|TSSOP-14|180|Звуковой АЦП|Audio ADC|Ses ADC
ICL7106CPLZ|renesas|11|1|3|LCD|7..15|DIP-40|410|АЦП с драйвером ЖКИ|ADC with LCD driver|LCD sürücülü ADC
ICL7107CPLZ|renesas|11|1|3|LED|8..12|DIP-40|420|АЦП с драйвером светодиодов|ADC with LED driver|LED sürücülü ADC
К572ПВ1А|mikron|12|1|5.8k|parallel|5..15|DIP-48|360|АЦП|ADC|ADC
КР572ПВ2А|mikron|11|1|3|LED|8..12|DIP-40|190|АЦП с драйвером светодиодов|ADC with LED driver|LED sürücülü ADC
КР572ПВ5А|mikron|11|1|3|LCD|7..10|DIP-40|180|АЦП с драйвером ЖКИ|ADC with LCD driver|LCD sürücülü ADC
КР572ПА1А|mikron|10|1|200k|parallel|5..17|DIP-16|120|ЦАП|DAC|DAC
К594ПА1|mikron|12|1|280k|parallel|5..15|DIP-24|520|ЦАП|DAC|DAC
К1113ПВ1А|mikron|10|1|33k|parallel|5..15|DIP-18|640|АЦП|ADC|ADC
`,
};

/** Tables of amplifiers, comparators, timers and converters. */
export const analogueTables: readonly ListedTable[] = [
  operationalAmplifiers,
  domesticAmplifiers,
  comparators,
  timers,
  audioAmplifiers,
  dataConverters,
];
