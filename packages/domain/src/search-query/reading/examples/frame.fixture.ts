import type {
  AttributeDefinition,
  AttributeKey,
  AttributeKind,
  BrandId,
  Category,
  CategoryId,
  Unit,
} from '../../../category/category.ts';
import type { LocalizedText } from '../../../shared/locale.ts';
import type { CatalogueFrame } from '../../search-answer.ts';
import { localized } from '../../../shared/index.ts';

/**
 * Columns: slug | parent | title ru | en | tr | one part ru | en | tr | attributes in order; `-` marks one that is no
 * facet.
 */
const categoryRows = `
passive-components|-|Пассивные компоненты|Passive components|Pasif bileşenler|Компонент|Component|Bileşen|
resistors|passive-components|Резисторы|Resistors|Dirençler|Резистор|Resistor|Direnç|
chip-resistors|resistors|Чип-резисторы|Chip resistors|Çip dirençler|Чип-резистор|Chip resistor|Çip direnç|resistance tolerance power voltage temperature_coefficient package packing series automotive operating_temperature -mounting
through-hole-resistors|resistors|Выводные резисторы|Through-hole resistors|Delikli montaj dirençleri|Резистор|Resistor|Direnç|resistance tolerance power voltage temperature_coefficient series packing package operating_temperature -mounting
melf-resistors|resistors|MELF-резисторы|MELF resistors|MELF dirençler|MELF-резистор|MELF resistor|MELF direnç|resistance tolerance power voltage temperature_coefficient package packing series automotive operating_temperature -mounting
resistor-networks|resistors|Резисторные сборки|Resistor networks|Direnç dizileri|Резисторная сборка|Resistor network|Direnç dizisi|resistance tolerance elements power package pins packing series -mounting
power-resistors|resistors|Мощные резисторы|Power resistors|Güç dirençleri|Мощный резистор|Power resistor|Güç direnci|resistance tolerance power voltage package series packing -mounting
trimmers|resistors|Подстроечные резисторы|Trimmers|Trimpotlar|Подстроечный резистор|Trimmer|Trimpot|resistance tolerance power turns temperature_coefficient package series packing -mounting
potentiometers|resistors|Переменные резисторы|Potentiometers|Potansiyometreler|Переменный резистор|Potentiometer|Potansiyometre|resistance tolerance power taper diameter temperature_coefficient series channels packing -mounting
ntc-thermistors|resistors|Термисторы NTC|NTC thermistors|NTC termistörler|Термистор NTC|NTC thermistor|NTC termistör|resistance tolerance b_value package power series operating_temperature -mounting
varistors|resistors|Варисторы|Varistors|Varistörler|Варистор|Varistor|Varistör|voltage_ac voltage clamping_voltage diameter series packing operating_temperature -mounting
capacitors|passive-components|Конденсаторы|Capacitors|Kondansatörler|Конденсатор|Capacitor|Kondansatör|
chip-ceramic-capacitors|capacitors|Керамические чип-конденсаторы|Ceramic chip capacitors|Seramik çip kondansatörler|Чип-конденсатор|Chip capacitor|Çip kondansatör|capacitance voltage dielectric tolerance tolerance_absolute package packing series automotive height operating_temperature -mounting
leaded-ceramic-capacitors|capacitors|Выводные керамические конденсаторы|Leaded ceramic capacitors|Bacaklı seramik kondansatörler|Керамический конденсатор|Ceramic capacitor|Seramik kondansatör|capacitance voltage dielectric tolerance pitch series packing operating_temperature -mounting
aluminium-electrolytic-capacitors|capacitors|Электролитические конденсаторы|Aluminium electrolytic capacitors|Alüminyum elektrolitik kondansatörler|Электролитический конденсатор|Electrolytic capacitor|Elektrolitik kondansatör|capacitance voltage diameter length tolerance pitch lifetime ripple_current series packing operating_temperature -mounting
smd-electrolytic-capacitors|capacitors|Электролитические SMD-конденсаторы|SMD electrolytic capacitors|SMD elektrolitik kondansatörler|SMD-электролит|SMD electrolytic capacitor|SMD elektrolitik kondansatör|capacitance voltage diameter height tolerance lifetime ripple_current esr series packing operating_temperature -mounting
tantalum-capacitors|capacitors|Танталовые конденсаторы|Tantalum capacitors|Tantal kondansatörler|Танталовый конденсатор|Tantalum capacitor|Tantal kondansatör|capacitance voltage tolerance package esr packing series operating_temperature -mounting
film-capacitors|capacitors|Плёночные конденсаторы|Film capacitors|Film kondansatörler|Плёночный конденсатор|Film capacitor|Film kondansatör|capacitance voltage tolerance dielectric pitch series packing operating_temperature -mounting
supercapacitors|capacitors|Ионисторы|Supercapacitors|Süper kapasitörler|Ионистор|Supercapacitor|Süper kapasitör|capacitance voltage esr diameter length series operating_temperature -mounting
inductors|passive-components|Индуктивности и ферриты|Inductors and ferrites|Bobinler ve ferritler|Индуктивность|Inductor|Bobin|
chip-inductors|inductors|Чип-индуктивности|Chip inductors|Çip bobinler|Чип-индуктивность|Chip inductor|Çip bobin|inductance tolerance current dc_resistance package series packing operating_temperature -mounting
power-inductors|inductors|Силовые дроссели|Power inductors|Güç bobinleri|Дроссель|Power inductor|Güç bobini|inductance tolerance current saturation_current dc_resistance shielded package series packing operating_temperature -mounting
axial-inductors|inductors|Выводные дроссели|Through-hole inductors|Bacaklı bobinler|Дроссель выводной|Through-hole inductor|Bacaklı bobin|inductance tolerance current dc_resistance package series packing -mounting
ferrite-beads|inductors|Ферритовые бусины|Ferrite beads|Ferrit boncuklar|Ферритовая бусина|Ferrite bead|Ferrit boncuk|impedance current dc_resistance package tolerance series packing operating_temperature -mounting
frequency-control|passive-components|Кварцы и генераторы|Crystals and oscillators|Kristaller ve osilatörler|Резонатор|Resonator|Rezonatör|
crystals|frequency-control|Кварцевые резонаторы|Crystals|Kristaller|Кварцевый резонатор|Crystal|Kristal|frequency load_capacitance frequency_tolerance esr package series packing operating_temperature -mounting
oscillators|frequency-control|Кварцевые генераторы|Crystal oscillators|Kristal osilatörler|Кварцевый генератор|Crystal oscillator|Kristal osilatör|frequency frequency_tolerance supply_voltage package series operating_temperature -mounting
circuit-protection|passive-components|Защита цепей|Circuit protection|Devre koruma|Элемент защиты|Protection part|Koruma elemanı|
fuses|circuit-protection|Предохранители|Fuses|Sigortalar|Предохранитель|Fuse|Sigorta|current voltage_ac fuse_speed package series -mounting
resettable-fuses|circuit-protection|Самовосстанавливающиеся предохранители|Resettable fuses|Kendini sıfırlayan sigortalar|Предохранитель PPTC|Resettable fuse|PPTC sigorta|hold_current trip_current voltage package series packing -mounting
semiconductors|-|Полупроводники|Semiconductors|Yarı iletkenler|Полупроводник|Semiconductor|Yarı iletken|
diodes|semiconductors|Диоды|Diodes|Diyotlar|Диод|Diode|Diyot|
rectifier-diodes|diodes|Выпрямительные диоды|Rectifier diodes|Doğrultucu diyotlar|Выпрямительный диод|Rectifier diode|Doğrultucu diyot|reverse_voltage current forward_voltage recovery_time package packing operating_temperature -mounting
schottky-diodes|diodes|Диоды Шоттки|Schottky diodes|Schottky diyotlar|Диод Шоттки|Schottky diode|Schottky diyot|reverse_voltage current forward_voltage package packing operating_temperature -mounting
switching-diodes|diodes|Импульсные диоды|Switching diodes|Anahtarlama diyotları|Импульсный диод|Switching diode|Anahtarlama diyodu|reverse_voltage current recovery_time forward_voltage package packing -mounting
zener-diodes|diodes|Стабилитроны|Zener diodes|Zener diyotlar|Стабилитрон|Zener diode|Zener diyot|zener_voltage power tolerance package series packing -mounting
tvs-diodes|diodes|Защитные диоды (TVS)|TVS diodes|TVS diyotlar|Защитный диод|TVS diode|TVS diyot|standoff_voltage clamping_voltage peak_power bidirectional package series packing -mounting
bridge-rectifiers|diodes|Диодные мосты|Bridge rectifiers|Köprü doğrultucular|Диодный мост|Bridge rectifier|Köprü doğrultucu|reverse_voltage current forward_voltage package -mounting
transistors|semiconductors|Транзисторы|Transistors|Transistörler|Транзистор|Transistor|Transistör|
bipolar-transistors|transistors|Биполярные транзисторы|Bipolar transistors|Bipolar transistörler|Биполярный транзистор|Bipolar transistor|Bipolar transistör|polarity collector_emitter_voltage collector_current power hfe transition_frequency package packing -mounting
mosfets|transistors|Полевые транзисторы (MOSFET)|MOSFETs|MOSFET'ler|MOSFET|MOSFET|MOSFET|polarity drain_source_voltage drain_current rds_on power channels package packing -mounting
jfets|transistors|Полевые транзисторы (JFET)|JFETs|JFET'ler|Полевой транзистор|JFET|JFET|polarity drain_source_voltage drain_current power package -mounting
igbts|transistors|IGBT|IGBTs|IGBT'ler|IGBT|IGBT|IGBT|collector_emitter_voltage collector_current power package -mounting
thyristors|semiconductors|Тиристоры|Thyristors|Tristörler|Тиристор|Thyristor|Tristör|
scr-thyristors|thyristors|Триодные тиристоры|SCR thyristors|SCR tristörler|Тиристор|Thyristor|Tristör|reverse_voltage current gate_current package -mounting
triacs|thyristors|Симисторы|Triacs|Triyaklar|Симистор|Triac|Triyak|reverse_voltage current gate_current package -mounting
optoelectronics|semiconductors|Оптоэлектроника|Optoelectronics|Optoelektronik|Оптоэлектронный прибор|Optoelectronic part|Optoelektronik eleman|
leds|optoelectronics|Светодиоды|LEDs|LED'ler|Светодиод|LED|LED|color wavelength luminous_intensity viewing_angle forward_voltage current diameter package -mounting
optocouplers|optoelectronics|Оптопары|Optocouplers|Optokuplörler|Оптопара|Optocoupler|Optokuplör|channels isolation_voltage ctr output_type collector_emitter_voltage data_rate package -mounting
integrated-circuits|-|Микросхемы|Integrated circuits|Entegre devreler|Микросхема|Integrated circuit|Entegre devre|
linear-ics|integrated-circuits|Аналоговые микросхемы|Linear circuits|Analog entegreler|Аналоговая микросхема|Linear circuit|Analog entegre|
operational-amplifiers|linear-ics|Операционные усилители|Operational amplifiers|İşlemsel yükselteçler|Операционный усилитель|Operational amplifier|İşlemsel yükselteç|channels gain_bandwidth supply_voltage rail_to_rail quiescent_current package packing operating_temperature -mounting
comparators|linear-ics|Компараторы|Comparators|Karşılaştırıcılar|Компаратор|Comparator|Karşılaştırıcı|channels response_time supply_voltage output_type package operating_temperature -mounting
audio-amplifiers|linear-ics|Усилители звука|Audio amplifiers|Ses yükselteçleri|Усилитель звука|Audio amplifier|Ses yükselteci|power channels supply_voltage package -mounting
timers|linear-ics|Таймеры|Timers|Zamanlayıcılar|Таймер|Timer|Zamanlayıcı|channels frequency supply_voltage package operating_temperature -mounting
data-converters|linear-ics|АЦП и ЦАП|Data converters|Veri dönüştürücüler|Преобразователь данных|Data converter|Veri dönüştürücü|resolution channels sample_rate interface supply_voltage package -mounting
power-ics|integrated-circuits|Микросхемы питания|Power management|Güç yönetimi|Микросхема питания|Power circuit|Güç entegresi|
linear-regulators|power-ics|Линейные стабилизаторы|Linear regulators|Doğrusal regülatörler|Линейный стабилизатор|Linear regulator|Doğrusal regülatör|vout current vin output_type dropout_voltage package packing operating_temperature -mounting
dc-dc-converters|power-ics|Импульсные преобразователи|Switching converters|Anahtarlamalı dönüştürücüler|DC-DC преобразователь|DC-DC converter|DC-DC dönüştürücü|topology vin vout current switching_frequency output_type package operating_temperature -mounting
voltage-references|power-ics|Источники опорного напряжения|Voltage references|Gerilim referansları|Источник опорного напряжения|Voltage reference|Gerilim referansı|vout tolerance temperature_coefficient current package -mounting
drivers|power-ics|Драйверы|Drivers|Sürücüler|Драйвер|Driver|Sürücü|function topology channels current supply_voltage package -mounting
logic-ics|integrated-circuits|Логические микросхемы|Logic circuits|Lojik entegreler|Логическая микросхема|Logic circuit|Lojik entegre|
logic-gates|logic-ics|Логические элементы|Logic gates|Lojik kapılar|Логический элемент|Logic gate|Lojik kapı|logic_family function elements supply_voltage package packing operating_temperature -mounting
controllers-memory|integrated-circuits|Микроконтроллеры и память|Controllers and memory|Denetleyiciler ve bellek|Микроконтроллер|Microcontroller|Mikrodenetleyici|
microcontrollers|controllers-memory|Микроконтроллеры|Microcontrollers|Mikrodenetleyiciler|Микроконтроллер|Microcontroller|Mikrodenetleyici|core frequency flash ram io_count supply_voltage package series operating_temperature -mounting
eeprom-memory|controllers-memory|Память EEPROM и FRAM|EEPROM and FRAM|EEPROM ve FRAM|Микросхема EEPROM|EEPROM|EEPROM|memory_size interface frequency supply_voltage package packing operating_temperature -mounting
flash-memory|controllers-memory|Flash-память и ОЗУ|Flash memory and RAM|Flash bellek ve RAM|Микросхема памяти|Memory|Bellek|memory_size interface frequency supply_voltage package operating_temperature -mounting
interface-ics|integrated-circuits|Интерфейсные микросхемы|Interface circuits|Arayüz entegreleri|Интерфейсная микросхема|Interface circuit|Arayüz entegresi|
transceivers|interface-ics|Приёмопередатчики|Transceivers|Alıcı-vericiler|Приёмопередатчик|Transceiver|Alıcı-verici|interface data_rate channels supply_voltage package operating_temperature -mounting
modules|-|Модули и датчики|Modules and sensors|Modüller ve sensörler|Модуль|Module|Modül|
boards|modules|Отладочные платы|Development boards|Geliştirme kartları|Отладочная плата|Development board|Geliştirme kartı|
development-boards|boards|Платы разработчика|Developer boards|Geliştirici kartları|Плата разработчика|Developer board|Geliştirici kartı|core frequency flash ram interface supply_voltage
sensors|modules|Датчики|Sensors|Sensörler|Датчик|Sensor|Sensör|
temperature-humidity-sensors|sensors|Датчики температуры и влажности|Temperature and humidity sensors|Sıcaklık ve nem sensörleri|Датчик|Sensor|Sensör|measured interface supply_voltage operating_temperature output_signal package -mounting
motion-magnetic-sensors|sensors|Датчики движения и магнитного поля|Motion and magnetic sensors|Hareket ve manyetik alan sensörleri|Датчик|Sensor|Sensör|measured interface supply_voltage output_signal operating_temperature package -mounting
power-supplies|modules|Источники питания|Power supplies|Güç kaynakları|Источник питания|Power supply|Güç kaynağı|
ac-dc-supplies|power-supplies|Блоки питания AC-DC|AC-DC supplies|AC-DC güç kaynakları|Блок питания|AC-DC supply|AC-DC güç kaynağı|power vout current vin efficiency series
dc-dc-modules|power-supplies|Модули DC-DC|DC-DC modules|DC-DC modüller|Модуль DC-DC|DC-DC module|DC-DC modül|power vin vout current isolation_voltage series -mounting
connectors-electromechanics|-|Разъёмы и электромеханика|Connectors and electromechanics|Konnektörler ve elektromekanik|Разъём|Connector|Konnektör|
connectors|connectors-electromechanics|Разъёмы|Connectors|Konnektörler|Разъём|Connector|Konnektör|
pin-headers|connectors|Штыревые разъёмы|Pin headers|Pin header'lar|Штыревой разъём|Pin header|Pin header|pins rows pitch gender orientation current series -mounting
wire-to-board-connectors|connectors|Разъёмы провод-плата|Wire-to-board connectors|Kablo-kart konnektörleri|Разъём провод-плата|Wire-to-board connector|Kablo-kart konnektörü|pins pitch gender orientation series current voltage -mounting
terminal-blocks|connectors|Клеммники|Terminal blocks|Klemensler|Клеммник|Terminal block|Klemens|pins pitch current voltage cross_section orientation series -mounting
ic-sockets|connectors|Панельки для микросхем|IC sockets|Entegre soketleri|Панелька|IC socket|Entegre soketi|pins pitch rows series -mounting
switches|connectors-electromechanics|Кнопки и переключатели|Switches|Anahtarlar|Переключатель|Switch|Anahtar|
tact-switches|switches|Тактовые кнопки|Tact switches|Tact anahtarlar|Тактовая кнопка|Tact switch|Tact anahtar|height force length current voltage series -mounting
relays|connectors-electromechanics|Реле|Relays|Röleler|Реле|Relay|Röle|
electromagnetic-relays|relays|Электромагнитные реле|Electromagnetic relays|Elektromanyetik röleler|Реле|Relay|Röle|coil_voltage contact_form contact_current voltage_ac series -mounting
solid-state-relays|relays|Твердотельные реле|Solid-state relays|Katı hal röleleri|Твердотельное реле|Solid-state relay|Katı hal rölesi|current voltage_ac vin isolation_voltage series -mounting
buzzers|acoustics|Звуковые излучатели|Buzzers|Buzzerlar|Звуковой излучатель|Buzzer|Buzzer|function voltage frequency sound_pressure diameter height -mounting
`;

