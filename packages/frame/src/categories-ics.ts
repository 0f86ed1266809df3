/** Integrated circuits. For the format see categories-passive.ts. */
export const integratedCircuitCategories = `
# integrated-circuits
ru | Микросхемы | Микросхема | Аналоговые, цифровые микросхемы, микроконтроллеры, память и микросхемы питания.
en | Integrated circuits | Integrated circuit | Analogue and digital circuits, microcontrollers, memory and power management.
tr | Entegre devreler | Entegre devre | Analog ve dijital devreler, mikrodenetleyiciler, bellek ve güç yönetimi.

## linear-ics
ru | Аналоговые микросхемы | Аналоговая микросхема | Усилители, компараторы, таймеры и преобразователи данных.
en | Linear circuits | Linear circuit | Amplifiers, comparators, timers and data converters.
tr | Analog entegreler | Analog entegre | Yükselteçler, karşılaştırıcılar, zamanlayıcılar ve veri dönüştürücüler.

### operational-amplifiers: +channels +gain_bandwidth +supply_voltage rail_to_rail quiescent_current +*package packing operating_temperature -mounting
ru | Операционные усилители | Операционный усилитель | Универсальные, прецизионные, малошумящие и rail-to-rail операционные усилители.
en | Operational amplifiers | Operational amplifier | General purpose, precision, low-noise and rail-to-rail op-amps.
tr | İşlemsel yükselteçler | İşlemsel yükselteç | Genel amaçlı, hassas, düşük gürültülü ve rail-to-rail op-amp'lar.

### comparators: +channels +response_time +supply_voltage +output_type +*package operating_temperature -mounting
ru | Компараторы | Компаратор | Компараторы напряжения с открытым коллектором и двухтактным выходом.
en | Comparators | Comparator | Voltage comparators with open-collector and push-pull outputs.
tr | Karşılaştırıcılar | Karşılaştırıcı | Açık kolektör ve push-pull çıkışlı gerilim karşılaştırıcıları.

### audio-amplifiers: +power +channels +supply_voltage +*package -mounting
ru | Усилители звука | Усилитель звука | Микросхемы усилителей мощности звуковой частоты классов AB и D.
en | Audio amplifiers | Audio amplifier | Class AB and class D audio power amplifier circuits.
tr | Ses yükselteçleri | Ses yükselteci | AB ve D sınıfı ses güç yükselteç entegreleri.

### timers: +channels +frequency +supply_voltage +*package operating_temperature -mounting
ru | Таймеры | Таймер | Интегральные таймеры семейства 555 для генераторов и задержек.
en | Timers | Timer | 555-family timers for oscillators and delays.
tr | Zamanlayıcılar | Zamanlayıcı | Osilatör ve gecikmeler için 555 ailesi zamanlayıcılar.

### data-converters: +resolution +channels +sample_rate +*interface +supply_voltage +package -mounting
ru | АЦП и ЦАП | Преобразователь данных | Аналого-цифровые и цифро-аналоговые преобразователи.
en | Data converters | Data converter | Analogue-to-digital and digital-to-analogue converters.
tr | Veri dönüştürücüler | Veri dönüştürücü | Analog-dijital ve dijital-analog dönüştürücüler.

## power-ics
ru | Микросхемы питания | Микросхема питания | Стабилизаторы, преобразователи, источники опорного напряжения и драйверы.
en | Power management | Power circuit | Regulators, converters, voltage references and drivers.
tr | Güç yönetimi | Güç entegresi | Regülatörler, dönüştürücüler, gerilim referansları ve sürücüler.

### linear-regulators: +vout +current +vin output_type dropout_voltage +*package packing operating_temperature -mounting
ru | Линейные стабилизаторы | Линейный стабилизатор | Стабилизаторы напряжения 78xx, 79xx, LDO и регулируемые, в том числе КР142ЕН.
en | Linear regulators | Linear regulator | 78xx, 79xx, LDO and adjustable voltage regulators, including KR142EN.
tr | Doğrusal regülatörler | Doğrusal regülatör | KR142EN dahil 78xx, 79xx, LDO ve ayarlanabilir gerilim regülatörleri.

### dc-dc-converters: +*topology +vin vout +current +switching_frequency output_type +package operating_temperature -mounting
ru | Импульсные преобразователи | DC-DC преобразователь | Микросхемы понижающих, повышающих и инвертирующих преобразователей.
en | Switching converters | DC-DC converter | Buck, boost and inverting converter circuits.
tr | Anahtarlamalı dönüştürücüler | DC-DC dönüştürücü | Düşürücü, yükseltici ve evirici dönüştürücü entegreleri.

### voltage-references: +vout +tolerance +temperature_coefficient current +*package -mounting
ru | Источники опорного напряжения | Источник опорного напряжения | Прецизионные и регулируемые источники опорного напряжения.
en | Voltage references | Voltage reference | Precision and adjustable voltage references.
tr | Gerilim referansları | Gerilim referansı | Hassas ve ayarlanabilir gerilim referansları.

### drivers: +function +topology +channels +current +supply_voltage +package -mounting
ru | Драйверы | Драйвер | Драйверы затворов, двигателей, светодиодов и зарядные микросхемы.
en | Drivers | Driver | Gate, motor and LED drivers and battery chargers.
tr | Sürücüler | Sürücü | Kapı, motor ve LED sürücüleri ile şarj entegreleri.

## logic-ics
ru | Логические микросхемы | Логическая микросхема | Стандартная логика 74HC, 74HCT, CD4000, К155 и К561.
en | Logic circuits | Logic circuit | Standard logic 74HC, 74HCT, CD4000, K155 and K561.
tr | Lojik entegreler | Lojik entegre | 74HC, 74HCT, CD4000, K155 ve K561 standart lojik.

### logic-gates: +*logic_family +function +elements +supply_voltage +package packing operating_temperature -mounting
ru | Логические элементы | Логический элемент | Элементы И, ИЛИ, НЕ, исключающее ИЛИ и буферы.
en | Logic gates | Logic gate | AND, OR, NOT, XOR gates and buffers.
tr | Lojik kapılar | Lojik kapı | VE, VEYA, DEĞİL, ÖZEL VEYA kapıları ve tamponlar.

### flip-flops-registers: +*logic_family +function +elements +supply_voltage +package packing operating_temperature -mounting
ru | Триггеры и регистры | Триггер | Триггеры, защёлки и регистры сдвига.
en | Flip-flops and registers | Flip-flop | Flip-flops, latches and shift registers.
tr | Flip-floplar ve yazmaçlar | Flip-flop | Flip-floplar, mandallar ve kaydırmalı yazmaçlar.

### counters-decoders: +*logic_family +function +elements +supply_voltage +package packing operating_temperature -mounting
ru | Счётчики и дешифраторы | Логическая микросхема | Счётчики, делители, дешифраторы, мультиплексоры и аналоговые ключи.
en | Counters and decoders | Logic circuit | Counters, dividers, decoders, multiplexers and analogue switches.
tr | Sayıcılar ve kod çözücüler | Lojik entegre | Sayıcılar, bölücüler, kod çözücüler, çoklayıcılar ve analog anahtarlar.

## controllers-memory
ru | Микроконтроллеры и память | Микроконтроллер | Микроконтроллеры 8 и 32 бит, энергонезависимая и оперативная память.
en | Controllers and memory | Microcontroller | 8-bit and 32-bit microcontrollers, non-volatile and random access memory.
tr | Denetleyiciler ve bellek | Mikrodenetleyici | 8 ve 32 bit mikrodenetleyiciler, kalıcı ve rastgele erişimli bellek.

### microcontrollers: +*core +frequency +flash +ram io_count +supply_voltage +package series operating_temperature -mounting
ru | Микроконтроллеры | Микроконтроллер | Микроконтроллеры STM32, AVR, PIC, MSP430, RP2040 и другие.
en | Microcontrollers | Microcontroller | STM32, AVR, PIC, MSP430, RP2040 and other microcontrollers.
tr | Mikrodenetleyiciler | Mikrodenetleyici | STM32, AVR, PIC, MSP430, RP2040 ve diğer mikrodenetleyiciler.

### eeprom-memory: +memory_size +*interface +frequency +supply_voltage +package packing operating_temperature -mounting
ru | Память EEPROM и FRAM | Микросхема EEPROM | Энергонезависимая память I²C, SPI и Microwire для настроек и журналов.
en | EEPROM and FRAM | EEPROM | I²C, SPI and Microwire non-volatile memory for settings and logs.
tr | EEPROM ve FRAM | EEPROM | Ayarlar ve kayıtlar için I²C, SPI ve Microwire kalıcı bellek.

### flash-memory: +memory_size +*interface +frequency +supply_voltage +package operating_temperature -mounting
ru | Flash-память и ОЗУ | Микросхема памяти | Последовательная Flash-память и статическое ОЗУ.
en | Flash memory and RAM | Memory | Serial flash memory and static RAM.
tr | Flash bellek ve RAM | Bellek | Seri flash bellek ve statik RAM.

## interface-ics
ru | Интерфейсные микросхемы | Интерфейсная микросхема | Приёмопередатчики, преобразователи интерфейсов, часы реального времени.
en | Interface circuits | Interface circuit | Transceivers, interface bridges and real-time clocks.
tr | Arayüz entegreleri | Arayüz entegresi | Alıcı-vericiler, arayüz köprüleri ve gerçek zamanlı saatler.

### transceivers: +*interface +data_rate +channels +supply_voltage +package operating_temperature -mounting
ru | Приёмопередатчики | Приёмопередатчик | Приёмопередатчики RS-232, RS-485, CAN и Ethernet.
en | Transceivers | Transceiver | RS-232, RS-485, CAN and Ethernet transceivers.
tr | Alıcı-vericiler | Alıcı-verici | RS-232, RS-485, CAN ve Ethernet alıcı-vericileri.

### interface-bridges: +*interface +data_rate +supply_voltage io_count +package -mounting
ru | Мосты и расширители интерфейсов | Мост интерфейсов | Преобразователи USB–UART, расширители портов и преобразователи уровней.
en | Bridges and expanders | Interface bridge | USB-UART bridges, port expanders and level translators.
tr | Köprüler ve genişleticiler | Arayüz köprüsü | USB-UART köprüleri, port genişleticiler ve seviye dönüştürücüler.

### real-time-clocks: +*interface +supply_voltage +quiescent_current +package operating_temperature -mounting
ru | Часы реального времени | Часы реального времени | Микросхемы часов и календаря с резервным питанием.
en | Real-time clocks | Real-time clock | Clock and calendar circuits with backup supply.
tr | Gerçek zamanlı saatler | Gerçek zamanlı saat | Yedek beslemeli saat ve takvim entegreleri.
`;
