/** Modules, connectors, electromechanics and tools. For the format see categories-passive.ts. */
export const moduleCategories = `
# modules
ru | Модули и датчики | Модуль | Радиомодули, отладочные платы, датчики, дисплеи и источники питания.
en | Modules and sensors | Module | Radio modules, development boards, sensors, displays and power supplies.
tr | Modüller ve sensörler | Modül | Radyo modülleri, geliştirme kartları, sensörler, ekranlar ve güç kaynakları.

## wireless
ru | Беспроводная связь | Радиомодуль | Модули Wi-Fi, Bluetooth, LoRa, GSM и GNSS.
en | Wireless | Radio module | Wi-Fi, Bluetooth, LoRa, GSM and GNSS modules.
tr | Kablosuz haberleşme | Radyo modülü | Wi-Fi, Bluetooth, LoRa, GSM ve GNSS modülleri.

### wifi-bluetooth-modules: +*radio_standard +core +flash +antenna +supply_voltage io_count operating_temperature -mounting
ru | Модули Wi-Fi и Bluetooth | Модуль Wi-Fi/Bluetooth | Модули ESP32, ESP8266 и Bluetooth Low Energy со встроенной антенной или разъёмом.
en | Wi-Fi and Bluetooth modules | Wi-Fi/Bluetooth module | ESP32, ESP8266 and Bluetooth Low Energy modules with PCB antenna or connector.
tr | Wi-Fi ve Bluetooth modülleri | Wi-Fi/Bluetooth modülü | Kart antenli veya konnektörlü ESP32, ESP8266 ve Bluetooth Low Energy modülleri.

### radio-modules: +*radio_standard +frequency +tx_power +interface +supply_voltage antenna operating_temperature -mounting
ru | Модули LoRa, GSM и GNSS | Радиомодуль | Модули дальней связи, сотовой связи и спутниковой навигации.
en | LoRa, GSM and GNSS modules | Radio module | Long-range, cellular and satellite navigation modules.
tr | LoRa, GSM ve GNSS modülleri | Radyo modülü | Uzun menzilli, hücresel ve uydu konumlama modülleri.

## boards
ru | Отладочные платы | Отладочная плата | Платы для обучения, макетирования и быстрых прототипов.
en | Development boards | Development board | Boards for learning, experiments and quick prototypes.
tr | Geliştirme kartları | Geliştirme kartı | Eğitim, deney ve hızlı prototip için kartlar.

### development-boards: +*core +frequency +flash +ram +interface supply_voltage
ru | Платы разработчика | Плата разработчика | Платы Arduino, Nucleo, Discovery, ESP32 и Raspberry Pi.
en | Developer boards | Developer board | Arduino, Nucleo, Discovery, ESP32 and Raspberry Pi boards.
tr | Geliştirici kartları | Geliştirici kartı | Arduino, Nucleo, Discovery, ESP32 ve Raspberry Pi kartları.

## sensors
ru | Датчики | Датчик | Датчики температуры, влажности, давления, движения и магнитного поля.
en | Sensors | Sensor | Temperature, humidity, pressure, motion and magnetic sensors.
tr | Sensörler | Sensör | Sıcaklık, nem, basınç, hareket ve manyetik alan sensörleri.

### temperature-humidity-sensors: +*measured +interface +supply_voltage operating_temperature +output_signal +package -mounting
ru | Датчики температуры и влажности | Датчик | Цифровые и аналоговые датчики температуры и относительной влажности.
en | Temperature and humidity sensors | Sensor | Digital and analogue temperature and relative humidity sensors.
tr | Sıcaklık ve nem sensörleri | Sensör | Dijital ve analog sıcaklık ve bağıl nem sensörleri.

### motion-magnetic-sensors: +*measured +interface +supply_voltage +output_signal operating_temperature +package -mounting
ru | Датчики движения и магнитного поля | Датчик | Акселерометры, гироскопы, датчики Холла и тока.
en | Motion and magnetic sensors | Sensor | Accelerometers, gyroscopes, Hall and current sensors.
tr | Hareket ve manyetik alan sensörleri | Sensör | İvmeölçerler, jiroskoplar, Hall ve akım sensörleri.

### environment-sensors: +*measured +interface +supply_voltage +output_signal +package -mounting
ru | Датчики давления, света, газа и расстояния | Датчик | Датчики атмосферного давления, освещённости, газов, веса и расстояния.
en | Pressure, light, gas and distance sensors | Sensor | Barometric pressure, light, gas, weight and distance sensors.
tr | Basınç, ışık, gaz ve mesafe sensörleri | Sensör | Atmosfer basıncı, ışık, gaz, ağırlık ve mesafe sensörleri.

## displays
ru | Дисплеи | Дисплей | Символьные, графические и OLED-дисплеи.
en | Displays | Display | Character, graphic and OLED displays.
tr | Ekranlar | Ekran | Karakter, grafik ve OLED ekranlar.

### lcd-oled-displays: +display_format +diagonal +color +*interface supply_voltage operating_temperature
ru | ЖК- и OLED-дисплеи | Дисплей | Символьные и графические модули с контроллером.
en | LCD and OLED displays | Display | Character and graphic modules with a controller.
tr | LCD ve OLED ekranlar | Ekran | Denetleyicili karakter ve grafik ekran modülleri.

## power-supplies
ru | Источники питания | Источник питания | Модули AC-DC и DC-DC, блоки питания.
en | Power supplies | Power supply | AC-DC and DC-DC modules and supplies.
tr | Güç kaynakları | Güç kaynağı | AC-DC ve DC-DC modüller ve güç kaynakları.

### ac-dc-supplies: +power +vout +current +vin efficiency series
ru | Блоки питания AC-DC | Блок питания | Блоки питания на плату, на шину DIN и в кожухе.
en | AC-DC supplies | AC-DC supply | Board-mount, DIN rail and enclosed power supplies.
tr | AC-DC güç kaynakları | AC-DC güç kaynağı | Karta montaj, DIN ray ve kapalı tip güç kaynakları.

### dc-dc-modules: +power +vin +vout current +isolation_voltage series -mounting
ru | Модули DC-DC | Модуль DC-DC | Изолированные и неизолированные преобразователи напряжения в корпусе.
en | DC-DC modules | DC-DC module | Isolated and non-isolated encapsulated converters.
tr | DC-DC modüller | DC-DC modül | Yalıtımlı ve yalıtımsız kapalı dönüştürücüler.

# connectors-electromechanics
ru | Разъёмы и электромеханика | Разъём | Разъёмы, клеммники, кнопки, реле и излучатели звука.
en | Connectors and electromechanics | Connector | Connectors, terminal blocks, switches, relays and buzzers.
tr | Konnektörler ve elektromekanik | Konnektör | Konnektörler, klemensler, anahtarlar, röleler ve buzzerlar.

## connectors
ru | Разъёмы | Разъём | Разъёмы на плату, на кабель и клеммные колодки.
en | Connectors | Connector | Board and cable connectors and terminal blocks.
tr | Konnektörler | Konnektör | Kart ve kablo konnektörleri ile klemensler.

### pin-headers: +pins +rows +pitch +gender +orientation current series -mounting
ru | Штыревые разъёмы | Штыревой разъём | Вилки PLS, PLD и гнёзда PBS, PBD с шагом 2,54 и 2,0 мм.
en | Pin headers | Pin header | PLS, PLD headers and PBS, PBD sockets with 2.54 and 2.0 mm pitch.
tr | Pin header'lar | Pin header | 2,54 ve 2,0 mm aralıklı PLS, PLD erkek ve PBS, PBD dişi konnektörler.

### wire-to-board-connectors: +pins +pitch +gender +orientation +*series current voltage -mounting
ru | Разъёмы провод-плата | Разъём провод-плата | Серии JST XH, PH, ZH, VH и Molex для соединения жгутов с платой.
en | Wire-to-board connectors | Wire-to-board connector | JST XH, PH, ZH, VH and Molex series for harness to board connections.
tr | Kablo-kart konnektörleri | Kablo-kart konnektörü | Kablo demetini karta bağlamak için JST XH, PH, ZH, VH ve Molex serileri.

### terminal-blocks: +pins +pitch +current +voltage +cross_section orientation series -mounting
ru | Клеммники | Клеммник | Винтовые и пружинные клеммники на плату.
en | Terminal blocks | Terminal block | Screw and spring terminal blocks for boards.
tr | Klemensler | Klemens | Kart için vidalı ve yaylı klemensler.

### io-connectors: +*interface +gender +pins +orientation current -mounting
ru | Интерфейсные разъёмы | Разъём | Разъёмы USB, питания, D-SUB, RJ45, SMA и аудио.
en | I/O connectors | Connector | USB, power, D-SUB, RJ45, SMA and audio connectors.
tr | G/Ç konnektörleri | Konnektör | USB, güç, D-SUB, RJ45, SMA ve ses konnektörleri.

### ic-sockets: +pins +pitch +rows series -mounting
ru | Панельки для микросхем | Панелька | Панельки SCS и цанговые SCSM для микросхем в корпусах DIP.
en | IC sockets | IC socket | SCS and machined SCSM sockets for DIP packages.
tr | Entegre soketleri | Entegre soketi | DIP kılıflar için SCS ve torna pinli SCSM soketler.

## switches
ru | Кнопки и переключатели | Переключатель | Тактовые кнопки, тумблеры, клавишные и DIP-переключатели, энкодеры.
en | Switches | Switch | Tact, toggle, rocker and DIP switches, encoders.
tr | Anahtarlar | Anahtar | Tact, toggle, rocker ve DIP anahtarlar, enkoderler.

### tact-switches: +height +force +length current voltage series -mounting
ru | Тактовые кнопки | Тактовая кнопка | Кнопки без фиксации 6×6, 12×12 мм и миниатюрные SMD.
en | Tact switches | Tact switch | Momentary 6×6, 12×12 mm and miniature SMD switches.
tr | Tact anahtarlar | Tact anahtar | 6×6, 12×12 mm ve minyatür SMD anlık anahtarlar.

### toggle-rocker-switches: +*contact_form +contact_current +voltage_ac +function series -mounting
ru | Тумблеры и клавишные выключатели | Переключатель | Тумблеры MTS, клавишные выключатели KCD и DIP-переключатели.
en | Toggle and rocker switches | Switch | MTS toggle switches, KCD rocker switches and DIP switches.
tr | Toggle ve rocker anahtarlar | Anahtar | MTS toggle, KCD rocker ve DIP anahtarlar.

## relays
ru | Реле | Реле | Электромагнитные, твердотельные реле и герконы.
en | Relays | Relay | Electromagnetic and solid-state relays and reed switches.
tr | Röleler | Röle | Elektromanyetik ve katı hal röleleri ile reed anahtarlar.

### electromagnetic-relays: +coil_voltage +*contact_form +contact_current +voltage_ac series -mounting
ru | Электромагнитные реле | Реле | Реле на плату с катушкой от 3 до 48 В.
en | Electromagnetic relays | Relay | Board relays with 3 to 48 V coils.
tr | Elektromanyetik röleler | Röle | 3–48 V bobinli kart röleleri.

### solid-state-relays: +current +voltage_ac +vin +isolation_voltage series -mounting
ru | Твердотельные реле | Твердотельное реле | Бесконтактная коммутация сетевой и постоянной нагрузки.
en | Solid-state relays | Solid-state relay | Contactless switching of mains and DC loads.
tr | Katı hal röleleri | Katı hal rölesi | Şebeke ve DC yüklerin kontaksız anahtarlanması.

## acoustics
ru | Звук и охлаждение | Излучатель | Звуковые излучатели и вентиляторы.
en | Sound and cooling | Sounder | Buzzers and fans.
tr | Ses ve soğutma | Buzzer | Buzzerlar ve fanlar.

### buzzers: +function +voltage +frequency +sound_pressure +diameter height -mounting
ru | Звуковые излучатели | Звуковой излучатель | Пьезо- и электромагнитные излучатели со встроенным генератором и без него.
en | Buzzers | Buzzer | Piezo and magnetic buzzers with and without driver.
tr | Buzzerlar | Buzzer | Sürücülü ve sürücüsüz piezo ve manyetik buzzerlar.

### fans: +voltage +length +height +current operating_temperature net_weight
ru | Вентиляторы | Вентилятор | Осевые вентиляторы от 25 до 120 мм для охлаждения приборов.
en | Fans | Fan | Axial fans from 25 to 120 mm for equipment cooling.
tr | Fanlar | Fan | Cihaz soğutma için 25–120 mm eksenel fanlar.

# tools-materials
ru | Инструменты и материалы | Инструмент | Паяльное оборудование, приборы, инструмент и монтажные материалы.
en | Tools and materials | Tool | Soldering equipment, instruments, hand tools and wiring materials.
tr | Aletler ve malzemeler | Alet | Lehimleme ekipmanı, ölçü aletleri, el aletleri ve kablo malzemeleri.

## soldering
ru | Пайка | Паяльное оборудование | Паяльные станции, жала, припои и флюсы.
en | Soldering | Soldering equipment | Soldering stations, tips, solder and flux.
tr | Lehimleme | Lehim ekipmanı | Lehim istasyonları, uçlar, lehim ve pasta.

### soldering-stations: +power +temperature_range voltage_ac net_weight
ru | Паяльники и станции | Паяльник | Паяльники, паяльные и термовоздушные станции.
en | Soldering irons and stations | Soldering iron | Soldering irons, soldering and hot-air stations.
tr | Havyalar ve istasyonlar | Havya | Havyalar, lehim ve sıcak hava istasyonları.

### soldering-tips: +*tip_shape +diameter +series material
ru | Жала для паяльников | Жало | Сменные жала серий 900M и T12.
en | Soldering tips | Soldering tip | Replaceable tips of the 900M and T12 series.
tr | Havya uçları | Havya ucu | 900M ve T12 serisi değiştirilebilir uçlar.

### solder-flux: +material +diameter +net_weight
ru | Припои и флюсы | Припой | Припой в катушках и прутках, паяльные пасты и флюсы.
en | Solder and flux | Solder | Solder wire and bars, solder pastes and fluxes.
tr | Lehim ve pasta | Lehim | Lehim teli ve çubukları, lehim pastaları ve fluxlar.

## measuring
ru | Измерительные приборы | Прибор | Мультиметры, осциллографы и щупы.
en | Measuring instruments | Instrument | Multimeters, oscilloscopes and probes.
tr | Ölçü aletleri | Ölçü aleti | Multimetreler, osiloskoplar ve problar.

### multimeters: +display_counts +voltage +current net_weight
ru | Мультиметры | Мультиметр | Цифровые мультиметры и токовые клещи.
en | Multimeters | Multimeter | Digital multimeters and clamp meters.
tr | Multimetreler | Multimetre | Dijital multimetreler ve pens ampermetreler.

## hand-tools-group
ru | Ручной инструмент | Инструмент | Пинцеты, кусачки, отвёртки и обжим.
en | Hand tools | Tool | Tweezers, cutters, screwdrivers and crimpers.
tr | El aletleri | Alet | Cımbızlar, yan keskiler, tornavidalar ve sıkma penseleri.

### hand-tools: +length +material tip_shape net_weight
ru | Пинцеты и кусачки | Инструмент | Инструмент для монтажа электроники.
en | Tweezers and cutters | Tool | Tools for electronic assembly.
tr | Cımbızlar ve keskiler | Alet | Elektronik montaj için el aletleri.

## wiring
ru | Провода и монтаж | Материал | Термоусадка, провод, макетные платы и стойки.
en | Wiring and mounting | Material | Heat-shrink tubing, wire, breadboards and spacers.
tr | Kablo ve montaj | Malzeme | Isıyla daralan makaron, kablo, breadboard ve ayraçlar.

### heat-shrink: +diameter +shrink_ratio +*color length material
ru | Термоусадочные трубки | Термоусадочная трубка | Изоляция и маркировка соединений, усадка 2:1 и 3:1.
en | Heat-shrink tubing | Heat-shrink tube | Insulation and marking of joints, 2:1 and 3:1 shrink ratio.
tr | Isıyla daralan makaronlar | Makaron | 2:1 ve 3:1 daralma oranlı bağlantı yalıtımı ve işaretleme.

### wires: +wire_section +*material +color voltage
ru | Провода | Провод | Монтажные провода и кабели на метраж.
en | Wires | Wire | Hook-up wires and cables by the metre.
tr | Kablolar | Kablo | Metreyle satılan montaj kabloları.

### breadboards: +length +pitch material net_weight
ru | Макетные платы | Макетная плата | Платы для сборки без пайки и под пайку.
en | Breadboards | Breadboard | Solderless and solder-type prototyping boards.
tr | Breadboardlar | Breadboard | Lehimsiz ve lehimli prototip kartları.
`;
