/**
 * Queries with a kind of part and a purpose, bounds, currents or counts. Each is followed by its full meaning in the
 * example frame.
 */
export const contexts = `
конденсатор для блока питания 400В
  «конденсатор» @capacitors
  «400В» voltage=400 up to voltage=400.. offers ≥400В
  words для блока питания
для блока питания конденсатор 400В
  «конденсатор» @capacitors
  «400В» voltage=400 up to voltage=400.. offers ≥400В
  words для блока питания
блок питания için kondansatör 400V
  «kondansatör» @capacitors
  «400V» voltage=400 up to voltage=400.. offers ≥400V
  words блок питания için
surge protection varistor 275V
  «varistor» @varistors
  «275V» voltage_ac=275
  words surge protection
датчик холла биполярный
  «датчик холла» @motion-magnetic-sensors with measured=magnetic-field / "hall" / "magnetic"
  «биполярный» @motion-magnetic-sensors with "bipolar|биполярный|çift kutuplu" as a property
motor driver 12V 2A
  «motor driver» @drivers with function=motor-driver / "motor"
  «12V» supply_voltage=12..12
  «2A» current=2 up to current=2.. offers ≥2A
ethernet spi для микроконтроллера
  «ethernet spi» @transceivers with interface=Ethernet / "ethernet" with ^ENC28…AX88(9)
  «микроконтроллера» @transceivers with interface=Ethernet / "ethernet" with ^ENC28…AX88(9)
  words для
датчик температуры для arduino
  «датчик температуры» @temperature-humidity-sensors with measured=temperature
  words для arduino
arduino için sensör
  «sensör» @sensors
  words arduino için
flash 64 КБ
  «flash» @flash-memory
  «64 КБ» memory_size=524288
flash для stm32
  «flash» @flash-memory
  words для stm32
npn 45V
  «npn» polarity=NPN
  «45V» collector_emitter_voltage=45 up to collector_emitter_voltage=45.. offers ≥45V
pnp 1А
  «pnp» polarity=PNP
  «1А» collector_current=1 up to collector_current=1.. offers ≥1А
BC847 npn 45V
  «npn» polarity=NPN
  words BC847 45V
16 бит
  words 16 бит
микроконтроллер 512 байт
  «микроконтроллер» @microcontrollers
  «512 байт» flash=512
драйвер rs485 10 Мбит
  «драйвер rs485» @transceivers with interface=RS-485 / "rs485" / "rs 485" with "transceiver"
  «10 Мбит» data_rate=10000000
память 1 Мбит
  «память» @flash-memory+eeprom-memory
  «1 Мбит» memory_size=1048576
память 8 мбит spi
  «память» @flash-memory+eeprom-memory with interface=SPI / "spi"
  «8 мбит» memory_size=8388608
  «spi» @flash-memory+eeprom-memory with interface=SPI / "spi"
конденсатор 105 градусов
  «конденсатор» @capacitors
  «105 градусов» operating_temperature=105..105
конденсатор 105С
  «конденсатор» @capacitors
  «105С» operating_temperature=105..105
резистор от 10к до 4700 Ом
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words от 10к до 4700 Ом
конденсатор ≥ 50 В
  «конденсатор» @capacitors
  «≥ 50 В» voltage=50..
конденсатор 50 В и выше
  «конденсатор» @capacitors
  «50 В и выше» voltage=50..
конденсатор 16-50В
  «конденсатор» @capacitors
  «16-50В» voltage=16..50
реле 220 В переменного тока
  «реле» @relays
  «220 В переменного тока» coil_voltage=220
реле 12 В постоянного тока
  «реле» @relays
  «12 В постоянного тока» coil_voltage=12
блок питания 230 V AC 12 V DC
  «блок питания» @ac-dc-supplies with ^IRM…AMEL(16)
  «230 V AC» vin=230..230 or ?vin
  «12 V DC» vout=12
конденсатор 400 В постоянного тока
  «конденсатор» @capacitors
  «400 В постоянного тока» voltage=400 up to voltage=400.. offers ≥400 В постоянного тока
конденсатор 400 В "постоянного" тока
  «конденсатор» @capacitors
  «400 В» voltage=400 up to voltage=400.. offers ≥400 В
  words "постоянного" тока
плёночный конденсатор 275 В ac
  «плёночный конденсатор» @film-capacitors
  «275 В ac» voltage=275 up to voltage=275.. offers ≥275 В ac
стабилизатор на 5В
  «стабилизатор» @linear-regulators
  «на 5В» vout=5 with "positive"
стабилизатор на 3 ампера
  «стабилизатор» @linear-regulators
  «на 3 ампера» current=3..
конденсатор на 25 вольт
  «конденсатор» @capacitors
  «на 25 вольт» voltage=25..
резистор на 10к
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  words на
предохранитель на 3 А
  «предохранитель» @fuses with ?function
  «на 3 А» current=3
40-контактный разъём
  «40-контактный» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
  «разъём» @connectors
разъём 40pin
  «разъём» @connectors
  «40pin» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
разъём 40-pin
  «разъём» @connectors
  «40-pin» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
три контакта разъём
  «три контакта» pins=3 or "3p|3pin|1x3p" or package=DIP-3…PLCC-3(38)
  «разъём» @connectors
klemens sekiz pin
  «klemens» @terminal-blocks
  «sekiz pin» pins=8 or "8p|8pin|1x8p|2x4p" or package=DIP-8…PLCC-8(38)
разъём 999 контактов
  «разъём» @connectors
  «999 контактов» pins=999 or "999p|999pin|1x999p" or package=DIP-999…PLCC-999(38)
разъём 1000 контактов
  «разъём» @connectors
  words 1000 контактов
резистор 1к полватта
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
  «полватта» power=0.5 up to power=0.5..
резистор 1к четверть ватта
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
  «четверть ватта» power=0.25 up to power=0.25..
предохранитель полампера
  «предохранитель» @fuses with ?function
  «полампера» current=0.5
çeyrek watt direnç 1k
  «çeyrek watt» power=0.25 up to power=0.25..
  «direnç» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1k» resistance=1000
резистор 10к ± 1 %
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «± 1 %» tolerance=1 up to tolerance=..1 offers ≤1 %
резистор 10к +/- 5%
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «+/- 5%» tolerance=5 up to tolerance=..5 offers ≤5%
direnç 10k % 5
  «direnç» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10k» resistance=10000
  «% 5» tolerance=5 up to tolerance=..5 offers ≤%5
`;
