/**
 * Whole queries in Russian, English and Turkish, with their reading in the example frame. Columns: query | conditions |
 * words that stay text. `@` is a category (`+`: any of these), `#` a maker, `key=a~b` spellings of one value, `a..b`
 * bounds. Values are in base units.
 */
export const wholeExamples: readonly string[] = `
4к7 0805 1% | resistance=4700; package=0805; tolerance=1 |
10к 0603 1% | resistance=10000; package=0603; tolerance=1 |
10k 0603 1% | resistance=10000; package=0603; tolerance=1 |
10k±1% | resistance=10000; tolerance=1 |
10k±1% 0603 | resistance=10000; tolerance=1; package=0603 |
10k, 1%, 0603 | resistance=10000; tolerance=1; package=0603 |
10к;0805 | resistance=10000; package=0805 |
0603 10k | package=0603; resistance=10000 |
0,1мкФ Х7Р 50В | capacitance=1e-7; dielectric=X7R; voltage=50 |
0.1uF 50V X7R 0603 | capacitance=1e-7; voltage=50; dielectric=X7R; package=0603 |
100nF 0402 X7R | capacitance=1e-7; package=0402; dielectric=X7R |
22пФ NP0 0402 | capacitance=2.2e-11; dielectric=C0G~NP0; package=0402 |
10uF 25V X5R 0805 | capacitance=0.00001; voltage=25; dielectric=X5R; package=0805 |
10мкФ 16В X5R ±10% | capacitance=0.00001; voltage=16; dielectric=X5R; tolerance=10 |
резистор 10 кОм smd | @resistors; resistance=10000; mounting=smd |
резистор 10к | @resistors; resistance=10000 |
резистор 10к 0805 5% | @resistors; resistance=10000; package=0805; tolerance=5 |
резисторы 100 Ом 0,25 Вт | @resistors; resistance=100; power=0.25 |
резистор 1/4W 1к | @resistors; power=0.25; resistance=1000 |
резистор сопротивление 10к | @resistors; @resistors; resistance=10000 |
резистор мощность 2Вт | @resistors; power=2 |
чип-резистор 0603 4к7 1% | @chip-resistors; package=0603; resistance=4700; tolerance=1 |
resistor 10k 0805 | @resistors; resistance=10000; package=0805 |
res 4k7 1% | @resistors; resistance=4700; tolerance=1 |
10k direnç | resistance=10000; @resistors |
direnç 10k %1 | @resistors; resistance=10000; tolerance=1 |
0805 direnç 4k7 %5 | package=0805; @resistors; resistance=4700; tolerance=5 |
smd direnç 10k | @chip-resistors; resistance=10000 |
МЛТ-0,25 10к | power=0.25; resistance=10000 | МЛТ-
МЛТ 0.25 10к | power=0.25; resistance=10000 | МЛТ
подстроечный резистор 10к | @trimmers; resistance=10000 |
potansiyometre 10k | @potentiometers; resistance=10000 |
конденсатор 100n | @capacitors; capacitance=1e-7 |
конденсатор 100n 50В | @capacitors; capacitance=1e-7; voltage=50 |
конденсатор ёмкость 100n | @capacitors; capacitance=1e-7 |
конденсатор 10к | @capacitors | 10к
конденсатор 100мкФ электролит 25В | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.0001; @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; voltage=25 |
электролит 100мкФ 25В | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.0001; voltage=25 |
электролит 1000 мкФ 35 В 105°C | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.001; voltage=35; operating_temperature=105..105 |
керамический конденсатор 100 нФ 0805 | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=1e-7; package=0805 |
cap 100n | @capacitors; capacitance=1e-7 |
cap 10u 0805 X5R | @capacitors; capacitance=0.00001; package=0805; dielectric=X5R |
ceramic capacitor 1uF 25V | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=0.000001; voltage=25 |
seramik kondansatör 100nF | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=1e-7 |
seramik kondansatör 22pF C0G 0402 | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=2.2e-11; dielectric=C0G~NP0; package=0402 |
tantal kondansatör 10uF 16V | @tantalum-capacitors; capacitance=0.00001; voltage=16 |
film capacitor 100n 400V | @film-capacitors; capacitance=1e-7; voltage=400 |
дроссель 10u | @inductors; inductance=0.00001 |
дроссель 10u 1А | @inductors; inductance=0.00001; current=1 |
дроссель 4u7 | @inductors; inductance=0.0000047 |
катушка 100мкГн | @inductors; inductance=0.0001 |
inductor 10uH 0805 | @inductors; inductance=0.00001; package=0805 |
bobin 10uH | @inductors; inductance=0.00001 |
ferrite bead 600R 0603 | @ferrite-beads; impedance=600; package=0603 |
феррит 600 Ом 0805 | @ferrite-beads; impedance=600; package=0805 |
кварц 16М | @crystals; frequency=16000000 |
кварц 8 МГц HC-49/S | @crystals; frequency=8000000; package=HC-49/S~HC-49S |
кварц 32.768k | @crystals; frequency=32768 |
crystal 16MHz | @crystals; frequency=16000000 |
kristal 8 MHz | @crystals; frequency=8000000 |
диод 1А | @diodes; current=1 |
диод 1А 1000В DO-41 | @diodes; current=1; reverse_voltage=1000; package=DO-41 |
диод Шоттки 3А 40В SMA | @schottky-diodes; current=3; reverse_voltage=40; package=SMA~DO-214AC |
стабилитрон 5V1 | @zener-diodes; zener_voltage=5.1 |
стабилитрон 5.1В 0.5Вт | @zener-diodes; zener_voltage=5.1; power=0.5 |
zener 12V | @zener-diodes; zener_voltage=12 |
TVS 5V SMB | @tvs-diodes; standoff_voltage=5; package=SMB~DO-214AA |
транзистор npn SOT-23 | @transistors; polarity=NPN; package=SOT-23~SOT-23-3 |
npn транзистор | polarity=NPN; @transistors |
транзистор pnp TO-92 | @transistors; polarity=PNP; package=TO-92~TO-92-3 |
транзистор 60В | @transistors; collector_emitter_voltage=60 |
полевой транзистор 60В 30А TO-220 | @mosfets+jfets; drain_source_voltage=60; drain_current=30; package=TO-220~TO-220-3 |
n-канальный mosfet 100В | polarity=n-channel; @mosfets; drain_source_voltage=100 |
MOSFET n-channel 60V | @mosfets; polarity=n-channel; drain_source_voltage=60 |
мосфет p-канальный SOT-23 | @mosfets; polarity=p-channel; package=SOT-23~SOT-23-3 |
igbt 600V 40A TO-247 | @igbts; collector_emitter_voltage=600; collector_current=40; package=TO-247~TO-247-3 |
стабилизатор 5В TO-220 | @linear-regulators; vout=5; package=TO-220~TO-220-3 |
ldo 3.3V SOT-223 | @linear-regulators; vout=3.3; package=SOT-223~SOT-223-3~SOT-223-4 |
LDO 3V3 SOT23-5 | @linear-regulators; vout=3.3; package=SOT-23-5~SOT-25 |
стабилизатор выходное напряжение 5В | @linear-regulators; vout=5 |
regülatör 5V | @linear-regulators; vout=5 |
ОУ SOIC-8 | @operational-amplifiers; package=SOIC-8~SO-8~SOP-8 |
операционный усилитель 5В DIP-8 | @operational-amplifiers; supply_voltage=5..5; package=DIP-8~PDIP-8 |
микроконтроллер 72 МГц LQFP-48 | @microcontrollers; frequency=72000000; package=LQFP-48 |
микроконтроллер 64 КБ | @microcontrollers; flash=65536 |
mcu 64KB flash | @microcontrollers; flash=65536 |
датчик тока | @motion-magnetic-sensors |
красный светодиод 0805 | color=red; @leds; package=0805 |
светодиод красный 5мм | @leds; color=red; diameter=0.005 |
kırmızı LED | color=red; @leds |
yeşil led 0805 | color=green; @leds; package=0805 |
red led 0603 | color=red; @leds; package=0603 |
led 630nm | @leds; wavelength=6.3e-7 |
реле 12В | @relays; coil_voltage=12 |
реле 5 В | @relays; coil_voltage=5 |
röle 12V | @relays; coil_voltage=12 |
предохранитель 1А | @fuses; current=1 |
предохранитель 250В | @fuses; voltage_ac=250 |
fuse 2A | @fuses; current=2 |
кнопка SMD | @switches; mounting=smd |
разъём 2,54 мм | @connectors; pitch=0.00254 |
pin header 2.54mm | @pin-headers; pitch=0.00254 |
оптопара DIP-4 | @optocouplers; package=DIP-4~PDIP-4 |
yageo 10k | #yageo; resistance=10000 |
Yageo 10k 0603 1% | #yageo; resistance=10000; package=0603; tolerance=1 |
резистор Yageo 4к7 | @resistors; #yageo; resistance=4700 |
murata 100n | #murata; capacitance=1e-7 |
Samsung 10u 0805 | #samsung; capacitance=0.00001; package=0805 |
texas instruments opamp | #ti; @operational-amplifiers |
TI LDO | #ti; @linear-regulators |
ti ldo | #ti; @linear-regulators |
panasonic электролит 100мкФ | #panasonic; @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.0001 |
резистор vishay yageo | @resistors | vishay yageo
RC0603FR-0710KL |  | RC0603FR-0710KL
LM358 |  | LM358
LM358 SO-8 | package=SOIC-8~SO-8~SOP-8 | LM358
LM358 SOIC8 | package=SOIC-8~SO-8~SOP-8 | LM358
1N4148 |  | 1N4148
1n4148 |  | 1n4148
1N5819 SMA | package=SMA~DO-214AC | 1N5819
К155ЛА3 |  | К155ЛА3
КР142ЕН5А |  | КР142ЕН5А
NE555 |  | NE555
NE555 DIP-8 | package=DIP-8~PDIP-8 | NE555
74HC00 |  | 74HC00
74HC595 SOIC-16 | package=SOIC-16~SO-16~SOP-16 | 74HC595
BC547 |  | BC547
BC547 npn | polarity=NPN | BC547
2N2222 |  | 2N2222
2n7002 SOT-23 | package=SOT-23~SOT-23-3 | 2n7002
78L05 |  | 78L05
7805 TO-220 | package=TO-220~TO-220-3 | 7805
1.5KE18A |  | 1.5KE18A
P6KE18A |  | P6KE18A
SMBJ5.0A |  | SMBJ5.0A
4N25 |  | 4N25
6N137 |  | 6N137
STM32F103C8T6 |  | STM32F103C8T6
STM32F103RBT6 LQFP-64 | package=LQFP-64 | STM32F103RBT6
CC0402KRX7R9BB104 |  | CC0402KRX7R9BB104
GRM188R71H104KA93D |  | GRM188R71H104KA93D
MAX232 |  | MAX232
ATmega328P |  | ATmega328P
AMS1117-3.3 |  | AMS1117-3.3
AMS1117 3.3V |  | AMS1117 3.3V
IRF540N |  | IRF540N
КТ315Б |  | КТ315Б
2SC1815 |  | 2SC1815
BAT54S |  | BAT54S
1N4007 1000V |  | 1N4007 1000V
10k 22k |  | 10k 22k
резистор 10к 22к | @resistors | 10к 22к
резистор 16 МГц | @resistors | 16 МГц
100n 10МГц X7R | capacitance=1e-7; frequency=10000000; dielectric=X7R |
5V-12V | voltage=5..12 |
dc-dc 24V 5V | @dc-dc-converters; vin=24..24; vout=5 |
конденсатор резистор |  | конденсатор резистор
резистор для светодиода | @resistors | для светодиода
привет мир |  | привет мир
купить резистор 10к недорого | @resistors; resistance=10000 | купить недорого
почём 10к резисторы в Москве | resistance=10000; @resistors | почём в Москве
(10к) | resistance=10000 |
«резистор» 10к, | @resistors; resistance=10000 |
((((( |  | (((((
' OR 1=1 -- |  | ' OR 1=1 --
.* |  | .*
% |  | %
± |  | ±
4к7 Ом | resistance=4700 |
10к Ом | resistance=10000 |
4R7 Ом | resistance=4.7 |
GRM188 100n 50V | capacitance=1e-7; voltage=50 | GRM188
датчик тока SOIC-8 | @motion-magnetic-sensors; package=SOIC-8~SO-8~SOP-8 |
mcu flash 64KB | @microcontrollers; flash=65536 |
микроконтроллер ОЗУ 20 КБ | @microcontrollers; ram=20480 |
LM317 1,5А TO-220 | package=TO-220~TO-220-3 | LM317 1,5А
IRFZ44N 55V |  | IRFZ44N 55V
напряжение 50В | voltage=50 |
допуск 1% 10к | tolerance=1; resistance=10000 |
10к 1% допуск | resistance=10000; tolerance=1 |
частота 16М | frequency=16000000 |
зелёный светодиод 5 мм | color=green; @leds; diameter=0.005 |
SMD светодиод 3528 | mounting=smd; @leds; package=3528~B (3528) |
белый светодиод 2835 | color=white; @leds; package=2835 |
реле твердотельное 40А | @solid-state-relays; current=40 |
сборка резисторов 10к | @resistor-networks; resistance=10000 |
АЦП 12 бит | @data-converters; resolution=12 |
flash память 64 Мбит | @flash-memory; memory_size=67108864 |
предохранитель быстродействующий 5А | @fuses; fuse_speed=fast; current=5 |
тачскрин 10к | resistance=10000 | тачскрин
кварц 20 пФ | @crystals; load_capacitance=2e-11 |
резистор 0,1 Ом 2512 1% | @resistors; resistance=0.1; package=2512; tolerance=1 |
резистор 1 Ом 5Вт | @resistors; resistance=1; power=5 |
шунт R010 2512 | @chip-resistors; resistance=0.01; package=2512 |
1206 резистор 0 Ом | package=1206; @resistors; resistance=0 |
0 Ом 0603 | resistance=0; package=0603 |
0R 0603 | resistance=0; package=0603 |
перемычка 0R | resistance=0 | перемычка
SOT 23 npn | package=SOT-23~SOT-23-3; polarity=NPN |
transistör npn | @transistors; polarity=NPN |
10 kohm | resistance=10000 |
direnç 10 kohm | @resistors; resistance=10000 |
1 mikrofarad | capacitance=0.000001 |
100 nF 50 V seramik | capacitance=1e-7; voltage=50; @chip-ceramic-capacitors+leaded-ceramic-capacitors |
elektrolitik 470uF 35V | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.00047; voltage=35 |
mikrodenetleyici LQFP-48 | @microcontrollers; package=LQFP-48 |
voltaj regülatörü 3.3V | @linear-regulators; vout=3.3 |
lm7805 TO-220 | package=TO-220~TO-220-3 | lm7805
MCP1700 3.3V SOT-23 | package=SOT-23~SOT-23-3 | MCP1700 3.3V
STM8S003F3P6 TSSOP-20 | package=TSSOP-20 | STM8S003F3P6
AVR 16 MHz | frequency=16000000 | AVR
X7R 10k | dielectric=X7R | 10k
WSON-8 | package=WSON-8~SON-8 |
SOD-323F | package=SOD-323F |
64KB |  | 64KB
32 Мбит |  | 32 Мбит
STM32 64KB |  | STM32 64KB
разъём SMA | @connectors |
диод SMA | @diodes; package=SMA~DO-214AC |
кнопка тактовая SMD | @tact-switches; mounting=smd |
749020111A |  | 749020111A
10к 0603 метрич. | resistance=10000; package=0201 |
резистор 1608 10к | @resistors; package=0603; resistance=10000 |
конденсатор 1005 метрич 100n | @capacitors; package=0402; capacitance=1e-7 |
X7R 0,1мк 50в | dielectric=X7R; capacitance=1e-7; voltage=50 |
0.1мк | capacitance=1e-7 |
0,1 мк X7R | capacitance=1e-7; dielectric=X7R |
100 n X7R | capacitance=1e-7; dielectric=X7R |
1k 1/8W 5% tht | resistance=1000; power=0.125; tolerance=5; mounting=tht |
резистор выводной 1к 0,25Вт | @through-hole-resistors; resistance=1000; power=0.25 |
direnç 1/4W 4k7 tht | @resistors; power=0.25; resistance=4700; mounting=tht |
npn sot-23 | polarity=NPN; package=SOT-23~SOT-23-3 |
p-channel mosfet SOT-23 30V | polarity=p-channel; @mosfets; package=SOT-23~SOT-23-3; drain_source_voltage=30 |
n-kanal mosfet 60V | polarity=n-channel; @mosfets; drain_source_voltage=60 |
Шоттки 40В 3А | @schottky-diodes; reverse_voltage=40; current=3 |
диод шоттки SS34 | @schottky-diodes | SS34
стабилитрон BZX55C5V1 | @zener-diodes | BZX55C5V1
конденсатор К10-17Б | @leaded-ceramic-capacitors | К10-17Б
конденсатор К10-17Б Н90 0,1мкФ | @leaded-ceramic-capacitors; dielectric=Н90; capacitance=1e-7 | К10-17Б
КТ315 npn | polarity=NPN | КТ315
yageo RC0603FR-0710KL | #yageo | RC0603FR-0710KL
резистор 10k yageo 0603 1% | @resistors; resistance=10000; #yageo; package=0603; tolerance=1 |
murata GRM188R71H104KA93D | #murata | GRM188R71H104KA93D
100n 100nF | capacitance=1e-7; capacitance=1e-7 |
10к 10кОм | resistance=10000; resistance=10000 |
10k/0603/1% | resistance=10000; package=0603; tolerance=1 |
100nF,50V,X7R,0603 | capacitance=1e-7; voltage=50; dielectric=X7R; package=0603 |
R=10k |  | R=10k
U=5V |  | U=5V
10kx4 |  | 10kx4
0603x4 10k | package=0603x4; resistance=10000 |
2x10k |  | 2x10k
10-20В | voltage=10..20 |
от 5 до 10 В | voltage=5..10 |
до 50В | voltage=null..50 |
≥50В | voltage=50..null |
>50V | voltage=50..null |
<10Ом | resistance=null..10 |
~220В |  | ~220В
5V/12V |  | 5V/12V
-40°C |  | -40°C
85 °C | operating_temperature=85..85 |
резистор резистор | @resistors; @resistors |
кварц кварцевый резонатор 8МГц | @crystals; @crystals; frequency=8000000 |
катушка 10 мкГн | @inductors; inductance=0.00001 |
5 … 10 В | voltage=5..10 |
конденсатор между 16В и 35В | @capacitors; voltage=16..35 |
резистор между 2к и 6к 0805 | @resistors; resistance=2000..6000; package=0805 |
6V ile 18V arası kondansatör | voltage=6..18; @capacitors |
kondansatör 6-18V arası | @capacitors; voltage=6..18 |
kondansatör 63V'den büyük | @capacitors; voltage=63..null |
kondansatör 63V'dan az | @capacitors; voltage=null..63 |
capacitor greater than 63V | @capacitors; voltage=63..null |
resistor tolerance better than 2% 33k | @resistors; tolerance=null..2; resistance=33000 |
mosfet vds 75V rds on < 0.02 ohm | @mosfets; drain_source_voltage=75; rds_on=null..0.02 |
мосфет ток не меньше 12А | @mosfets; drain_current=12..null |
резистор 3 мом 0805 | @resistors; resistance=3000000; package=0805 |
микроконтроллер 32кб flash | @microcontrollers; flash=32768 |
резистор до 10 кОм | @resistors; resistance=null..10000 |
`
  .trim()
  .split('\n');
