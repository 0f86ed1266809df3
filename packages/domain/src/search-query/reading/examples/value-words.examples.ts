/** Queries with values said in words: `query | conditions | words that stay text`. */
export const valueWordExamples: readonly string[] = `
чип-резистор 0402-1%-4,99 кОм | @chip-resistors; package=0402; tolerance=1; resistance=4990 |
тантал тип D 100мкФ | @tantalum-capacitors; package=D~D (7343); capacitance=0.0001 |
восьмиканальный ацп 100 ksps | channels=8; @data-converters; sample_rate=100000 |
два канала ацп | channels=2; @data-converters |
NTC 10к B3950 | @ntc-thermistors; resistance=10000; b_value=3950 |
резистор 220 ом четверть ватта | @resistors; resistance=220; power=0.25 |
резистор 1к полватта | @resistors; resistance=1000; power=0.5 |
resistor 1k half watt | @resistors; resistance=1000; power=0.5 |
rs-485 драйвер | @transceivers |
неэкранированный дроссель 100мкГн | shielded=false; @inductors; inductance=0.0001 |
ekranlı bobin 4.7uH | shielded=true; @inductors; inductance=0.0000047 |
aec-q200 резистор 10к 0603 | automotive=true; @resistors; resistance=10000; package=0603 |
otomotiv direnç 4k7 | automotive=true; @resistors; resistance=4700 |
unidirectional tvs 12V | bidirectional=false; @tvs-diodes; standoff_voltage=12 |
двунаправленный супрессор 24В | bidirectional=true; @tvs-diodes; standoff_voltage=24 |
медленный предохранитель 2А | fuse_speed=slow; @fuses; current=2 |
slow blow fuse 2A | fuse_speed=slow; @fuses; current=2 |
реле с перекидным контактом | @relays; contact_form=SPDT | с
реле две группы переключающих контактов | @relays; contact_form=DPDT |
dual comparator | channels=2; @comparators |
восьмиканальный ацп | channels=8; @data-converters |
16 битный ацп | resolution=16; @data-converters |
16-bit adc | resolution=16; @data-converters |
12-битный ацп | resolution=12; @data-converters |
12-вольтовое реле | coil_voltage=12; @relays |
транзистор npn with built-in resistors | @transistors; polarity=digital-npn |
12-разрядный ацп | resolution=12; @data-converters |
оптопара изоляция не менее 5000В | @optocouplers; isolation_voltage=5000..null |
красный светодиод 5мм | color=red; @leds; diameter=0.005 |
толстоплёночный резистор 1к | @resistors; @resistors; resistance=1000 |
kalın film direnç 1k | @resistors; @resistors; resistance=1000 |
толстоплёночный |  | толстоплёночный
малошумящий операционный усилитель | @operational-amplifiers |
полудуплексный драйвер rs485 | @transceivers; @transceivers |
стабилизатор минус 12 вольт | @linear-regulators; vout=-12 |
стабилизатор -12 В | @linear-regulators; vout=-12 |
regulator -12V | @linear-regulators; vout=-12 |
усилитель звука 2х20 ватт | @audio-amplifiers; power=20 |
audio amplifier 2x10W | @audio-amplifiers; power=10 |
вилка двухрядная 2х5 | @pin-headers; pins=10 |
реле 24В с двумя группами контактов | @relays; coil_voltage=24; contact_form=DPDT |
мелф резистор 1к | @melf-resistors; @melf-resistors; resistance=1000 |
schottky diode under 0.5V forward drop | @schottky-diodes; forward_voltage=null..0.5 |
резистор -12V | @resistors | -12V
изолированный преобразователь 24 в 5 | @dc-dc-modules; vin=24..24; vout=5 |
мосфет больше 100в и не меньше 20а | @mosfets; drain_source_voltage=100..null; drain_current=20..null |
сборка резисторов 4х10к | @resistor-networks; resistance=10000 |
микроконтроллер 64 pin | @microcontrollers; pins=64 |
mosfet n kanal sot-23 | @mosfets; polarity=n-channel; package=SOT-23~SOT-23-3 |
n-mosfet 60v | polarity=n-channel; drain_source_voltage=60 |
оптопара 10mbit | @optocouplers; data_rate=10000000 |
разъем питания 5.5х2.1 | @connectors |
гнездо питания 5,5х2,1 | @connectors |
ldo vin up to 20v 3.3v | @linear-regulators; vin=20..20; vout=3.3 |
100мкф 63в 105 | capacitance=0.0001; voltage=63; operating_temperature=105..105 |
`
  .trim()
  .split('\n');
