/**
 * Queries with values, counts and kinds that are repeated, contradict each other or are no conditions. Each is followed
 * by its whole meaning in the example frame.
 */
export const edges = `
датчик "температуры"
  «датчик» @sensors
  words "температуры"
разъём 40 "контактов"
  «разъём» @connectors
  «40» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
  words "контактов"
разъём 40pin2
  «разъём» @connectors
  words 40pin2
разъём 40'pin
  «разъём» @connectors
  «40'pin» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
резистор 123456
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words 123456
резистор 16080
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words 16080
конденсатор 100n-1k
  «конденсатор» @capacitors
  words 100n-1k
конденсатор 100n-1u
  «конденсатор» @capacitors
  «100n-1u» capacitance=1e-7..0.000001
оптопара ±5%
  «оптопара» @optocouplers
  words ±5%
оптопара 50%
  «оптопара» @optocouplers
  «50%» ctr=50..50
кнопка 500нм
  «кнопка» @switches with @tact-switches / function=momentary / function=push-button / ^PBS-,PB-,DS-,R13-,КМ1,КН
  words 500нм
светодиод 500нм
  «светодиод» @leds
  «500нм» wavelength=5e-7
кварц на 5В
  «кварц» @crystals
  words на 5В
память 1M
  «память» @flash-memory+eeprom-memory
  «1M» memory_size=1048576
память 64k
  «память» @flash-memory+eeprom-memory
  «64k» memory_size=65536
драйвер rs485 500 бит
  «драйвер rs485» @transceivers with interface=RS-485 / "rs485" / "rs 485" with "transceiver"
  «500 бит» data_rate=500
светодиод 30 градусов
  «светодиод» @leds
  «30 градусов» viewing_angle=30
резистор 100 Ом 1 Вт 5% 2512
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «100 Ом» resistance=100
  «1 Вт» power=1 up to power=1.. offers ≥1 Вт
  «5%» tolerance=5 up to tolerance=..5 offers ≤5%
  «2512» package=2512
резистор выводной 1к
  «резистор выводной» @through-hole-resistors
  «1к» resistance=1000
резистор панельный 1к
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «панельный» @resistors with "panel mount|panel|на панель|панельный|для монтажа на панель|panel montaj" as a property
  «1к» resistance=1000
отрицательный стабилизатор -12В
  «отрицательный стабилизатор» @linear-regulators with vout=-100..-0.1 / "negative" / ^L79…KA79(10)
  «-12В» vout=-12 or vout=12 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
отрицательный стабилизатор 12В 1А
  «отрицательный стабилизатор» @linear-regulators with vout=-100..-0.1 / "negative" / ^L79…KA79(10)
  «12В» vout=12
  «1А» current=1 up to current=1.. offers ≥1А
стабилизатор 3.3 5В
  «стабилизатор» @linear-regulators
  «5В» vout=5 with "positive"
  words 3.3
стабилизатор 3.3 "x" 5В
  «стабилизатор» @linear-regulators
  «5В» vout=5 with "positive"
  words 3.3 "x"
преобразователь уровней 3.3 5В
  «преобразователь уровней» @logic-gates with function=level-translator / "translator" / "level shifter" / ^TXS0…SGM4T(32)
  «3.3» supply_voltage=3.3..3.3
  «5В» supply_voltage=5..5
dc-dc регулируемый 5В
  «dc-dc» @dc-dc-converters
  «регулируемый» output_type=adjustable
  «5В» vout=5
диод 1N5819 40В 1А
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  «40В» reverse_voltage=40 up to reverse_voltage=40.. offers ≥40В
  «1А» current=1 up to current=1.. offers ≥1А
  words 1N5819
резистор 1к 1к
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
  «1к» resistance=1000
реле 5В 5В
  «реле» @relays
  «5В» coil_voltage=5
  «5В» coil_voltage=5
два резистора 10к
  «резистора» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  words два
резистор 10к 2 шт
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  words 2 шт
10 резисторов 1к
  «резисторов» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
  words 10
yageo vishay
  words yageo vishay
резистор yageo yageo
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «yageo» #yageo
  «yageo» #yageo
NPN PNP транзистор
  «транзистор» @transistors with ?function
  words NPN PNP
npn и pnp 45В
  «45В» collector_emitter_voltage=45 up to collector_emitter_voltage=45.. offers ≥45В
  words npn и pnp
конденсатор электролит 100мкФ
  «конденсатор электролит» @aluminium-electrolytic-capacitors+smd-electrolytic-capacitors
  «100мкФ» capacitance=0.0001
тантал конденсатор 10мкФ
  «тантал» @tantalum-capacitors
  «конденсатор» @tantalum-capacitors
  «10мкФ» capacitance=0.00001
диод стабилитрон 5.1В
  «диод» @zener-diodes
  «стабилитрон» @zener-diodes
  «5.1В» zener_voltage=5.1
микросхема компаратор
  «микросхема» @comparators
  «компаратор» @comparators
красный зелёный светодиод
  «светодиод» @leds
  words красный зелёный
резистор 0603 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words 0603 0805
резистор 0603 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0603» package=0603
  «0603» package=0603
LM317
  words LM317
LM317 TO-220
  «TO-220» package=TO-220~TO-220-3
  words LM317
SO-8 LM358
  «SO-8» package=SOIC-8~SO-8~SOP-8
  words LM358
74HC00 SO-14
  «SO-14» package=SOIC-14~SO-14~SOP-14
  words 74HC00
mosfet sot-23 n-channel 30v
  «mosfet» @mosfets
  «sot-23» package=SOT-23~SOT-23-3
  «n-channel» polarity=n-channel
  «30v» drain_source_voltage=30 up to drain_source_voltage=30.. offers ≥30v
n канальный полевой транзистор 60в
  «n канальный» polarity=n-channel
  «полевой транзистор» @mosfets+jfets
  «60в» drain_source_voltage=60 up to drain_source_voltage=60.. offers ≥60в
корпус 0805
  «корпус 0805» package=0805
корпус so-8
  «корпус so-8» package=SOIC-8~SO-8~SOP-8
типоразмер 0603 10к
  «типоразмер 0603» package=0603
  «10к» resistance=10000
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
резистор размер 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «размер 0603» package=0603
0805 корпус
  «0805 корпус» package=0805
сопротивление
  «сопротивление» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
напряжение
  words напряжение
ток 1А
  «ток 1А» current=1 offers ток ≥1А
ток 1А диод шоттки
  «ток 1А» current=1 up to current=1.. offers ток ≥1А
  «диод шоттки» @schottky-diodes
напряжение 5В стабилизатор
  «напряжение» @linear-regulators
  «5В» vout=5 with "positive"
  «стабилизатор» @linear-regulators
стабилизатор 5В выходное напряжение
  «стабилизатор» @linear-regulators
  «5В выходное напряжение» vout=5 with "positive"
стабилизатор входное 12В
  «стабилизатор» @linear-regulators
  «входное 12В» vin=12..12
конденсатор 100n рабочее напряжение 50В
  «конденсатор» @capacitors
  «100n» capacitance=1e-7
  «рабочее напряжение 50В» voltage=50 up to voltage=50.. offers рабочее напряжение ≥50В
220в %
  «220в» voltage=220 offers ≥220в
  words %
100к 220в %
  «100к» resistance=100000
  «220в» voltage=220 up to voltage=220.. offers ≥220в
  words %
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
sma 50 ом разъем
  «sma» @connectors with interface=SMA / "sma"
  «разъем» @connectors with interface=SMA / "sma"
  words 50 ом
разъем угловой sma
  «разъем» @connectors with interface=SMA / "sma"
  «угловой» orientation=angled
  «sma» @connectors with interface=SMA / "sma"
`;