/** Columns: key | kind | unit | ru | en | tr */
const attributeRows = `
resistance|number|ohm|Сопротивление|Resistance|Direnç
tolerance|number|percent|Допуск|Tolerance|Tolerans
tolerance_absolute|number|farad|Допуск абсолютный|Absolute tolerance|Mutlak tolerans
power|number|watt|Мощность|Power|Güç
voltage|number|volt|Рабочее напряжение|Rated voltage|Anma gerilimi
voltage_ac|number|volt|Напряжение переменного тока|AC voltage|AC gerilim
temperature_coefficient|number|ppm_per_kelvin|ТКС|Temperature coefficient|Sıcaklık katsayısı
package|enum|-|Корпус|Package|Kılıf
dielectric|enum|-|Диэлектрик|Dielectric|Dielektrik
capacitance|number|farad|Ёмкость|Capacitance|Kapasitans
current|number|ampere|Ток|Current|Akım
frequency|number|hertz|Частота|Frequency|Frekans
frequency_tolerance|number|-|Точность настройки, ppm|Frequency tolerance, ppm|Frekans toleransı, ppm
load_capacitance|number|farad|Нагрузочная ёмкость|Load capacitance|Yük kapasitansı
esr|number|ohm|ESR|ESR|ESR
inductance|number|henry|Индуктивность|Inductance|Endüktans
saturation_current|number|ampere|Ток насыщения|Saturation current|Doyma akımı
dc_resistance|number|ohm|Сопротивление постоянному току|DC resistance|DC direnç
impedance|number|ohm|Импеданс на 100 МГц|Impedance at 100 MHz|100 MHz empedansı
forward_voltage|number|volt|Прямое напряжение|Forward voltage|İleri yön gerilimi
reverse_voltage|number|volt|Обратное напряжение|Reverse voltage|Ters gerilim
zener_voltage|number|volt|Напряжение стабилизации|Zener voltage|Zener gerilimi
standoff_voltage|number|volt|Напряжение ограничителя в ждущем режиме|Stand-off voltage|Bekleme gerilimi
peak_power|number|watt|Импульсная мощность|Peak pulse power|Darbe gücü
bidirectional|flag|-|Двунаправленный|Bidirectional|Çift yönlü
recovery_time|number|second|Время восстановления|Reverse recovery time|Ters toparlanma süresi
vin|range|volt|Входное напряжение|Input voltage|Giriş gerilimi
vout|number|volt|Выходное напряжение|Output voltage|Çıkış gerilimi
output_type|enum|-|Тип выхода|Output type|Çıkış tipi
dropout_voltage|number|volt|Падение напряжения|Dropout voltage|Düşüm gerilimi
supply_voltage|range|volt|Напряжение питания|Supply voltage|Besleme gerilimi
operating_temperature|range|celsius|Рабочая температура|Operating temperature|Çalışma sıcaklığı
channels|number|count|Число каналов|Channels|Kanal sayısı
elements|number|count|Число элементов|Elements|Eleman sayısı
core|enum|-|Ядро|Core|Çekirdek
flash|number|byte|Flash-память|Flash memory|Flash bellek
ram|number|byte|ОЗУ|RAM|RAM
io_count|number|count|Линий ввода-вывода|I/O lines|G/Ç sayısı
interface|enum|-|Интерфейс|Interface|Arayüz
data_rate|number|bit_per_second|Скорость передачи|Data rate|Veri hızı
gain_bandwidth|number|hertz|Полоса усиления|Gain bandwidth|Kazanç bant genişliği
rail_to_rail|flag|-|Rail-to-rail|Rail-to-rail|Rail-to-rail
response_time|number|second|Время отклика|Response time|Tepki süresi
pins|number|count|Число контактов|Positions|Pin sayısı
rows|number|count|Число рядов|Rows|Sıra sayısı
pitch|number|metre|Шаг выводов|Pitch|Bacak aralığı
mounting|enum|-|Монтаж|Mounting|Montaj
packing|enum|-|Упаковка|Packing|Ambalaj
series|enum|-|Серия|Series|Seri
polarity|enum|-|Структура|Polarity|Polarite
rds_on|number|ohm|Сопротивление открытого канала|On-resistance|İletim direnci
drain_source_voltage|number|volt|Напряжение сток-исток|Drain-source voltage|Drain-source gerilimi
drain_current|number|ampere|Ток стока|Drain current|Drain akımı
collector_emitter_voltage|number|volt|Напряжение коллектор-эмиттер|Collector-emitter voltage|Kolektör-emetör gerilimi
collector_current|number|ampere|Ток коллектора|Collector current|Kolektör akımı
transition_frequency|number|hertz|Граничная частота|Transition frequency|Geçiş frekansı
hfe|range|count|Коэффициент передачи тока|DC current gain|Akım kazancı
gate_current|number|ampere|Ток управления|Gate trigger current|Kapı tetikleme akımı
isolation_voltage|number|volt|Напряжение изоляции|Isolation voltage|Yalıtım gerilimi
ctr|range|percent|Коэффициент передачи по току|Current transfer ratio|Akım aktarım oranı
color|enum|-|Цвет|Colour|Renk
wavelength|number|metre|Длина волны|Wavelength|Dalga boyu
luminous_intensity|number|candela|Сила света|Luminous intensity|Işık şiddeti
viewing_angle|number|degree|Угол обзора|Viewing angle|Görüş açısı
diameter|number|metre|Диаметр|Diameter|Çap
length|number|metre|Длина|Length|Uzunluk
height|number|metre|Высота|Height|Yükseklik
lifetime|number|-|Наработка, ч|Endurance, h|Ömür, saat
ripple_current|number|ampere|Ток пульсаций|Ripple current|Dalgalanma akımı
logic_family|enum|-|Логическая серия|Logic family|Lojik ailesi
function|enum|-|Функция|Function|İşlev
memory_size|number|bit|Объём памяти|Memory size|Bellek boyutu
resolution|number|bit|Разрядность|Resolution|Çözünürlük
sample_rate|number|hertz|Частота дискретизации|Sample rate|Örnekleme hızı
topology|enum|-|Тип схемы|Topology|Topoloji
switching_frequency|number|hertz|Частота преобразования|Switching frequency|Anahtarlama frekansı
quiescent_current|number|ampere|Собственный ток потребления|Quiescent current|Sükûnet akımı
efficiency|number|percent|КПД|Efficiency|Verim
turns|number|count|Число оборотов|Turns|Tur sayısı
taper|enum|-|Характеристика|Taper|Direnç eğrisi
b_value|number|-|Коэффициент B, К|B value, K|B değeri, K
hold_current|number|ampere|Ток удержания|Hold current|Tutma akımı
trip_current|number|ampere|Ток срабатывания|Trip current|Atma akımı
fuse_speed|enum|-|Быстродействие|Fuse speed|Sigorta hızı
clamping_voltage|number|volt|Напряжение ограничения|Clamping voltage|Kırpma gerilimi
coil_voltage|number|volt|Напряжение катушки|Coil voltage|Bobin gerilimi
contact_form|enum|-|Контактная группа|Contact form|Kontak tipi
contact_current|number|ampere|Ток контактов|Contact current|Kontak akımı
force|number|newton|Усилие нажатия|Operating force|Çalışma kuvveti
gender|enum|-|Вид|Gender|Cinsiyet
orientation|enum|-|Исполнение|Orientation|Yön
cross_section|range|-|Сечение провода, мм²|Wire section, mm²|Kablo kesiti, mm²
shielded|flag|-|Экранированная|Shielded|Ekranlı
automotive|flag|-|Автомобильное исполнение (AEC-Q)|Automotive grade (AEC-Q)|Otomotiv sınıfı (AEC-Q)
measured|enum|-|Измеряемая величина|Measured quantity|Ölçülen büyüklük
output_signal|enum|-|Выходной сигнал|Output signal|Çıkış sinyali
sound_pressure|number|decibel|Звуковое давление|Sound pressure|Ses basıncı
`;

