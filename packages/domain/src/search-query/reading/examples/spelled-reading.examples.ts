/**
 * Queries with joined pieces, bounds, Russian types, quoted pieces and misspelt words (wrong layout, by sound, Turkish
 * cases, typing errors), with their reading in the example frame. Columns: query | conditions | words that stay text.
 * `@` is a category (`+`: any of these), `#` a maker, `key=a~b` spellings of one value, `a..b` bounds (null = open).
 */
export const spelledExamples: readonly string[] = `
1N000 |  | 1N000
1N2512 |  | 1N2512
1N201 |  | 1N201
1N0402 |  | 1N0402
10k0603 | resistance=10000; package=0603 |
10к0603 | resistance=10000; package=0603 |
10к0805 1% | resistance=10000; package=0805; tolerance=1 |
4к70603 | resistance=4700; package=0603 |
100nf50v | capacitance=1e-7; voltage=50 |
100nF50V | capacitance=1e-7; voltage=50 |
100нф50в | capacitance=1e-7; voltage=50 |
100n0402x7r50v | capacitance=1e-7; package=0402; dielectric=X7R; voltage=50 |
0603x7r100n | package=0603; dielectric=X7R; capacitance=1e-7 |
0603X7R100nF50V | package=0603; dielectric=X7R; capacitance=1e-7; voltage=50 |
0805-10к-1% | package=0805; resistance=10000; tolerance=1 |
0805-10k | package=0805; resistance=10000 |
0603/10k/1% | package=0603; resistance=10000; tolerance=1 |
10k-1%-0603 | resistance=10000; tolerance=1; package=0603 |
100nF-50V-X7R-0603 | capacitance=1e-7; voltage=50; dielectric=X7R; package=0603 |
16MHz20pF | frequency=16000000; capacitance=2e-11 |
10мкф25в | capacitance=0.00001; voltage=25 |
470мкф16в | capacitance=0.00047; voltage=16 |
4.7uF16V0805 | capacitance=0.0000047; voltage=16; package=0805 |
2512-5W | package=2512; power=5 |
100R5W | resistance=100; power=5 |
10k5% | resistance=10000; tolerance=5 |
1206B104K500CT |  | 1206B104K500CT
0805B103J500NT |  | 0805B103J500NT
20N60 |  | 20N60
40N60 |  | 40N60
7N65B |  | 7N65B
24C02 |  | 24C02
74HC595 |  | 74HC595
93C46 |  | 93C46
25Q64 |  | 25Q64
10A10 |  | 10A10
5КР142 |  | 5КР142
BC-547 |  | BC-547
C1-4 |  | C1-4
К10-17Б |  | К10-17Б
К10-17Б 0,1мкФ | capacitance=1e-7 | К10-17Б
K10-17B |  | K10-17B
КМ-5Б |  | КМ-5Б
КМ-5Б Н90 0,1мкФ | dielectric=Н90; capacitance=1e-7 | КМ-5Б
КМ5Б |  | КМ5Б
КМ-6 |  | КМ-6
К50-35 100мкФ 25В | capacitance=0.0001; voltage=25 | К50-35
К73-17 0,1мкФ 400В | capacitance=1e-7; voltage=400 | К73-17
К53-4 |  | К53-4
С2-23 |  | С2-23
С2-23-0,125-10к | power=0.125; resistance=10000 | С2-23-
С2-23-0,25 10 кОм 5% | power=0.25; resistance=10000; tolerance=5 | С2-23-
С2-33Н-0,5-1к | power=0.5; resistance=1000 | С2-33Н-
C2-23-0.125 | power=0.125 | C2-23-
С5-35В-10 100 Ом | power=10; resistance=100 | С5-35В-
МЛТ-0,25 | power=0.25 | МЛТ-
МЛТ-2 | power=2 | МЛТ-
МЛТ 0,5 4к7 | power=0.5; resistance=4700 | МЛТ
МЛТ 2 кОм | resistance=2000 | МЛТ
MLT-0.25 10k | power=0.25; resistance=10000 | MLT-
ОМЛТ-0,125-1М | power=0.125; resistance=1000000 | ОМЛТ-
СП3-38 10к | resistance=10000 | СП3-38
ПЭВ-10 100 Ом | power=10; resistance=100 | ПЭВ-
5-12В | voltage=5..12 |
5..12В | voltage=5..12 |
5…12 В | voltage=5..12 |
5 - 12 В | voltage=5..12 |
5 В - 12 В | voltage=5..12 |
от 5 до 12 В | voltage=5..12 |
от 5В до 12В | voltage=5..12 |
от 5 до 12 вольт | voltage=5..12 |
from 5 to 12 V | voltage=5..12 |
between 5 V and 12 V | voltage=5..12 |
5 to 12 V | voltage=5..12 |
до 50 В | voltage=null..50 |
до 25 вольт | voltage=null..25 |
не менее 25 В | voltage=25..null |
не ниже 25В | voltage=25..null |
не более 5% | tolerance=null..5 |
≥ 50 В | voltage=50..null |
>= 50V | voltage=50..null |
>=50V | voltage=50..null |
=> 50V | voltage=50..null |
> 1А | current=1..null |
>1A | current=1..null |
> 1 A | current=1..null |
< 100 Ом | resistance=null..100 |
<=10k | resistance=null..10000 |
≤ 1% | tolerance=null..1 |
at least 50V | voltage=50..null |
no less than 50 V | voltage=50..null |
up to 100V | voltage=null..100 |
min 25V | voltage=25..null |
max 10% | tolerance=null..10 |
минимум 16В | voltage=16..null |
максимум 5% | tolerance=null..5 |
50В и выше | voltage=50..null |
50 В и более | voltage=50..null |
50V and above | voltage=50..null |
50V or more | voltage=50..null |
en az 25V | voltage=25..null |
en az 50 V | voltage=50..null |
en fazla 10V | voltage=null..10 |
50V kadar | voltage=null..50 |
50V üzeri | voltage=50..null |
50V ve üzeri | voltage=50..null |
конденсатор 100мкФ не менее 25В | @capacitors; capacitance=0.0001; voltage=25..null |
конденсатор 100 мкФ от 25 до 50 В | @capacitors; capacitance=0.0001; voltage=25..50 |
резистор от 1к до 10к | @resistors; resistance=1000..10000 |
резистор 1-10к | @resistors; resistance=1000..10000 |
резистор 0,25-1 Вт | @resistors; power=0.25..1 |
диод от 1А | @diodes; current=1..null |
диод шоттки > 3А 40В | @schottky-diodes; current=3..null; reverse_voltage=40 |
полевой транзистор до 100В | @mosfets+jfets; drain_source_voltage=null..100 |
mosfet >= 60V SOT-23 | @mosfets; drain_source_voltage=60..null; package=SOT-23~SOT-23-3 |
dc-dc 5-12V | @dc-dc-converters; vout=5..12 |
стабилизатор вход до 35В | @linear-regulators; vin=35..35 |
LDO 3.3V max 16V | @linear-regulators | 3.3V max 16V
дроссель 10мкГн >2А | @inductors; inductance=0.00001; current=2..null |
12V-5V |  | 12V-5V
10-5к |  | 10-5к
100-200 |  | 100-200
10-20 |  | 10-20
от 5 |  | от 5
от 10 шт |  | от 10 шт
5- |  | 5-
-5В |  | -5В
1N4148-1N4007 |  | 1N4148-1N4007
0,25-1 Вт | power=0.25..1 |
htpbcnjh | @resistors |
htpbcnjh 10к | @resistors; resistance=10000 |
rjyltycfnjh 100n | @capacitors; capacitance=1e-7 |
nhfypbcnjh | @transistors |
cdtnjlbjl | @leds |
lbjl ijnnrb | @schottky-diodes |
vbrhjrjynhjkkth | @microcontrollers |
hfp]tv | @connectors |
куышыещк | @resistors |
сфзфсшещк | @capacitors |
куышыещк 10л | @resistors; resistance=10000 |
ьщыауе | @mosfets |
ризистор | @resistors |
ризистор 10к | @resistors; resistance=10000 |
рezistor |  | рezistor
конденсотор | @capacitors |
канденсатор 100n | @capacitors; capacitance=1e-7 |
кандинсатор | @capacitors |
кондесатор | @capacitors |
резисторр | @resistors |
резитсор | @resistors |
транзыстор | @transistors |
транзистр | @transistors |
диодд | @diodes |
светадиод | @leds |
микросхемма | @integrated-circuits |
микраконтроллер | @microcontrollers |
предохранител | @fuses |
capasitor | @capacitors |
capacitr | @capacitors |
resitor | @resistors |
resister | @resistors |
rezistor | @resistors |
rezistor 10k | @resistors; resistance=10000 |
rezistory | @resistors |
kondensator | @capacitors |
kondensator 100n | @capacitors; capacitance=1e-7 |
kondensatory | @capacitors |
tranzistor | @transistors |
svetodiod | @leds |
svetodiody | @leds |
stabilitron | @zener-diodes |
mikroshema | @integrated-circuits |
mikroskhema | @integrated-circuits |
datchik | @sensors |
predohranitel | @fuses |
predokhranitel | @fuses |
razem | @connectors |
razyom | @connectors |
rele | @relays |
kvarc | @crystals |
kvarts | @crystals |
drossel | @inductors |
varistor | @varistors |
podstroechnyi rezistor | @trimmers |
diod shottki | @schottky-diodes |
direnc | @resistors |
dirençi | @resistors |
direnci | @resistors |
dirençleri | @resistors |
dirençlerin | @resistors |
direnç çeşitleri | @resistors | çeşitleri
dirnç | @resistors |
kondansator | @capacitors |
kondansatörü | @capacitors |
kondansatörün | @capacitors |
kondansatörleri | @capacitors |
kondasatör | @capacitors |
kapasitör | @capacitors |
transistörler | @transistors |
transistörü | @transistors |
transistörün | @transistors |
diyotlar | @diodes |
diyotu | @diodes |
kristalleri | @crystals |
sigortalar | @fuses |
sigortası | @fuses |
röleler | @relays |
rölesi | @relays |
konnektörü | @connectors |
mikrodenetleyiciler | @microcontrollers |
mikrodenetleyicisi | @microcontrollers |
sensörü | @sensors |
entegreleri | @integrated-circuits |
regülatörü | @linear-regulators |
yaego | #yageo |
yageo | #yageo |
muratta | #murata |
muratа | #murata |
samsng | #samsung |
panasonik | #panasonic |
panasonic | #panasonic |
texas instrument | #ti |
texas instrumets | #ti |
vishey | #vishay |
motor |  | motor
привет |  | привет
резистивный |  | резистивный
лента |  | лента
модуль | @modules |
панель |  | панель
корпус |  | корпус
кнопки | @switches |
разёмы | @connectors |
клемник | @terminal-blocks |
вариcтор | @varistors |
резистор "10к" | @resistors | "10к"
"резистор" 10к | resistance=10000 | "резистор"
"10 кОм" резистор | @resistors | "10 кОм"
7" дисплей |  | 7" дисплей
красный светодеод | color=red; @leds |
резистор 0402 метрический | @resistors; package=01005 |
10k 1005 metric | resistance=10000; package=0402 |
10к,0603,1% | resistance=10000; package=0603; tolerance=1 |
≥0,25Вт резистор | power=0.25..null; @resistors |
С2-23 ≥0,125Вт 10к | power=0.125..null; resistance=10000 | С2-23
не хуже 1 % | tolerance=null..1 |
10k,0603 | resistance=10000; package=0603 |
стабилизатор выход 3.3В | @linear-regulators; vout=3.3 |
dc-dc вход 24В выход 5В | @dc-dc-converters; vin=24..24; vout=5 |
стабилизатор вход не менее 12В | @linear-regulators; vin=12..12 |
конденсатор 22мкФ минимум 25В | @capacitors; capacitance=0.000022; voltage=25..null |
seramik kondansatör 100nF en az 50V | @chip-ceramic-capacitors+leaded-ceramic-capacitors; capacitance=1e-7; voltage=50..null |
capacitor 100nF at least 50V | @capacitors; capacitance=1e-7; voltage=50..null |
capacitor 10uF 16V-50V | @capacitors; capacitance=0.00001; voltage=16..50 |
резистор 0805 1к 0,125Вт и выше | @resistors; package=0805; resistance=1000; power=0.125..null |
"≥50В" 100n | capacitance=1e-7 | "≥50В"
cnf,bkbpfnjh 5В | @linear-regulators; vout=5 |
cnf,bkbnhjy | @zener-diodes |
lm358,ne555 |  | lm358,ne555
diode,resistor |  | diode,resistor
из 12 вольт сделать 5 вольт | vin=12..12; vout=5 | из сделать
12v dan 5v a | vin=12..12; vout=5 | dan a
3.7v pilden 5v elde etmek | vin=3.7..3.7; @dc-dc-converters; vout=5; @dc-dc-converters; @dc-dc-converters |
с 12 до 5 вольт преобразователь | vin=12..12; vout=5; @dc-dc-converters+dc-dc-modules | с
преобразователь 24 в 12 вольт | @dc-dc-converters+dc-dc-modules; vin=24..24; vout=12 |
конденсатор 105 градусов | @capacitors; operating_temperature=105..105 |
светодиод угол обзора 40 градусов | @leds; viewing_angle=40 |
память на 32 килобайта | @flash-memory+eeprom-memory; memory_size=262144 | на
esp32 модуль 16mb flash | @modules; flash=16777216 | esp32
10A den büyük köprü diyot | current=10..null; @bridge-rectifiers |
1 ohm altında 5w direnç | resistance=null..1; power=5; @resistors |
2li klemens | pins=2; @terminal-blocks |
варистор 14D | @varistors; diameter=0.014 |
varistor 470V 14D | @varistors; voltage=470; diameter=0.014 |
вилка штыревая однорядная 40 контактов | @pin-headers; rows=1; pins=40 |
включать лампу от микроконтроллера | @solid-state-relays+electromagnetic-relays; @solid-state-relays+electromagnetic-relays; @solid-state-relays+electromagnetic-relays | от
стабилизировать 3.3 вольта для esp32 | @linear-regulators; vout=3.3; @linear-regulators | для
ethernet spi для микроконтроллера | @transceivers; @transceivers | для
микроконтроллер с can шиной | @microcontrollers | с can шиной
датчик влажности почвы | @temperature-humidity-sensors | почвы
мост 1000в 35а | @bridge-rectifiers; reverse_voltage=1000; current=35 |
кварц hc49 8 мгц | @crystals; package=HC-49/U~HC-49U~HC-49~HC-49/S~HC-49S~HC-49/SMD~HC-49S-SMD; frequency=8000000 |
ti компаратор | #ti; @comparators |
jst ph 4 pin | @wire-to-board-connectors; pins=4 |
measure humidity | @temperature-humidity-sensors |
оптопара 5кв | @optocouplers; isolation_voltage=5000 |
конденсатор 470мкф 105С | @capacitors; capacitance=0.00047; operating_temperature=105..105 |
nmos 20v logic level | polarity=n-channel; drain_source_voltage=20; @mosfets |
ısıya duyarlı direnç 10k | @ntc-thermistors; resistance=10000 |
high side current sense amplifier | @operational-amplifiers+motion-magnetic-sensors |
bağlantı klemensi | @terminal-blocks |
`
  .trim()
  .split('\n');
