/**
 * Single pieces of queries in Russian, English and Turkish, with their reading in the example frame. Columns: query |
 * conditions | words that stay text. `@` is a category (`+`: any of these), `#` a maker, `key=a~b` spellings of one
 * value, `a..b` bounds. Values are in base units.
 */
export const pieceExamples: readonly string[] = `
4к7 | resistance=4700 |
4k7 | resistance=4700 |
4K7 | resistance=4700 |
4К7 | resistance=4700 |
4,7 кОм | resistance=4700 |
4.7 kOhm | resistance=4700 |
4,7кОм | resistance=4700 |
4R7 | resistance=4.7 |
4k75 | resistance=4750 |
49k9 | resistance=49900 |
2М2 | resistance=2200000 |
0R1 | resistance=0.1 |
R47 |  | R47
R47 резистор | resistance=0.47; @resistors |
10к | resistance=10000 |
10k | resistance=10000 |
10K 1% | resistance=10000; tolerance=1 |
10 кОм | resistance=10000 |
10 килоом | resistance=10000 |
10kОм | resistance=10000 |
10 kΩ | resistance=10000 |
1МОм | resistance=1000000 |
1 МОм 5% | resistance=1000000; tolerance=5 |
1 мОм 2512 | resistance=0.001; package=2512 |
100 Ом | resistance=100 |
100 ohm | resistance=100 |
100R | resistance=100 |
100R 0805 | resistance=100; package=0805 |
резистор 10m 2512 | @resistors; resistance=0.01; package=2512 |
220 ом | resistance=220 |
0,1мкФ | capacitance=1e-7 |
0.1uF | capacitance=1e-7 |
0.1 µF | capacitance=1e-7 |
100n | capacitance=1e-7 |
100нФ | capacitance=1e-7 |
100 нФ | capacitance=1e-7 |
100nF | capacitance=1e-7 |
100pF | capacitance=1e-10 |
22п | capacitance=2.2e-11 |
22пФ 50В | capacitance=2.2e-11; voltage=50 |
22p NP0 | capacitance=2.2e-11; dielectric=C0G~NP0 |
4n7 | capacitance=4.7e-9 |
4u7 X5R | capacitance=0.0000047; dielectric=X5R |
10мкФ | capacitance=0.00001 |
10 мкф 16в | capacitance=0.00001; voltage=16 |
10u 0805 | capacitance=0.00001; package=0805 |
100n X7R | capacitance=1e-7; dielectric=X7R |
100N X7R | capacitance=1e-7; dielectric=X7R |
470мкФ 25В | capacitance=0.00047; voltage=25 |
1000 мкФ 50 В | capacitance=0.001; voltage=50 |
1000 микрофарад | capacitance=0.001 |
47 пикофарад | capacitance=4.7e-11 |
ионистор 1Ф 5,5В | @supercapacitors; capacitance=1; voltage=5.5 |
supercap 1F | @supercapacitors; capacitance=1 |
1F |  | 1F
10мкГн | inductance=0.00001 |
10 мкГн | inductance=0.00001 |
10uH | inductance=0.00001 |
4,7мГн | inductance=0.0047 |
2.2 микрогенри | inductance=0.0000022 |
16 МГц | frequency=16000000 |
16MHz | frequency=16000000 |
8 мегагерц | frequency=8000000 |
32,768 кГц | frequency=32768 |
50В | voltage=50 |
50 В | voltage=50 |
50V | voltage=50 |
50v | voltage=50 |
3V3 | voltage=3.3 |
5В1 | voltage=5.1 |
12 вольт | voltage=12 |
250VAC | voltage_ac=250 |
0.25Вт | power=0.25 |
0,25 Вт | power=0.25 |
1/4W | power=0.25 |
1/4 Вт | power=0.25 |
1/8Вт | power=0.125 |
2W | power=2 |
500mW | power=0.5 |
±1 % | tolerance=1 |
±1% | tolerance=1 |
+/-5% | tolerance=5 |
± 5 % | tolerance=5 |
1% | tolerance=1 |
%1 | tolerance=1 |
5 % | tolerance=5 |
5 процентов | tolerance=5 |
0,5% | tolerance=0.5 |
±0.5пФ | tolerance_absolute=5e-13 |
0.5пФ | capacitance=5e-13 |
25ppm | temperature_coefficient=25 |
100 ppm/°C | temperature_coefficient=100 |
125°C | operating_temperature=125..125 |
2А | current=2 |
500 мА | current=0.5 |
500mA | current=0.5 |
20мА | current=0.02 |
10 |  | 10
100 |  | 100
4700 |  | 4700
1000 50 |  | 1000 50
5 в |  | 5 в
10 к |  | 10 к
16m |  | 16m
10m |  | 10m
10м |  | 10м
0805 | package=0805 |
0603 | package=0603 |
0402 | package=0402 |
0201 | package=0201 |
01005 | package=01005 |
1206 | package=1206 |
2512 | package=2512 |
1608 | package=0603 |
1608 метрич. | package=0603 |
1608 metric | package=0603 |
1608 метрический | package=0603 |
2012 | package=0805 |
3216 | package=1206~A (3216) |
1005 |  | 1005
1005 метрич | package=0402 |
1005 metric | package=0402 |
0603 метрич | package=0201 |
0603 metric | package=0201 |
metric 0603 | package=0201 |
0402 metric | package=01005 |
0603 дюйм | package=0603 |
0603 imperial | package=0603 |
1005 imperial |  | 1005 imperial
3225 | package=1210 |
корпус 0805 | package=0805 |
типоразмер 0402 | package=0402 |
case 1206 | package=1206 |
R0805 | package=0805 |
0603x4 | package=0603x4 |
7805 |  | 7805
1117 |  | 1117
SOT-23 | package=SOT-23~SOT-23-3 |
SOT23 | package=SOT-23~SOT-23-3 |
СОТ23 | package=SOT-23~SOT-23-3 |
СОТ-23 | package=SOT-23~SOT-23-3 |
sot 23 | package=SOT-23~SOT-23-3 |
SOT-23-5 | package=SOT-23-5~SOT-25 |
SOT23-6 | package=SOT-23-6~SOT-26 |
SOT-223 | package=SOT-223~SOT-223-3~SOT-223-4 |
SOT-89 | package=SOT-89~SOT-89-3 |
SOT-323 | package=SOT-323~SC-70~SC-70-3 |
SC-70 | package=SOT-323~SC-70~SC-70-3 |
SOIC8 | package=SOIC-8~SO-8~SOP-8 |
SOIC-8 | package=SOIC-8~SO-8~SOP-8 |
SO-8 | package=SOIC-8~SO-8~SOP-8 |
SO8 | package=SOIC-8~SO-8~SOP-8 |
SOP-8 | package=SOIC-8~SO-8~SOP-8 |
SOP8 | package=SOIC-8~SO-8~SOP-8 |
СОИК-8 | package=SOIC-8~SO-8~SOP-8 |
TO-220 | package=TO-220~TO-220-3 |
TO220 | package=TO-220~TO-220-3 |
ТО-220 | package=TO-220~TO-220-3 |
TO 220 | package=TO-220~TO-220-3 |
TO-220AB | package=TO-220~TO-220-3 |
TO-92 | package=TO-92~TO-92-3 |
ТО92 | package=TO-92~TO-92-3 |
TO-247 | package=TO-247~TO-247-3 |
DPAK | package=TO-252~TO-252-3~DPAK |
D2PAK | package=TO-263~TO-263-3~D2PAK |
TO-252 | package=TO-252~TO-252-3~DPAK |
DIP8 | package=DIP-8~PDIP-8 |
DIP-8 | package=DIP-8~PDIP-8 |
ДИП8 | package=DIP-8~PDIP-8 |
dip 14 | package=DIP-14~PDIP-14 |
PDIP-8 | package=DIP-8~PDIP-8 |
LQFP-48 | package=LQFP-48 |
TQFP32 | package=TQFP-32 |
TSSOP-16 | package=TSSOP-16 |
QFN32 | package=QFN-32 |
SMA | package=SMA~DO-214AC |
SMB | package=SMB~DO-214AA |
DO-41 | package=DO-41 |
ДО-41 | package=DO-41 |
DO-214AC | package=SMA~DO-214AC |
SOD-123 | package=SOD-123 |
SOD323 | package=SOD-323 |
minimelf | package=SOD-80~MELF-0204 |
HC-49/S | package=HC-49/S~HC-49S |
HC-49/SMD | package=HC-49/SMD~HC-49S-SMD |
до 50 |  | до 50
X7R | dielectric=X7R |
Х7Р | dielectric=X7R |
x7r | dielectric=X7R |
X5R | dielectric=X5R |
Х5Р | dielectric=X5R |
NP0 | dielectric=C0G~NP0 |
NPO | dielectric=C0G~NP0 |
C0G | dielectric=C0G~NP0 |
COG | dielectric=C0G~NP0 |
НП0 | dielectric=C0G~NP0 |
С0Г | dielectric=C0G~NP0 |
Y5V | dielectric=Y5V |
Z5U | dielectric=Z5U |
X7R/50V | dielectric=X7R; voltage=50 |
X7R/50V/0603 | dielectric=X7R; voltage=50; package=0603 |
100n/50V/0603 | capacitance=1e-7; voltage=50; package=0603 |
C0G/NP0 | dielectric=C0G~NP0; dielectric=C0G~NP0 |
H90 |  | H90
Н90 | dielectric=Н90 |
резистор | @resistors |
резисторы | @resistors |
резистора | @resistors |
сопротивление | @resistors |
сопротивления 10 Ом | @resistors; resistance=10 |
res | @resistors |
resistor | @resistors |
resistors | @resistors |
direnç | @resistors |
dirençler | @resistors |
DIRENÇ | @resistors |
чип-резистор | @chip-resistors |
чип резисторы | @chip-resistors |
подстроечный резистор | @trimmers |
потенциометр 10к | @potentiometers; resistance=10000 |
варистор | @varistors |
термистор 10к | @ntc-thermistors; resistance=10000 |
термистор NTC 10 кОм 1% | @ntc-thermistors; resistance=10000; tolerance=1 |
конденсатор | @capacitors |
конденсаторы | @capacitors |
кондёр | @capacitors |
кондер | @capacitors |
cap | @capacitors |
capacitor | @capacitors |
kondansatör | @capacitors |
kondansatörler | @capacitors |
керамический конденсатор | @chip-ceramic-capacitors+leaded-ceramic-capacitors |
конденсатор керамический | @chip-ceramic-capacitors+leaded-ceramic-capacitors |
керамика 100n | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=1e-7 |
MLCC 10u | @chip-ceramic-capacitors; capacitance=0.00001 |
электролит | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors |
электролитический конденсатор | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors |
electrolytic 100uF | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.0001 |
elektrolitik kondansatör 100uF 25V | @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors; capacitance=0.0001; voltage=25 |
тантал | @tantalum-capacitors |
танталовый конденсатор 10мкФ 16В | @tantalum-capacitors; capacitance=0.00001; voltage=16 |
тантал 3216 | @tantalum-capacitors; package=1206~A (3216) |
тантал корпус A | @tantalum-capacitors; package=A~A (3216) |
tantalum case B | @tantalum-capacitors; package=B~B (3528) |
плёночный конденсатор | @film-capacitors |
ионистор | @supercapacitors |
дроссель | @inductors |
катушка | @inductors |
катушка индуктивности 10 мкГн | @inductors; inductance=0.00001 |
inductor | @inductors |
inductors | @inductors |
bobin | @inductors |
силовой дроссель | @power-inductors |
ферритовая бусина | @ferrite-beads |
ferrite bead | @ferrite-beads |
диод | @diodes |
диоды | @diodes |
diode | @diodes |
diyot | @diodes |
диод шоттки | @schottky-diodes |
шоттки | @schottky-diodes |
schottky diode | @schottky-diodes |
стабилитрон | @zener-diodes |
zener | @zener-diodes |
TVS | @tvs-diodes |
супрессор | @tvs-diodes |
диодный мост | @bridge-rectifiers |
транзистор | @transistors |
транзисторы | @transistors |
transistör | @transistors |
полевой | @mosfets+jfets |
полевой транзистор | @mosfets+jfets |
полевик | @mosfets+jfets |
MOSFET | @mosfets |
mosfetler | @mosfets |
биполярный транзистор | @bipolar-transistors |
IGBT | @igbts |
симистор | @triacs |
тиристор | @thyristors |
стабилизатор | @linear-regulators |
стабилизаторы напряжения | @linear-regulators |
LDO | @linear-regulators |
regülatör | @linear-regulators |
regülatörler | @linear-regulators |
voltage regulator | @linear-regulators |
источник опорного напряжения | @voltage-references |
dc-dc | @dc-dc-converters |
понижающий dc-dc | @dc-dc-converters |
микроконтроллер | @microcontrollers |
микроконтроллеры | @microcontrollers |
МК | @microcontrollers |
MCU | @microcontrollers |
mikrodenetleyici | @microcontrollers |
кварц | @crystals |
кварцевый резонатор | @crystals |
crystal | @crystals |
kristal | @crystals |
кварцевый генератор | @oscillators |
светодиод | @leds |
светодиоды | @leds |
LED | @leds |
led'ler | @leds |
разъём | @connectors |
разъем | @connectors |
разъёмы | @connectors |
connector | @connectors |
konnektör | @connectors |
кнопка | @switches |
тактовая кнопка | @tact-switches |
button | @switches |
реле | @relays |
relay | @relays |
röle | @relays |
предохранитель | @fuses |
предохранители | @fuses |
fuse | @fuses |
sigorta | @fuses |
самовосстанавливающийся предохранитель | @resettable-fuses |
операционный усилитель | @operational-amplifiers |
операционные усилители | @operational-amplifiers |
ОУ | @operational-amplifiers |
opamp | @operational-amplifiers |
op-amp | @operational-amplifiers |
компаратор | @comparators |
таймер | @timers |
АЦП | @data-converters |
оптопара | @optocouplers |
optocoupler | @optocouplers |
датчик | @sensors |
датчик температуры | @temperature-humidity-sensors |
sensor | @sensors |
блок питания | @ac-dc-supplies |
микросхема | @integrated-circuits |
зуммер | @buzzers |
`
  .trim()
  .split('\n');