/** Columns: attribute | value | ru | en | tr */
const valueRows = `
packing|reel-7|катушка 7″|7″ reel|7″ makara
packing|reel-10|катушка 10″|10″ reel|10″ makara
output_type|fixed|фиксированный|fixed|sabit
output_type|adjustable|регулируемый|adjustable|ayarlanabilir
output_type|open-collector|открытый коллектор|open collector|açık kolektör
output_type|open-drain|открытый сток|open drain|açık drain
output_type|push-pull|двухтактный|push-pull|push-pull
output_type|transistor|транзистор|transistor|transistör
output_type|triac|симистор|triac|triyak
output_type|logic|логический|logic|lojik
mounting|smd|поверхностный|surface mount|yüzey montaj
mounting|tht|выводной|through hole|delikli montaj
mounting|panel|на панель|panel mount|panel montaj
mounting|wire|на провод|cable mount|kablo montaj
polarity|n-channel|N-канал|N-channel|N kanal
polarity|p-channel|P-канал|P-channel|P kanal
polarity|n-p-channel|N- и P-канал|N and P-channel|N ve P kanal
polarity|darlington-npn|NPN Дарлингтон|NPN Darlington|NPN Darlington
polarity|darlington-pnp|PNP Дарлингтон|PNP Darlington|PNP Darlington
polarity|digital-npn|NPN с резисторами|NPN with resistors|dirençli NPN
polarity|digital-pnp|PNP с резисторами|PNP with resistors|dirençli PNP
color|red|красный|red|kırmızı
color|green|зелёный|green|yeşil
color|blue|синий|blue|mavi
color|yellow|жёлтый|yellow|sarı
color|orange|оранжевый|orange|turuncu
color|white|белый|white|beyaz
color|warm-white|тёплый белый|warm white|sıcak beyaz
color|infrared|инфракрасный|infrared|kızılötesi
color|ultraviolet|ультрафиолетовый|ultraviolet|morötesi
color|rgb|RGB|RGB|RGB
color|black|чёрный|black|siyah
color|transparent|прозрачный|transparent|şeffaf
topology|buck|понижающий|buck|düşürücü
topology|boost|повышающий|boost|yükseltici
topology|buck-boost|понижающе-повышающий|buck-boost|düşürücü-yükseltici
topology|inverting|инвертирующий|inverting|evirici
topology|flyback|обратноходовой|flyback|flyback
topology|isolated|изолированный|isolated|yalıtımlı
topology|half-bridge|полумост|half bridge|yarım köprü
topology|low-side|нижний ключ|low side|alçak taraf
topology|high-side|верхний ключ|high side|yüksek taraf
topology|charge-pump|на коммутируемых конденсаторах|charge pump|şarj pompası
topology|pwm-controller|ШИМ-контроллер|PWM controller|PWM denetleyici
taper|linear|линейная|linear|doğrusal
taper|logarithmic|логарифмическая|logarithmic|logaritmik
fuse_speed|fast|быстродействующий|fast|hızlı
fuse_speed|slow|с задержкой|time-lag|gecikmeli
measured|temperature|температура|temperature|sıcaklık
measured|humidity|влажность|humidity|nem
measured|temperature-humidity|температура и влажность|temperature and humidity|sıcaklık ve nem
measured|pressure|давление|pressure|basınç
measured|acceleration|ускорение|acceleration|ivme
measured|acceleration-rotation|ускорение и вращение|acceleration and rotation|ivme ve dönme
measured|magnetic-field|магнитное поле|magnetic field|manyetik alan
measured|current|ток|current|akım
measured|light|освещённость|light|ışık
measured|distance|расстояние|distance|mesafe
measured|motion|движение|motion|hareket
measured|gas|концентрация газа|gas concentration|gaz yoğunluğu
measured|weight|вес|weight|ağırlık
measured|flow|расход|flow|debi
`;

