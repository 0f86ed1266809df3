/**
 * Names of groups in public catalogues, price lists and shops, with their category in the catalogue: `slug | names`.
 * `-` = none, or not clear from the name. A path has `>` between its names.
 */
export const categoryNameExamples = `
chip-resistors | Chip Resistors - SMD;Thick Film Resistors - SMD;Thin Film Resistors - SMD;Thick Film Resistors;Thin Film Resistors;Chip SMD Resistors;Резисторы smd;Резисторы SMD 0805;SMD Dirençler;SMD Direnç;0805 SMD Dirençler;贴片电阻;Ceramic chip resistors;Резисторы > Чип;Metal Glaze/Thick Film Resistors
through-hole-resistors | Резисторы выводные;Metal Film Resistors;Metal Oxide Film Resistors;Carbon Film Resistors;Metal Film Resistors - Through Hole;Резисторы > Выводные;Carbon Dirençler;Metal Film Direnç
resistor-networks | Сборки резисторов;Резисторные сборки;Resistor Networks/Arrays;Array/Network Resistors;Resistor Networks & Arrays;Direnç Dizileri;排阻
power-resistors | Wire Wound Resistors;Wirewound Resistors - Chassis Mount;Cement resistors;Aluminum shell resistors;Güç Dirençleri;Taş Dirençler
trimmers | Резисторы подстроечные;Trimmer Potentiometers;Резисторы подстроечные многооборотные;Trimmer Resistors - Through Hole;Trimpotlar
potentiometers | Резисторы переменные;Potentiometers;Panel Potentiometers;Potansiyometreler;Резисторы переменные, ручки;电位器
varistors | Варисторы;Варисторы smd;Варисторы выводные;Varistors;MOVs;Varistörler;压敏电阻
ntc-thermistors | NTC Thermistors;Thermistors - NTC;Термисторы NTC;NTC Termistörler
current-sense-resistors | Current Sense Resistors - SMD;Токовый измерительный шунт;Metal Strip Resistor
chip-ceramic-capacitors | Multilayer Ceramic Capacitors MLCC - SMD/SMT;Ceramic Capacitors (SMD);Керамические smd;Конденсаторы > Керамические smd;贴片电容;SMD Kondansatörler;Конденсаторы керамические SMD;Ceramic Multilayer
leaded-ceramic-capacitors | Конденсаторы > Керамические выводные;Ceramic Disc Capacitors;Multilayer Ceramic Capacitors MLCC - Leaded;Mercimek Kondansatörler
aluminium-electrolytic-capacitors | Aluminum Electrolytic Capacitors;Конденсаторы > Электролитические выводные;Алюминиевые конденсаторы;Aluminum Electrolytic Capacitors - Radial Leaded;Aluminium Electrolytic;Elektrolitik Kondansatörler;电解电容
smd-electrolytic-capacitors | Конденсаторы > Электролитические smd;Aluminum Electrolytic Capacitors - SMD;SMD Elektrolitik Kondansatör
tantalum-capacitors | Tantalum Capacitors;Танталовые конденсаторы;Tantalum Capacitors - Solid SMD;Tantal Kondansatörler;钽电容
film-capacitors | Film Capacitors;Пленочные конденсаторы;Конденсаторы > Пленочные;Polypropylene film capacitors;Polyester capacitors;Film Kondansatörleri
supercapacitors | Ионисторы;Supercapacitors / Ultracapacitors;Electric Double Layer Capacitors (EDLC)
safety-capacitors | Safety Capacitors;Safety capacitors Y1
chip-inductors | Chip Inductors;RF Inductors - SMD;Чип-индуктивности;贴片电感
inductors | Fixed Inductors;fixed-inductors
power-inductors | Power Inductors - SMD;Power Inductors - Leaded;功率电感;Силовые дроссели
axial-inductors | Axial inductors;Inductors - Radial Leaded
ferrite-beads | Ferrite Beads;Ferrite Chips and Beads;Ферритовые бусины;Chip beads;磁珠
common-mode-chokes | Дроссели синфазные;Common Mode Chokes / Filters;共模电感
transformers | Трансформаторы;Трансформаторы тока;Audio Transformers;Силовые трансформаторы 15 и 18 Ватт;变压器
crystals | Кварцевые резонаторы;Quartz crystals;Kristaller;晶振;Резонаторы кварцевые
oscillators | Oscillators;XO Oscillators;Standard Clock Oscillators;Кварцевые генераторы;Osilatörler
fuses | Предохранители > SMD;Предохранители плавкие;Термопредохранители;Surface Mount Fuses;Cartridge Fuses;Sigortalar;保险丝
resettable-fuses | Самовосстанавливающиеся предохранители;Предохранители самовосстанавливающиеся;PTC Resettable Fuses;Resettable Fuses - PPTC;自恢复保险丝
surge-arresters | Газоразрядники;Разрядники;Gas Discharge Tubes - GDTs / Gas Plasma Arrestors
fuse-holders | Держатели предохранителей;Fuse Holders
rectifier-diodes | Выпрямительные диоды;Диоды выпрямительные;Rectifiers;Diodes - Rectifiers - Single;整流二极管
schottky-diodes | Диоды Шоттки;Schottky Diodes & Rectifiers;Schottky Diodes;Schottky Diyotlar;肖特基二极管
switching-diodes | Small Signal Switching Diodes;Diodes - General Purpose, Power, Switching;开关二极管
diodes | Стабилитроны и супрессоры;Супрессоры, стабилитроны;Стабилитроны/TVS;Стабилитроны и ограничители напряжения;Защитные стабилитроны;Zener & TVS Diodes;Diodes - Zener / TVS;Zener ve TVS diyotlar;Диоды > Стабилитроны, защитные диоды
zener-diodes | Диоды Зенера;Zener Diodes;Стабилитроны;Zener Diyotlar;稳压二极管;Diodes - Zener - Single
tvs-diodes | Супрессоры;Ограничители напряжения;Ограничительные диоды;Transient Voltage Suppressors;Защитные диоды;ESD Suppressors / TVS Diodes;TVS - Diodes;ESD_DIODE;ESD Protection Diodes;瞬态抑制二极管
bridge-rectifiers | Мостовые выпрямители;Bridge Rectifiers;Диодные мосты;Köprü Diyotlar;整流桥
bipolar-transistors | Биполярный транзистор;Транзисторы биполярные;Bipolar Transistors - BJT;Transistors - Bipolar (BJT) - Single;BJTs;Digital Transistors;三极管
mosfets | Транзисторы полевые;FET транзисторы;MOSFETs;MOSFET;Transistors - FETs, MOSFETs - Single;Mosfetler;MOS管;场效应管
igbts | IGBT транзисторы;IGBT силовые модули;IGBT Transistors;IGBTs
jfets | JFETs;Transistors - JFETs
scr-thyristors | Тиристоры;SCRs;Thyristors - SCRs;Tristörler;晶闸管
triacs | Triacs;Симисторы;Triyaklar
leds | Светодиоды;Белые мощные LED;Цветные мощные LED;Светодиод маломощный;Standard LEDs - SMD;Addressable RGB LEDs;LED Indication - Discrete;Ledler;发光二极管
seven-segment-displays | LED Displays;Семисегментные индикаторы;7 Segment Displayler;数码管
optocouplers | Оптопары широкого назначения;Оптроны;Optocouplers;Transistor Output Optocouplers;Optoisolators - Transistor, Photovoltaic Output;Optokuplörler;光耦
operational-amplifiers | Операционные усилители;М/сх операционные усилители;Op Amps;Operational Amplifiers - Op Amps;Linear - Amplifiers - Instrumentation, OP Amps, Buffer Amps;运算放大器
comparators | Компараторы;Analog Comparators;Linear - Comparators;比较器
audio-amplifiers | Audio Amplifiers;Усилители звуковой частоты;Linear - Amplifiers - Audio
data-converters | М/сх АЦП и ЦАП;АЦП и ЦАП;Analog to Digital Converters - ADC;Data Acquisition - ADCs/DACs;Digital to Analog Converters - DAC
analog-switches | Interface - Analog Switches, Multiplexers, Demultiplexers;Ключи аналоговые;М/сх аналоговые ключи;Analogue Switch ICs;Multiplexer Switch ICs
linear-regulators | Линейные регуляторы;Voltage Regulators - Linear;PMIC - Voltage Regulators - Linear;LDO Voltage Regulators;Linear Voltage Regulators;Lineer Regülatörler;Low Dropout Regulators(LDO)
dc-dc-converters | DC-DC преобразователи интегральные;Voltage Regulators - Switching;Switching Voltage Regulators;PMIC - Voltage Regulators - DC DC Switching Regulators;Switching Controllers;Контроллеры для AC-DC
voltage-references | Источники опорного напряжения;Voltage References
drivers | Драйверы FET-IGBT;Gate Drivers;Motor / Motion / Ignition Controllers & Drivers;LED Lighting Drivers;Контроллеры DC двигателей
power-management-ics | Supervisory Circuits;Зарядные ИС для аккумуляторов;Формирователи импульса сброса;М/сх управления питанием;Battery Management;PMIC - Supervisors
logic-gates | Логическая ИС;М/сх логика;Logic Gates;Logic - Gates and Inverters;gates-and-inverters;Преобразователи логического уровня;Buffers & Line Drivers;Translation - Voltage Levels
flip-flops-registers | Flip Flops;Logic - Flip Flops;Counter Shift Registers;Latches
counters-decoders | Counter ICs;Encoders, Decoders, Multiplexers & Demultiplexers
microcontrollers | М/сх микроконтроллеры;Микроконтроллеры;Microcontrollers;ARM Microcontrollers - MCU;8-bit Microcontrollers - MCU;Embedded - Microcontrollers;Mikrodenetleyiciler;单片机
programmable-logic | ПЛИС;FPGA - Field Programmable Gate Array;CPLD - Complex Programmable Logic Devices;Embedded - FPGAs (Field Programmable Gate Array)
eeprom-memory | EEPROM;F-RAM;Память EEPROM
flash-memory | NOR Flash;NAND Flash;Флэш-память
ram-memory | SRAM;DRAM
transceivers | RS-485 Interface IC;CAN Interface IC;Ethernet ICs;Interface - Drivers, Receivers, Transceivers;RS-422/RS-485 Interface IC;Isolated RS-485/422 Transceivers
interface-bridges | USB Interface IC;I/O Expanders;Interface - I/O Expanders
digital-isolators | М/сх изоляторы;Digital Isolators;Isolators - Digital Isolators
real-time-clocks | Real Time Clock;Real-Time Clocks - RTC;Часы реального времени
wifi-bluetooth-modules | WiFi Modules - 802.11;Bluetooth Modules;Модули Wi-Fi
radio-modules | GPS-модули;Cellular Modules;Модули GSM;LoRa Modülleri
antennas | Антенны;Antennas;RF Antennas;Antenler
development-boards | Development Boards & Kits - ARM;Отладочные платы;Geliştirme Kartları;Evaluation Boards
temperature-humidity-sensors | Датчики температуры;Интегральные датчики температуры;Датчики влажности;Board Mount Temperature Sensors;Board Mount Humidity Sensors;Sıcaklık Sensörleri
motion-magnetic-sensors | Акселерометры;Датчик магниточувствительный;Board Mount Hall Effect / Magnetic Sensors;Accelerometers;Gyroscopes
environment-sensors | Датчики давления;Датчик расстояния;Датчики концентрации газов и примесей;Датчики тока;Board Mount Pressure Sensors;Gas Sensors;Датчики тока активные
lcd-oled-displays | Дисплеи TFT;Дисплеи LCD, VFD, OLED, PLED и AMOLED;LCD Character Display Modules & Accessories;OLED Displays & Accessories;LCD Ekranlar
ac-dc-supplies | Switching Power Supplies;AC/DC Power Modules;Блоки питания;Güç Kaynakları
dc-dc-modules | Isolated DC/DC Converters;Non-Isolated DC/DC Converters - Modules;Модули питания DC-DC
pin-headers | Штыревые соединители;Headers & Wire Housings;Pin Headers;Pin connectors;Board Headers;排针
wire-to-board-connectors | Соединители провод - плата;Wire to Board Connectors;XH connectors
board-to-board-connectors | Соединители плата - плата;Board to Board & Mezzanine Connectors
ffc-connectors | Соединители печатный кабель (FPC) - плата;FFC & FPC Connectors
usb-connectors | Разъёмы USB;USB Connectors;USB Konnektörler
rf-connectors | Разъемы высокочастотные;RF Connectors / Coaxial Connectors
io-connectors | Разъемы D-SUB;Разъемы телекоммуникационные RJ;Аудио разъемы;Modular Connectors / Ethernet Connectors;D-Sub Connectors;Разъемы питания;DC Power Connectors;видео разъемы
circular-connectors | Цилиндрические разъемы;Circular Connectors
terminal-blocks | Клеммы зажимные;Клеммники;TERMINAL_BLOCK;Terminal Blocks;Fixed Terminal Blocks;Klemensler;Клеммники на DIN-рейку
crimp-terminals | Клеммные наконечники;Crimp terminals
card-connectors | Батарейные отсеки;Держатели карт памяти;Memory Card Connectors;Battery Holders
ic-sockets | Держатели микросхем;IC & Component Sockets;Панельки для микросхем
tact-switches | Тактовые кнопки;Tactile Switches;Touch switches
toggle-rocker-switches | Тумблеры;Toggle Switches;Slide Switches;Rocker Switches
dip-switches | DIP Switches;DIP Switches / SIP Switches;DIP-переключатели
micro-switches | Концевые выключатели;Pushbutton Switches;Micro switches;Snap Action / Limit Switches;Кнопки без фиксации
rotary-encoders | Энкодеры;Encoders;Rotary Encoders
electromagnetic-relays | Реле электромеханические;General Purpose Relays;Reed relays;Power Relays;DC electromagnetic relays;Signal Relays - Low Power;继电器
solid-state-relays | Реле твердотельные;Solid State Relays - PCB Mount;SSR Röleler
buzzers | Звукоизлучатели;Audio Indicators & Alerts;Buzzers
microphones-speakers | Микрофоны;Динамики;MEMS Microphones;Speakers & Transducers
fans | Вентиляторы;DC Fans;Fanlar
heat-shrink | Термоусадочная трубка;Heat Shrink Tubing & Sleeves;Isı Büzüşmeli Makaron
wires | Hook-up Wire;Монтажный провод;Multi-Conductor Cables
soldering-stations | Паяльные станции;Soldering Stations
solder-flux | Припой;Solder & Flux
bearings | Deep Groove Ball Bearings
fasteners | SMD Round Nut;Patch Round Nut
panel-meters | Power Meter;Voltmeter
active-filters | Filters/EMI Optimization > Active Filters
thermostats | Thermostat Switches
interface-modules | IoT/Communication Modules > RS485 Bus Modules;CAN Bus Modules
- | wire-to-board;Резисторы;Конденсаторы;Транзисторы;Диоды;Микросхемы;Разъёмы;Разъёмы прочие;Semiconductors;Passive Components;Resistors;Capacitors;Diodes;Connectors;Switches;Радиаторы;Крепеж;Кабельный ввод;Аксессуары;Аксессуары для реле;Вторичная оптика;LED лампы;Держатели светодиодов;Сердечник моточного изделия;Решетки вентиляторов;Spring;Capacitor Kits;Термопары;Термостаты;Разъемные вставки;Транзисторы > RF СВЧ транзисторы;LED Protection;Wires > Labels;Others
`;
