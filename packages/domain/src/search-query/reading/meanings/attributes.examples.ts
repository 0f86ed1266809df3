/**
 * Queries with values in words, packages, makers and named attributes, with their whole meaning in the example frame.
 */
export const attributeWords = `
резистор 4к7 Ом
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «4к7 Ом» resistance=4700
резистор 10 кОм 1 %
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10 кОм» resistance=10000
  «1 %» tolerance=1 up to tolerance=..1 offers ≤1 %
резистор 10k metric 1608
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10k» resistance=10000
  «metric 1608» package=0603
резистор 10к 1608 метрич.
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «1608 метрич.» package=0603
резистор 10к 0402 metric
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «0402 metric» package=01005
резистор 10к 0603 дюйм
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «0603 дюйм» package=0603
imperial 0603 10k
  «imperial 0603» package=0603
  «10k» resistance=10000
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
тантал корпус A 10мкФ
  «тантал» @tantalum-capacitors
  «корпус A» package=A~A (3216)
  «10мкФ» capacitance=0.00001
тантал тип D
  «тантал» @tantalum-capacitors
  «тип D» package=D~D (7343)
usb type c
  «usb type c» @connectors with interface=USB Type-C / "type c" / "usb c" / interface=USB-C
разъём тип c
  «разъём» @connectors
  words тип c
транзистор SOT 23
  «транзистор» @transistors with ?function
  «SOT 23» package=SOT-23~SOT-23-3
стабилизатор TO 220
  «стабилизатор» @linear-regulators
  «TO 220» package=TO-220~TO-220-3
оу DIP 8
  «оу» @operational-amplifiers
  «DIP 8» package=DIP-8~PDIP-8
стабилизатор SOT 23-5
  «стабилизатор» @linear-regulators
  «SOT 23-5» package=SOT-23-5~SOT-25
микроконтроллер dip
  «микроконтроллер» @microcontrollers
  «dip» package=DIP…SPDIP-256(147)
микроконтроллер tqfp
  «микроконтроллер» @microcontrollers
  «tqfp» package=TQFP…HTQFP-256(98)
sma connector
  «sma connector» @connectors with interface=SMA / "sma"
диод sma
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  «sma» package=SMA~DO-214AC
реле на 220
  «реле на 220» @electromagnetic-relays with contact_current=5..100 / function=power-relay / "power"
реле 220 В
  «реле» @relays
  «220 В» coil_voltage=220
mosfet n kanal 60V
  «mosfet» @mosfets
  «n kanal» polarity=n-channel
  «60V» drain_source_voltage=60 up to drain_source_voltage=60.. offers ≥60V
micro controller
  «micro controller» @microcontrollers
push button
  «push button» @switches with @tact-switches / function=momentary / function=push-button / ^PBS-,PB-,DS-,R13-,КМ1,КН
TI ldo 3.3V
  «TI» #ti
  «ldo» @linear-regulators
  «3.3V» vout=3.3 with "positive"
st микроконтроллер
  «st» #st
  «микроконтроллер» @microcontrollers
реле чтобы включать насос 12В
  «реле чтобы включать насос» @electromagnetic-relays with contact_current=5..100 / function=power-relay / "power"
  «12В» coil_voltage=12
чтобы реле не щёлкало
  «чтобы реле не щёлкало» @electromagnetic-relays with contact_current=5..100 / function=power-relay / "power"
оптопара изоляция 5000 В
  «оптопара» @optocouplers
  «изоляция 5000 В» isolation_voltage=5000 offers изоляция ≥5000 В
питать светодиод 12В
  «питать» @drivers with function=led-driver / "led"
  «светодиод» @drivers with function=led-driver / "led"
  «12В» supply_voltage=12..12
управлять мотором 12В 2А
  «управлять» @drivers with function=motor-driver / "motor"
  «мотором» @drivers with function=motor-driver / "motor"
  «12В» supply_voltage=12..12
  «2А» current=2 up to current=2.. offers ≥2А
измерить ток 30А
  «измерить» @motion-magnetic-sensors with measured=current / "current"
  «ток» @motion-magnetic-sensors with measured=current / "current"
  words 30А
понизить 12В до 5В
  «понизить» @dc-dc-converters with topology=buck / "buck" / "step down"
  «12В» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 5В» vout=5 or output_type=adjustable
защитить вход 24В
  «защитить» @tvs-diodes
  «вход» @tvs-diodes
  «24В» standoff_voltage=24
усилить звук 20 ватт
  «усилить» @audio-amplifiers
  «звук» @audio-amplifiers
  «20 ватт» power=20..
jst ph 4 pin
  «jst ph» @wire-to-board-connectors with "ph" with #jst
  «4 pin» pins=4 or "4p|4pin|1x4p|2x2p" or package=DIP-4…PLCC-4(38)
напряжение 50В 100n
  «напряжение 50В» voltage=50 up to voltage=50.. offers напряжение ≥50В
  «100n» capacitance=1e-7
резистор корпус 0805 10к
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «корпус 0805» package=0805
  «10к» resistance=10000
резистор сопротивление 10к мощность 2Вт
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «сопротивление» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
  «мощность 2Вт» power=2 up to power=2.. offers мощность ≥2Вт
прямое напряжение 0.5В диод
  «прямое напряжение 0.5В» forward_voltage=0.5
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
ток 1А диод
  «ток 1А» current=1 up to current=1.. offers ток ≥1А
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
диод ток 1А напряжение 100В
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  «ток 1А» current=1 up to current=1.. offers ток ≥1А
  «напряжение 100В» reverse_voltage=100 up to reverse_voltage=100.. offers напряжение ≥100В
конденсатор ёмкость 100n напряжение 50В
  «конденсатор» @capacitors
  «ёмкость 100n» capacitance=1e-7
  «напряжение 50В» voltage=50 up to voltage=50.. offers напряжение ≥50В
10к 22к
  words 10к 22к
vishay yageo 10к
  «10к» resistance=10000
  words vishay yageo
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
Yageo резистор 10к
  «Yageo» #yageo
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «10к» resistance=10000
yaego 10к
  «yaego» #yageo corrected
  «10к» resistance=10000
  kind chip-resistors+through-hole-resistors+power-resistors+melf-resistors
htpbcnjh 10r 0805
  «htpbcnjh» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors corrected
  «10r» resistance=10000
  «0805» package=0805
R47
  words R47
резистор R47
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «R47» resistance=0.47
1F
  words 1F
ионистор 1F
  «ионистор» @supercapacitors
  «1F» capacitance=1
5 в
  words 5 в
конденсатор 5 … 10
  «конденсатор» @capacitors
  words 5 … 10
Samsung 10u 0805
  «Samsung» #samsung
  «10u» capacitance=0.00001
  «0805» package=0805
диод 1N4148
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  words 1N4148
1N4148 100В
  words 1N4148 100В
С2-23-0,25 10 кОм 5%
  «0,25» power=0.25 up to power=0.25.. offers ≥0,25Вт
  «10 кОм» resistance=10000
  «5%» tolerance=5 up to tolerance=..5 offers ≤5%
  words С2-23-
  kind through-hole-resistors
МЛТ 0,5 4к7
  «0,5» power=0.5 up to power=0.5.. offers ≥0,5Вт
  «4к7» resistance=4700
  words МЛТ
  kind through-hole-resistors
МЛТ 2 кОм
  «2 кОм» resistance=2000
  words МЛТ
  kind through-hole-resistors
К73-17 0,1мкФ 400В
  «0,1мкФ» capacitance=1e-7
  «400В» voltage=400 up to voltage=400.. offers ≥400В
  words К73-17
  kind film-capacitors
термистор 10к 1%
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «1%» tolerance=1 up to tolerance=..1 offers ≤1%
светодиод 3528 белый
  «светодиод» @leds
  «3528» package=3528~B (3528)
  «белый» color=white
красный светодиод 0805 20мА
  «красный» color=red
  «светодиод» @leds
  «0805» package=0805
  «20мА» current=0.02 offers ≥20мА
кварц 16М
  «кварц» @crystals
  «16М» frequency=16000000
дроссель 10u 1А
  «дроссель» @inductors with @power-inductors / @chip-inductors / @axial-inductors
  «10u» inductance=0.00001
  «1А» current=1 up to current=1.. offers ≥1А
ferrite bead 600R 0603
  «ferrite bead» @ferrite-beads
  «600R» impedance=600
  «0603» package=0603
ldo 3.3V SOT-223 1A
  «ldo» @linear-regulators
  «3.3V» vout=3.3 with "positive"
  «SOT-223» package=SOT-223~SOT-223-3~SOT-223-4
  «1A» current=1 up to current=1.. offers ≥1A
память 16 килобит i2c
  «память» @eeprom-memory with interface=I2C / "i2c"
  «16 килобит» memory_size=16384
  «i2c» @eeprom-memory with interface=I2C / "i2c"
оу rail-to-rail 5В SOIC-8
  «оу» @operational-amplifiers
  «rail-to-rail» rail_to_rail=true or "rail to rail"
  «5В» supply_voltage=5..5
  «SOIC-8» package=SOIC-8~SO-8~SOP-8
mcu 72 МГц 64КБ LQFP-48
  «mcu» @microcontrollers
  «72 МГц» frequency=72000000
  «64КБ» flash=65536
  «LQFP-48» package=LQFP-48
логика 5В
  «логика» @logic-ics
  «5В» supply_voltage=5..5
`;