/** Columns: slug | name */
const brandRows = `
yageo|Yageo
vishay|Vishay
panasonic|Panasonic
rohm|ROHM
koa|KOA Speer
bourns|Bourns
murata|Murata
samsung|Samsung Electro-Mechanics
tdk|TDK
kemet|KEMET
avx|AVX
nichicon|Nichicon
rubycon|Rubycon
ti|Texas Instruments
st|STMicroelectronics
microchip|Microchip
nxp|NXP
infineon|Infineon
onsemi|onsemi
analog-devices|Analog Devices
espressif|Espressif
nexperia|Nexperia
diodes|Diodes Incorporated
integral|Интеграл
mikron|Микрон
vzpp|ВЗПП
kulon|Кулон
wima|WIMA
epcos|EPCOS
coilcraft|Coilcraft
`;

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

const titled = (ru = '', en = '', tr = ''): LocalizedText => localized({ ru, en, tr });

const categories: readonly Category[] = rowsOf(categoryRows).map(([slug = '', parent, ...rest], place, all) => {
  const parentPlace = all.findIndex(([other]) => other === parent);
  const [ru, en, tr, partRu, partEn, partTr, attributes = ''] = rest;
  return {
    id: (place + 1) as CategoryId,
    parentId: parentPlace === -1 ? null : ((parentPlace + 1) as CategoryId),
    slug,
    title: titled(ru, en, tr),
    partTitle: titled(partRu, partEn, partTr),
    description: titled(),
    order: place,
    attributes: attributes
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ({
        key: name.replace('-', '') as AttributeKey,
        isFacet: !name.startsWith('-'),
        isColumn: false,
      })),
  };
});

const valueTitles = (key: string): AttributeDefinition['valueTitles'] =>
  Object.fromEntries(
    rowsOf(valueRows)
      .filter(([own]) => own === key)
      .map(([, value = '', ru, en, tr]) => [value, titled(ru, en, tr)]),
  );

/** A catalogue with the categories, attributes and makers in the examples. */
export const exampleFrame: CatalogueFrame = {
  categories,
  attributes: rowsOf(attributeRows).map(([key = '', kind, unit, ru, en, tr]) => ({
    key: key as AttributeKey,
    kind: kind as AttributeKind,
    unit: unit === '-' ? null : (unit as Unit),
    title: titled(ru, en, tr),
    valueTitles: valueTitles(key),
  })),
  brands: rowsOf(brandRows).map(([slug = '', name = ''], place) => ({ id: (place + 1) as BrandId, slug, name })),
};
