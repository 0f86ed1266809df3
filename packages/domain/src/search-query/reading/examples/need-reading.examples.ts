/** Queries that name a need, in the format of reading.examples.ts. */
export const needExamples = `
драйвер для шагового двигателя | @drivers |
step motor sürücüsü | @drivers |
stepper driver 2A | @drivers; current=2 |
понижающий преобразователь на 3 ампера | @dc-dc-converters; current=3..null |
buck converter 5V | @dc-dc-converters; vout=5 |
düşürücü dönüştürücü | @dc-dc-converters |
датчик положения магнита | @motion-magnetic-sensors |
датчики Холла | @motion-magnetic-sensors |
sıcaklık sensörü | @temperature-humidity-sensors |
преобразователь с гальванической развязкой | @dc-dc-modules |
катушек 10 мкГн | @inductors; inductance=0.00001 |
драйвер rs485 3.3v | @transceivers; supply_voltage=3.3..3.3 |
приёмопередатчик CAN | @transceivers |
flash 128mbit spi | @flash-memory; memory_size=134217728; @flash-memory |
spi flash 16Мбит | @flash-memory; memory_size=16777216 |
stm32f103 flash 64 КБ | flash=65536 | stm32f103
разъём для карты памяти | @connectors |
предохранитель на 3 А | @fuses; current=3 |
htpbcnjh 10r 0805 | @resistors; resistance=10000; package=0805 |
кварц 25МГц 3225 | @crystals; frequency=25000000; package=SMD-3.2x2.5~3225~SMD3225~SMD3225-4P~SMD3225-2P |
предохранитель самовосстанавливающийся 500мА | @resettable-fuses; hold_current=0.5 |
датчик i2c положения магнита | @motion-magnetic-sensors; @motion-magnetic-sensors; @motion-magnetic-sensors | i2c
резистор 10к подстроечный | @trimmers; resistance=10000; @trimmers |
screwterminal 5 pin | @terminal-blocks; pins=5 |
опера ционник | @operational-amplifiers |
преобразователь уровней 3.3В 5В | @logic-gates; supply_voltage=3.3..3.3; supply_voltage=5..5 |
тактовая кнопка 6х6мм | @tact-switches; length=0.006 |
ethernet | @transceivers |
i2c eeprom 256k | @eeprom-memory; memory_size=262144 |
переключатель нагрузки | @drivers |
гнездо под штырь | @pin-headers |
class D audio amplifier 3W | @audio-amplifiers; power=3 |
конденсатор для блока питания 400В | @capacitors; voltage=400 | для блока питания
понижающий преобразователь 24В в 5В | @dc-dc-converters; vin=24..24; vout=5 | в
boost converter 5V to 12V | @dc-dc-converters; vin=5..5 |
negative voltage from 5V | @dc-dc-converters; vin=5..5 |
преобразователь уровней 3.3 5В | @logic-gates; supply_voltage=3.3..3.3; supply_voltage=5..5 |
гребенка штыревая 2х20 | @pin-headers; pins=40 |
драйвер бесколлекторного мотора | @drivers; @drivers; @drivers |
оптрон симисторный | @optocouplers; @optocouplers |
dual op amp | channels=2; @operational-amplifiers |
mosfet for 12V led strip | @mosfets; drain_source_voltage=12..null | led strip
измерение постоянного тока | @motion-magnetic-sensors; @motion-magnetic-sensors | постоянного
конденсатор на 50 вольт | @capacitors; voltage=50..null |
surge protection 230V varistor | @varistors; voltage_ac=230..322; @varistors |
питание 5В от розетки 220В | @ac-dc-supplies; vout=5; @ac-dc-supplies; vin=220..220 | от
твердотельное реле 220В | @solid-state-relays; voltage_ac=220..null |
relay with 5V coil | @relays; coil_voltage=5 | with
реле катушка 24В | @relays; coil_voltage=24 |
реле 12В | @relays; coil_voltage=12 |
панелька под DIP-28 | @ic-sockets; pins=28 | под
flash memory 32 Mbit or larger | @flash-memory; memory_size=33554432..null |
зуммер без генератора | @buzzers |
buck 24v 5v 3a | @dc-dc-converters; vin=24..24; vout=5; current=3 |
gerilim yükseltici 5v 12v | @dc-dc-converters; vin=5..5; vout=12 |
esd array 5v | @tvs-diodes; standoff_voltage=5 |
дарлингтон npn | @bipolar-transistors |
логика 2и-не | @logic-gates; @logic-gates |
2или-не | @logic-gates |
switch solid state | @solid-state-relays |
механическое реле 12в | @relays; coil_voltage=12 | механическое
коммутация без механического реле | @solid-state-relays | коммутация
arm cortex m0 64kb | @microcontrollers; flash=65536 |
mikrodenetleyici arm | @microcontrollers |
risc-v микроконтроллер | @microcontrollers |
jst xh 4 pin header | @wire-to-board-connectors; pins=4; @wire-to-board-connectors |
резистор нулевой 0603 | @chip-resistors+through-hole-resistors; package=0603 |
конденсатор y1 | @film-capacitors |
ptc 750mA 1206 | @resettable-fuses; hold_current=0.75; package=1206 |
вилка угловая 2.54 | @pin-headers; pitch=0.00254 |
вилка pls-40 шаг 2,54 | @pin-headers; pins=40; pitch=0.00254 |
level shifter i2c | @logic-gates |
`
  .trim()
  .split('\n');
