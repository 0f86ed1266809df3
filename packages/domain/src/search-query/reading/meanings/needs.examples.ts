/** Queries that say what a part must do, with their whole meaning in the example frame. */
export const needs = `
чтобы катушка реле не убила транзистор
  «чтобы катушка реле не убила транзистор» @rectifier-diodes+schottky-diodes+switching-diodes
реле для насоса 12В
  «реле» @relays
  «12В» coil_voltage=12
  words для насоса
включать лампу от микроконтроллера
  «включать» @solid-state-relays+electromagnetic-relays
  «лампу» @solid-state-relays+electromagnetic-relays
  «микроконтроллера» @solid-state-relays+electromagnetic-relays
  words от
управлять шаговиком 2А
  «управлять» @drivers with function=motor-driver / "motor" / "stepper" with "stepper" / "step" / ^A4988…UCN5804(31)
  «шаговиком» @drivers with function=motor-driver / "motor" / "stepper" with "stepper" / "step" / ^A4988…UCN5804(31)
  «2А» current=2..
крутить моторчик 5В
  «крутить» @drivers with function=motor-driver / "motor"
  «моторчик» @drivers with function=motor-driver / "motor"
  «5В» supply_voltage=5..5
повернуть сервопривод
  «повернуть» @drivers with ^PCA9685,PCA9635,TLC5940,TLC5947,PCA9633,PCA9632,LP556
  «сервопривод» @drivers with ^PCA9685,PCA9635,TLC5940,TLC5947,PCA9633,PCA9632,LP556
диммировать лампу 220В
  «диммировать» @triacs
  «лампу» @triacs
  «220В» reverse_voltage=220..
to dim a lamp 230V
  «dim» @triacs
  «lamp» @triacs
  «230V» reverse_voltage=230..
  words to a
motor sürmek 2A
  «motor» @drivers with function=motor-driver / "motor"
  «sürmek» @drivers with function=motor-driver / "motor"
  «2A» current=2..
akım ölçmek
  «akım» @motion-magnetic-sensors with measured=current / "current"
  «ölçmek» @motion-magnetic-sensors with measured=current / "current"
sıcaklık ölçmek
  «sıcaklık» @temperature-humidity-sensors with measured=temperature
  «ölçmek» @temperature-humidity-sensors with measured=temperature
измерить температуру
  «измерить температуру» @temperature-humidity-sensors with measured=temperature
измерить влажность
  «измерить влажность» @temperature-humidity-sensors with measured=temperature-humidity / measured=humidity
measure pressure
  «measure» @sensors with measured=pressure / "pressure" / "kpa"
  «pressure» @sensors with measured=pressure / "pressure" / "kpa"
зарядить аккумулятор 1А
  «зарядить» @drivers with "charging ic" / "charger" / function=battery-charger / "charging" / ^TP405…MCP7383(20)
  «аккумулятор» @drivers with "charging ic" / "charger" / function=battery-charger / "charging" / ^TP405…MCP7383(20)
  «1А» current=1 up to current=1.. offers ≥1А
charge a lithium battery
  «charge a lithium battery» @drivers with "charging ic" / "charger" / function=battery-charger / "charging" / ^TP405…MCP7383(20)
стабилизировать 5В 1А
  «стабилизировать» @linear-regulators
  «5В» vout=5 with "positive"
  «1А» current=1..
понизить 24В до 5В
  «понизить» @dc-dc-converters with topology=buck / "buck" / "step down"
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 5В» vout=5 or output_type=adjustable
поднять 3.7В до 5В
  «поднять» @dc-dc-converters with topology=boost
  «3.7В до 5В» vin=3.7..3.7 or ?vin with vout=5 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
изолировать i2c
  «изолировать i2c» @transceivers with interface=isolator / "isolator" / "digital isolators" / ^ISO15,ISO16,ADUM125,ADUM225,SI860,SI840 with "i2c" / ^ISO154…CA-IS302(10)
развязать uart
  «развязать uart» @transceivers with interface=isolator / "isolator" / "digital isolators" / ^ADUM1…STISO(17)
защитить usb от статики
  «защитить» @tvs-diodes with "esd" / ^PESD…TPD4(17)
  «usb» @tvs-diodes with "esd" / ^PESD…TPD4(17)
  «статики» @tvs-diodes with "esd" / ^PESD…TPD4(17)
  words от
защита от переполюсовки 5А
  «защита от переполюсовки» @schottky-diodes
  «5А» current=5 up to current=5.. offers ≥5А
фильтровать помехи
  «фильтровать» @ferrite-beads
  «помехи» @ferrite-beads
усилить микрофон
  «усилить» @operational-amplifiers with "микрофонный усилитель…düşük gürültülü opamp(21)" / "low noise" / ^OPA16…RC4558(23)
  «микрофон» @operational-amplifiers with "микрофонный усилитель…düşük gürültülü opamp(21)" / "low noise" / ^OPA16…RC4558(23)
хранить настройки
  «хранить» @eeprom-memory
  «настройки» @eeprom-memory
мигать светодиодом
  «мигать» @timers with ^NE555…AP555(17)
  «светодиодом» @timers with ^NE555…AP555(17)
пищать
  «пищать» @buzzers
соединить две платы
  «соединить» @connectors
  «две» @connectors
  «платы» @connectors
датчик чтобы почувствовать наклон
  «датчик» @motion-magnetic-sensors with measured=acceleration / measured=acceleration-rotation / "accelerometer" / "axis"
  «наклон» @motion-magnetic-sensors with measured=acceleration / measured=acceleration-rotation / "accelerometer" / "axis"
  words чтобы почувствовать
измерить ток шунтом
  «измерить» @operational-amplifiers+motion-magnetic-sensors with function=current-sense-amplifier / "current sense" / ^INA18…ISL28(33)
  «ток» @operational-amplifiers+motion-magnetic-sensors with function=current-sense-amplifier / "current sense" / ^INA18…ISL28(33)
  «шунтом» @operational-amplifiers+motion-magnetic-sensors with function=current-sense-amplifier / "current sense" / ^INA18…ISL28(33)
реле для включения насоса 24В
  «реле» @relays
  «24В» coil_voltage=24
  words для включения насоса
чтобы насос включался сам когда станет темно
  «чтобы насос включался сам когда станет темно» @sensors with measured=light / "light" / "photoresistor" / "phototransistor" / "phototransistors" / "photoresistors" / "ambient"
оптопара изоляция 5000 В
  «оптопара» @optocouplers
  «изоляция 5000 В» isolation_voltage=5000 offers изоляция ≥5000 В
питать светодиод 350 мА
  «питать» @drivers with function=led-driver / "led"
  «светодиод» @drivers with function=led-driver / "led"
  «350 мА» current=0.35 up to current=0.35.. offers ≥350 мА
led şeridi sürmek
  «led» @drivers with function=led-driver / "led"
  «şeridi» @drivers with function=led-driver / "led"
  «sürmek» @drivers with function=led-driver / "led"
motor hızını ayarlamak 12V
  «motor» @drivers with function=motor-driver / "motor"
  «hızını» @drivers with function=motor-driver / "motor"
  «ayarlamak» @drivers with function=motor-driver / "motor"
  «12V» supply_voltage=12..12
светодиод мигать
  «светодиод» @leds
  words мигать
понизить 24В до 5В 3А
  «понизить» @dc-dc-converters with topology=buck / "buck" / "step down"
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 5В» vout=5 or output_type=adjustable
  «3А» current=3 up to current=3.. offers ≥3А
понизить напряжение 12 В
  «понизить напряжение» @dc-dc-converters with topology=buck / "buck" / "step down"
  «12 В» vout=12
усилить звук 2x20 Вт
  «усилить» @audio-amplifiers
  «звук» @audio-amplifiers
  «2x20 Вт» power=20 with channels=2 up to power=20..
усилить звук 20 Вт
  «усилить» @audio-amplifiers
  «звук» @audio-amplifiers
  «20 Вт» power=20..
реле чтобы включать насос
  «реле чтобы включать насос» @electromagnetic-relays with contact_current=5..100 / function=power-relay / "power"
реле твердотельное чтобы коммутировать нагрузку 10А
  «реле твердотельное» @solid-state-relays
  «коммутировать нагрузку» @solid-state-relays
  «10А» current=10 offers ≥10А
  words чтобы
драйвер крутить шаговик
  «драйвер» @drivers with function=motor-driver / "motor" / "stepper" with "stepper" / "step" / ^A4988…UCN5804(31)
  «шаговик» @drivers with function=motor-driver / "motor" / "stepper" with "stepper" / "step" / ^A4988…UCN5804(31)
  words крутить
транзистор чтобы включать лампу 12В
  «транзистор чтобы включать лампу» @mosfets with polarity=n-channel with "logic level"
  «12В» drain_source_voltage=12..
кнопка чтобы сбросить микроконтроллер
  «кнопка чтобы сбросить микроконтроллер» @switches with @tact-switches / function=momentary / function=push-button / ^PBS-,PB-,DS-,R13-,КМ1,КН
передать данные далеко rs485
  «передать данные далеко rs485» @transceivers with interface=RS-485 / "rs485" / "rs 485" with "transceiver"
измерить ±5%
  «±5%» tolerance=5 up to tolerance=..5 offers ≤5%
  words измерить
защитить плату недорого от короткого замыкания 2А
  «защитить» @resettable-fuses
  «короткого» @resettable-fuses
  «замыкания» @resettable-fuses
  «2А» hold_current=2
  words плату недорого от
`;
