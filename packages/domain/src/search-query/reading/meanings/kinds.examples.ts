/** Queries with kinds of parts and values, with their whole meaning in the example frame. */
export const kindsWithValues = `
резистор 10к 0805 5%
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «0805» package=0805
  «5%» tolerance=5 up to tolerance=..5 offers ≤5%
конденсатор 100нф 50в x7r
  «конденсатор» @capacitors
  «100нф» capacitance=1e-7
  «50в» voltage=50 up to voltage=50.. offers ≥50в
  «x7r» dielectric=X7R
100nF 16V X7R
  «100nF» capacitance=1e-7
  «16V» voltage=16 up to voltage=16.. offers ≥16V
  «X7R» dielectric=X7R
100мкф 63в 105
  «100мкф» capacitance=0.0001
  «63в» voltage=63 up to voltage=63.. offers ≥63в
  «105» operating_temperature=105..105
транзистор 60В
  «транзистор» @transistors with ?function
  «60В» collector_emitter_voltage=60 or drain_source_voltage=60 up to collector_emitter_voltage=60.. offers ≥60В
транзистор 1А
  «транзистор» @transistors with ?function
  «1А» collector_current=1 or drain_current=1 up to collector_current=1.. offers ≥1А
мосфет p-канальный 30В 5А
  «мосфет» @mosfets
  «p-канальный» polarity=p-channel
  «30В» drain_source_voltage=30 up to drain_source_voltage=30.. offers ≥30В
  «5А» drain_current=5 up to drain_current=5.. offers ≥5А
igbt 600V 40A
  «igbt» @igbts
  «600V» collector_emitter_voltage=600 up to collector_emitter_voltage=600.. offers ≥600V
  «40A» collector_current=40 up to collector_current=40.. offers ≥40A
диод 1А 1000В
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  «1А» current=1 up to current=1.. offers ≥1А
  «1000В» reverse_voltage=1000 up to reverse_voltage=1000.. offers ≥1000В
симистор 600В 16А
  «симистор» @triacs
  «600В» reverse_voltage=600 up to reverse_voltage=600.. offers ≥600В
  «16А» current=16 up to current=16.. offers ≥16А
диод 100В
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  «100В» reverse_voltage=100 up to reverse_voltage=100.. offers ≥100В
реле 12В 10А
  «реле» @relays
  «12В» coil_voltage=12
  «10А» contact_current=10 or current=10 up to contact_current=10.. offers ≥10А
реле 5А
  «реле» @relays
  «5А» contact_current=5 or current=5 up to contact_current=5.. offers ≥5А
твердотельное реле 40А 240В
  «твердотельное реле» @solid-state-relays
  «40А» current=40 offers ≥40А
  «240В» voltage_ac=240..
предохранитель 1А 250В
  «предохранитель» @fuses with ?function
  «1А» current=1
  «250В» voltage_ac=250 up to voltage_ac=250.. offers ≥250В
предохранитель самовосстанавливающийся 500мА 30В
  «предохранитель самовосстанавливающийся» @resettable-fuses
  «500мА» hold_current=0.5
  «30В» voltage=30 up to voltage=30.. offers ≥30В
стабилизатор 5В 2А
  «стабилизатор» @linear-regulators
  «5В» vout=5 with "positive"
  «2А» current=2 up to current=2.. offers ≥2А
стабилитрон 5.1В 0.5Вт
  «стабилитрон» @zener-diodes
  «5.1В» zener_voltage=5.1
  «0.5Вт» power=0.5 up to power=0.5.. offers ≥0.5Вт
tvs 12V 600W
  «tvs» @tvs-diodes
  «12V» standoff_voltage=12
  «600W» peak_power=600 offers ≥600W
датчик влажности 3.3В
  «датчик влажности» @temperature-humidity-sensors with measured=temperature-humidity / measured=humidity
  «3.3В» supply_voltage=3.3..3.3
ацп 12 бит до 100 ksps
  «ацп» @data-converters with function=adc / "adc" / ^ADS…CS1237(24)
  «12 бит» resolution=12
  «до 100 ksps» sample_rate=..100000
оу 36В
  «оу» @operational-amplifiers
  «36В» supply_voltage=36..36
усилитель звука 2х20 ватт
  «усилитель звука» @audio-amplifiers
  «2х20 ватт» power=20 with channels=2 up to power=20..
клеммник 2 контакта 10А 300В
  «клеммник» @terminal-blocks
  «2 контакта» pins=2 or "2p|2pin|1x2p" or package=DIP-2…PLCC-2(38)
  «10А» current=10 up to current=10.. offers ≥10А
  «300В» voltage=300 offers ≥300В
2li klemens
  «2li» pins=2 or "2p|2pin|1x2p" or package=DIP-2…PLCC-2(38)
  «klemens» @terminal-blocks
разъём 2,54 мм 10 контактов
  «разъём» @connectors
  «2,54 мм» pitch=0.00254
  «10 контактов» pins=10 or "10p|10pin|1x10p|2x5p" or package=DIP-10…PLCC-10(38)
вилка штыревая 2х20 2.54
  «вилка штыревая» @pin-headers with gender=male
  «2х20» pins=40 with rows=2
  «2.54» pitch=0.00254 or "2.54|2.54mm"
штыревой разъём 40 контактов шаг 2.54
  «штыревой разъём» @pin-headers with gender=male
  «40 контактов» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
  «шаг 2.54» pitch=0.00254 or "2.54|2.54mm"
панелька DIP-28
  «панелька» @ic-sockets
  «DIP-28» pins=28
ic socket 28 pin
  «ic socket» @ic-sockets
  «28 pin» pins=28 or "28p|28pin|1x28p|2x14p" or package=DIP-28…PLCC-28(38)
кварц 8 МГц 20 пФ
  «кварц» @crystals
  «8 МГц» frequency=8000000
  «20 пФ» load_capacitance=2e-11
кварц 25МГц 3225
  «кварц» @crystals
  «25МГц» frequency=25000000
  «3225» package=SMD-3.2x2.5~3225~SMD3225~SMD3225-4P~SMD3225-2P
кварц 2016
  «кварц» @crystals
  «2016» package=SMD-2.0x1.6~2016~SMD2016~SMD2016-4P~SMD2016-2P
генератор 10 МГц 3.3В
  «генератор» @oscillators
  «10 МГц» frequency=10000000
  «3.3В» supply_voltage=3.3..3.3
резистор smd 10к
  «резистор smd» @chip-resistors
  «10к» resistance=10000
конденсатор выводной 100мкф
  «конденсатор» @capacitors
  «выводной» mounting=tht or package:tht or @through-hole-resistors+leaded-ceramic-capacitors+axial-inductors
  «100мкф» capacitance=0.0001
кнопка SMD
  «кнопка» @switches with @tact-switches / function=momentary / function=push-button / ^PBS-,PB-,DS-,R13-,КМ1,КН
  «SMD» mounting=smd or package:smd or @chip-resistors+smd-electrolytic-capacitors+chip-inductors
rail-to-rail оу
  «rail-to-rail» rail_to_rail=true or "rail to rail"
  «оу» @operational-amplifiers
двунаправленный супрессор 24В
  «двунаправленный» bidirectional=true or "bidirectional|двунаправленный"
  «супрессор» @tvs-diodes
  «24В» standoff_voltage=24
экранированный дроссель 10мкГн 2А
  «экранированный» shielded=true or "shielded|magnetic shielded|экранированный|экранированная"
  «дроссель» @inductors with @power-inductors / @chip-inductors / @axial-inductors
  «10мкГн» inductance=0.00001
  «2А» current=2 up to current=2.. offers ≥2А
светодиод красный 5мм
  «светодиод» @leds
  «красный» color=red
  «5мм» diameter=0.005 or "5mm"
светодиод 630nm
  «светодиод» @leds
  «630nm» wavelength=6.3e-7
светодиод угол обзора 40 градусов
  «светодиод» @leds
  «угол обзора 40 градусов» viewing_angle=40
варистор 14D
  «варистор» @varistors
  «14D» diameter=0.014 or ^14D…MYN14(17)
варистор 275в
  «варистор» @varistors
  «275в» voltage_ac=275
варистор 220В
  «варистор» @varistors
  «220В» voltage_ac=220..308
варистор 100В
  «варистор» @varistors
  «100В» voltage=100
термистор 10к B3950
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «B3950» b_value=3950 or b_constant_25_c_85_c=3950 or b_constant_25_c_100_c=3950 or b_constant_25_c_75_c=3950 or "3950|3950k"
сборка резисторов 4х10к
  «сборка резисторов» @resistor-networks
  «4х10к» resistance=10000 with elements=4
мосфет 50 мом
  «мосфет» @mosfets
  «50 мом» rds_on=0.05
дроссель 10 мом 10мкГн
  «дроссель» @inductors with @power-inductors / @chip-inductors / @axial-inductors
  «10 мом» dc_resistance=0.01
  «10мкГн» inductance=0.00001
память 32 килобайта
  «память» @flash-memory+eeprom-memory
  «32 килобайта» memory_size=262144
память 256k
  «память» @flash-memory+eeprom-memory
  «256k» memory_size=262144
микроконтроллер 64 КБ
  «микроконтроллер» @microcontrollers
  «64 КБ» flash=65536
оптопара 1500В
  «оптопара» @optocouplers
  «1500В» isolation_voltage=1500 offers ≥1500В
конденсатор 10 0603
  «конденсатор» @capacitors
  «0603» package=0603
  words 10
резистор 160 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «160» resistance=160
  «0603» package=0603
samsung 22uF 0805
  «samsung» #samsung
  «22uF» capacitance=0.000022
  «0805» package=0805
толстоплёночный резистор 1к
  «толстоплёночный» @resistors with "thick film|толстопленочный|толстая пленка|kalın film" as a property
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
n-channel 60V
  «n-channel» polarity=n-channel
  «60V» drain_source_voltage=60 up to drain_source_voltage=60.. offers ≥60V
BC847B NPN 45V
  «NPN» polarity=NPN
  words BC847B 45V
nmos 20v
  «nmos» polarity=n-channel
  «20v» drain_source_voltage=20 up to drain_source_voltage=20.. offers ≥20v
ethernet для микроконтроллера
  «ethernet для микроконтроллера» @transceivers with interface=Ethernet / "ethernet" with ^ENC28…AX88(9)
драйвер двигателя 12В 2А
  «драйвер двигателя» @drivers with function=motor-driver / "motor"
  «12В» supply_voltage=12..12
  «2А» current=2 up to current=2.. offers ≥2А
зуммер 5В
  «зуммер» @buzzers
  «5В» voltage=5 offers ≥5В
буззер активный 12 мм
  «буззер активный» @buzzers with function=active / "active" / "built in" corrected
  «12 мм» diameter=0.012 or height=0.012 or "12mm"
4к7 0805
  «4к7» resistance=4700
  «0805» package=0805
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
100n 50V
  «100n» capacitance=1e-7
  «50V» voltage=50 up to voltage=50.. offers ≥50V
10мкГн 2А
  «10мкГн» inductance=0.00001
  «2А» current=2 up to current=2.. offers ≥2А
C2-23-0.125 10к
  «0.125» power=0.125 up to power=0.125.. offers ≥0.125Вт
  «10к» resistance=10000
  words C2-23-
  kind through-hole-resistors
К50-35 100мкФ 25В
  «100мкФ» capacitance=0.0001
  «25В» voltage=25 up to voltage=25.. offers ≥25В
  words К50-35
  kind aluminium-electrolytic-capacitors
50V 1A
  «50V» voltage=50 offers ≥50V
  «1A» current=1 offers ≥1A
`;
