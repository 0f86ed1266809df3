/**
 * Names of distributors' columns → attribute: `key | kind | unit | ru | en | tr | names`. If several rows have the same
 * name, the first one that can read the cell's value applies.
 *
 * kind `=`: an attribute of the reference frame, with its kind, unit and titles. `=!`: the same, but only values in
 * frame-word-rows.ts are accepted. `?`: kind and unit are derived from the values.
 */
export const attributeRows = `
resistance|=||||Resistance @ 25℃;Resistance @ 25°C;Resistance;Nominal resistance;Resistance value;Сопротивление;Номинальное сопротивление;Direnç;阻值
tolerance|=||||Resistance tolerance;Output voltage accuracy;Tolerance;Precision;Accuracy tolerance;Допуск;Точность;Tolerans;精度
tolerance_absolute|=||||Tolerance
power|=||||Power;Power (watts);Power rating;Rated power;Rated wattage;Power dissipation (pd);Power dissipation;Power dissipation (max);Output power;Мощность;Рассеиваемая мощность;Güç;额定功率
voltage|=||||Voltage;Rated voltage;Voltage rating;Voltage rated;Allowable voltage;Voltage-supply(max);Voltage rating (max);Rated voltage (max);Voltage rating (dc);Voltage rating - dc;Allowable voltage (dc);Voltage(dc);Maximum dc volts;Max operating voltage;Operating voltage (max);Рабочее напряжение;Номинальное напряжение;Напряжение;Anma gerilimi;额定电压
voltage_ac|=||||Voltage(ac);Voltage rating (ac);Allowable voltage (ac);Maximum ac volts;Voltage - ac;Напряжение переменного тока
dielectric|=!||||Temperature coefficient;Dielectric;Dielectric material;Диэлектрик;ТКЕ;Dielektrik
temperature_coefficient|=||||Temperature coefficient;Tcr;Temperature coefficient of resistance;Voltage reference drift;ТКС;Sıcaklık katsayısı
capacitance|=||||Capacitance;Nominal capacitance;Ёмкость;Емкость;Kapasitans;容值
current|=||||Current;Rated current;Current rating;Current rating (max);Rectified current;Average rectified current (io);Average rectified current;Output current;Output current(max);Output current (max);Current - output;Continuous current;Forward current(if);Forward current;Forward current (if);Current - max;Current rating-power;Current rating - power (max);Ток;Номинальный ток;Akım;额定电流
frequency|=||||Frequency;Nominal frequency;Centre frequency;Center frequency;Cpu maximum speed;Speed;Clock frequency;Clock frequency (max);Max frequency;Частота;Frekans;频率
frequency_tolerance|=||||Normal temperature frequency tolerance;Frequency tolerance;Точность настройки
load_capacitance|=||||Load capacitance;External load capacitor;Нагрузочная ёмкость
esr|=||||Equivalent series resistance;Equivalent series resistance (esr);Esr;ESR
inductance|=||||Inductance;Индуктивность;Endüktans
saturation_current|=||||Current - saturation(isat);Saturation current (isat);Current - saturation;Saturation current;Ток насыщения
dc_resistance|=||||Dc resistance;Dc resistance (dcr);Dcr;Сопротивление постоянному току
impedance|=||||Impedance @ frequency;Импеданс на 100 МГц
nominal_impedance|?|ohm|Номинальное сопротивление|Nominal impedance|Nominal empedans|Impedance;Импеданс;Волновое сопротивление
forward_voltage|=||||Voltage - forward (vf) (max) @ if;Forward voltage (vf@if);Voltage - forward(vf);Forward voltage (vf);Forward voltage;Прямое напряжение
reverse_voltage|=||||Voltage - dc reverse (vr) (max);Reverse voltage (vr);Reverse voltage;Repetitive peak reverse voltage;Peak reverse voltage (vrrm);Обратное напряжение
zener_voltage|=||||Zener voltage (nom);Zener voltage;Напряжение стабилизации
standoff_voltage|=||||Reverse stand-off voltage (vrwm);Reverse standoff voltage;Voltage - reverse standoff (typ)
peak_power|=||||Peak pulse power dissipation (ppp);Peak pulse power dissipation (ppp)@10/1000us;Power - peak pulse;Peak pulse power
clamping_voltage|=||||Clamping voltage;Maximum clamping voltage;Clamping voltage (max)
polarity|=!||||Type;Number;Fet type;Transistor type;Channel type;Структура
bidirectional|=!||||Polarity;Channel type
recovery_time|=||||Reverse recovery time (trr);Reverse recovery time
vin|=||||Input voltage;Voltage - input;Input voltage range;Voltage - input(dc);Входное напряжение;Giriş gerilimi
vout|=||||Output voltage;Voltage - output;Выходное напряжение;Çıkış gerilimi
output_type|=!||||Output type
dropout_voltage|=||||Voltage dropout;Dropout voltage;Voltage dropout (max)
supply_voltage|=||||Voltage - supply;Supply voltage;Operating voltage;Operating voltage range;Single supply;Power supply voltage;Напряжение питания;Besleme gerilimi;工作电压
operating_temperature|=||||Operating temperature;Operating temperature range;Operating junction temperature range;Temperature range;Рабочая температура;Çalışma sıcaklığı;工作温度
channels|=||||Number of channels;Number of circuits;Channels;Число каналов;Kanal sayısı
elements|=||||Number of elements;Number of resistors;Число элементов
core|=||||Cpu core;Core processor;Core;Ядро
flash|=||||Program storage size;Program memory size;Flash size;Flash;Flash-память
ram|=||||Ram size;Ram;Sram;ОЗУ
io_count|=||||Gpio ports number;Number of i/o;Gpio;Number of gpio
interface|=||||Interface;Interface type;Communication interface;Интерфейс
data_rate|=||||Data rate;Data rate (max);Data rates;Скорость передачи
gain_bandwidth|=||||Gain bandwidth product;Gain bandwidth product(gbp);Gbw;Полоса усиления
rail_to_rail|=!||||Rail to rail
response_time|=||||Propagation delay;Propagation delay time;Response time
pins|=||||Number of contacts;Number of positions;Number of pins;Positions;Number of positions or pins;Число контактов
rows|=||||Number of rows;Число рядов
pitch|=||||Pitch;Pin spacing;Lead spacing;Lead pitch;Contact pitch;Шаг;Шаг выводов
mounting|=!||||Mounting type;Mounting style;Mounting sytle;Mount;Монтаж;Montaj;安装方式
packing|=!||||Packaging;Packing;Package type;Упаковка;Ambalaj
series|=||||Series;Reference series;Серия;Seri
rds_on|=||||Static drain-source on resistance;Static drain-source on resistance (rds(on));On-state resistance (typ);On-state resistance;On-state resistance(max);Rds(on);Drain source on resistance (rds(on)@vgs,id);Drain source on resistance;Rds on (max) @ id, vgs
drain_source_voltage|=||||Drain to source voltage;Drain source voltage (vdss);Drain to source voltage (vdss)
drain_current|=||||Drain current (idss);Continuous drain current (id);Current - continuous drain (id);Drain current
collector_emitter_voltage|=||||Collector-emitter breakdown voltage (vces);Collector - emitter voltage vceo;Collector-emitter breakdown voltage (vceo);Load voltage;Collector emitter breakdown voltage
collector_current|=||||Current - collector(ic);Collector current (ic);Current - collector (ic) (max)
transition_frequency|=||||Transition frequency(ft);Transition frequency (ft);Transition frequency
hfe|=||||Dc current gain (hfe@ic,vce);Dc current gain
gate_current|=||||Current - gate trigger (igt) (max);Gate trigger current (igt);Current - gate trigger(igt)
isolation_voltage|=||||Isolation voltage(vrms);Isolation voltage;Isolation voltage (rms);Напряжение изоляции
ctr|=||||Current transfer ratio;Current transfer ratio (ctr)
color|=!||||Color;Colour;Illumination color;Emitted color;Led color;Цвет;Renk;颜色
wavelength|=||||Wavelength - dominant;Peak wavelength;Dominant wavelength;Wavelength
luminous_intensity|=||||Luminous intensity
viewing_angle|=||||Viewing angle;Угол обзора
diameter|=||||Diameter;Φd;Diameter (φd);Диаметр;Çap
length|=||||Length;Длина;Uzunluk
height|=||||Height;Height - seated (max);Высота;Yükseklik
lifetime|=||||Lifetime;Lifetime @ temperature;Load life
ripple_current|=||||Ripple current
logic_family|=||||Logic family
function|=!||||Function;Logic type;Chiptype
memory_size|=||||Memory size;Density;Объём памяти
resolution|=||||Resolution (bits);Resolution;Разрядность
turns|=||||Number of turns
digits|=||||Number of characters
antenna|=!||||Antenna type
radio_standard|=||||Wireless standard
sound_pressure|=||||Sound pressure level(spl);Sound pressure level
temperature_range|=||||Detection temperature range
sample_rate|=||||Sampling rate;Sample rate
topology|=!||||Topology;Function
switching_frequency|=||||Frequency - switching;Switching frequency
quiescent_current|=||||Quiescent current;Quiescent current (iq);Quiescent current(iq);Quiescent supply current;Supply current (iq)
efficiency|=||||Conversion efficiency;Efficiency;КПД
b_value|=||||B value (25℃/50℃);B value;B constant (25℃/50℃);B25/50
hold_current|=||||Hold current;Current - hold (ih) (max)
trip_current|=||||Trip current
coil_voltage|=||||Coil voltage
contact_form|=||||Contact form
contact_current|=||||Contact current;Contact rating
force|=||||Operating force
gender|=!||||Gender;Connector gender
orientation|=!||||Mounting type;Mounting style;Outlet direction (vertical basis)
cross_section|range|-||||Wire gauge - mm2
display_counts|=||||Display counts
contact_material|?||Материал контактов|Contact material|Kontak malzemesi|Contact material
contact_plating|?||Покрытие контактов|Contact plating|Kontak kaplaması|Contact plating;Contact finish
part_type|?||Тип|Type|Tip|Type;Connector type;The chip type;Chiptype;Fet type;Transistor type;Crystal type
configuration|?||Конфигурация|Configuration|Yapılandırma|Number;Configuration;Diode configuration;Output configuration;Circuit;Circuits;Driven configuration
pins_per_row|?||Контактов в ряду|Positions per row|Sıradaki pin sayısı|Number of pins per row;Number of positions per row
pin_structure|?||Расположение контактов|Pin layout|Pin düzeni|Pin structure;Holes structure;Structure;Number of positions or pins
row_spacing|?||Расстояние между рядами|Row spacing|Sıra aralığı|Row spacing
plastic_material|?||Материал корпуса|Housing material|Gövde malzemesi|Plastic material;Insulation material
flammability|?||Класс горючести|Flammability rating|Yanmazlık sınıfı|Flame retardant rating
width|?||Ширина|Width|Genişlik|Width
features|text||Особенности|Features|Özellikler|Features;Feature;Supplementary features
reverse_leakage_current|?||Обратный ток утечки|Reverse leakage current|Ters kaçak akım|Reverse leakage current (ir);Reverse leakage current
gate_threshold_voltage|?|volt|Пороговое напряжение затвора|Gate threshold voltage|Kapı eşik gerilimi|Gate threshold voltage (vgs(th)@id);Gate threshold voltage
gate_charge|?||Заряд затвора|Gate charge|Kapı yükü|Total gate charge (qg@vgs)
input_capacitance|?|farad|Входная ёмкость|Input capacitance|Giriş kapasitansı|Ciss-input capacitance;Input capacitance (cies);Input capacitance(cies@vce);Input capacitance;Input capacitance (ciss@vds)
reverse_transfer_capacitance|?|farad|Проходная ёмкость|Reverse transfer capacitance|Ters geçiş kapasitansı|Reverse transfer capacitance (crss@vds);Reverse transfer capacitance (cres);Reverse transfer capacitance (crss);Reverse transfer capacitance
output_capacitance|?|farad|Выходная ёмкость|Output capacitance|Çıkış kapasitansı|Output capacitance (coss@vds)
output_count|?||Число выходов|Outputs|Çıkış sayısı|Number of outputs
breakdown_voltage|?|volt|Напряжение пробоя|Breakdown voltage|Kırılma gerilimi|Voltage - breakdown;Breakdown voltage
pulse_current|?|ampere|Импульсный ток|Peak pulse current|Darbe akımı|Peak pulse current (ipp);Peak pulse current (ipp)@10/1000us;Peak current
surge_current|?|ampere|Ударный прямой ток|Surge forward current|Darbe ileri akımı|Non-repetitive peak forward surge current;Peak forward surge current
directions|?||Направленность|Direction|Yön|Polarity
ratings|?||Стандарты и классы|Ratings|Sınıflar|Ratings;Subclass;Standard
termination|?||Форма выводов|Termination style|Uç şekli|Termination style;Pin style;Connection type
insulation_height|?||Высота изолятора|Insulation height|Yalıtkan yüksekliği|Insulation height
protection_standard|?||Стандарт защиты|Protection standard|Koruma standardı|Level of protection
board_height|?||Высота над платой|Height above board|Kart üstü yükseklik|Z-height of the board;Height above board
board_width|?||Ширина на плате|Width on board|Karttaki genişlik|Y-width of bottom edge on board
board_length|?||Длина на плате|Length on board|Karttaki uzunluk|X-length of bottom edge on board (spacing line)
lead_length|?||Длина корпуса|Body length|Gövde uzunluğu|L
output_polarity|?||Полярность выхода|Output polarity|Çıkış kutbu|Output polarity;Output configuration
standby_power_rejection|?||Подавление помех питания|Supply rejection|Besleme bastırma|Power supply rejection ratio (psrr)
common_mode_rejection|?||Подавление синфазного сигнала|Common-mode rejection|Ortak mod bastırma|Common mode rejection ratio(cmrr);Common mode rejection ratio (cmrr)
actuator|?||Форма толкателя|Actuator|Tetik|Actuator style
actuator_color|?||Цвет толкателя|Actuator colour|Tetik rengi|Actuator/cap color
zener_impedance|?||Дифференциальное сопротивление|Zener impedance|Zener empedansı|Zener impedance (zzt)
knee_impedance|?||Сопротивление при малом токе|Knee impedance|Diz empedansı|Impedance(zzk)
zener_range|?||Пределы напряжения стабилизации|Zener voltage limits|Zener gerilim sınırları|Zener voltage (range)
switch_height|?||Высота кнопки|Switch height|Anahtar yüksekliği|Switch height
switch_width|?||Ширина кнопки|Switch width|Anahtar genişliği|Switch width
switch_length|?||Длина кнопки|Switch length|Anahtar uzunluğu|Switch length
frequency_stability|?||Стабильность частоты|Frequency stability|Frekans kararlılığı|Frequency stability;Frequency stability(full temperature range)
vce_saturation|?||Напряжение насыщения|Saturation voltage|Doyma gerilimi|Vce saturation(vce(sat));Collector-emitter saturation voltage (vce(sat)@ic,ib)
emitter_base_voltage|?||Напряжение эмиттер-база|Emitter-base voltage|Emetör-baz gerilimi|Emitter-base voltage(vebo)
collector_cutoff|?||Обратный ток коллектора|Collector cut-off current|Kolektör kesim akımı|Current - collector cutoff;Collector cut-off current (icbo)
locking|?||Фиксация|Latching|Kilitleme|With locker;Locking feature
fins|?||Крылья крепления|Mounting wings|Montaj kanatları|With wings
bracket|?||Кронштейн|Bracket|Braket|With bracket
lamp|?||Подсветка|Lamp|Lamba|With lamp
contact_type|?||Расположение контактов|Contact position|Kontak konumu|Contact type;Contact location
wire_gauge|?||Калибр провода, AWG|Wire gauge, AWG|Kablo kalibresi, AWG|Wire gauge - awg
offset_voltage|?||Напряжение смещения|Input offset voltage|Giriş kayma gerilimi|Input offset voltage (vos);Input offset voltage(vos);Input offset voltage;Vos - input offset voltage
offset_drift|?||Дрейф напряжения смещения|Offset drift|Kayma sürüklenmesi|Input offset voltage drift(vos tc)
offset_current|?||Входной ток сдвига|Input offset current|Giriş kayma akımı|Input offset current(ios)
bias_current|?||Входной ток|Input bias current|Giriş öngerilim akımı|Ib - input bias current;Current - input bias(ib)
slew_rate|?||Скорость нарастания|Slew rate|Yükselme hızı|Slew rate
noise_density|?||Плотность шума|Noise density|Gürültü yoğunluğu|Input voltage noise density;Noise density(en)
noise|?||Шум|Noise|Gürültü|Noise
supply_range_max|?|volt|Наибольшее напряжение питания|Maximum supply voltage|En yüksek besleme gerilimi|Maximum power supply range (vdd-vss);Maximum input voltage
dual_supply|?||Двуполярное питание|Dual supply|Çift besleme|Dual supply
supply_current|?|ampere|Ток потребления|Supply current|Besleme akımı|Operating current;Current consumption;Current - supply;Supply current
output_low_current|?||Выходной ток низкого уровня|Low-level output current|Düşük seviye çıkış akımı|Current - output low(iol);Sink current
output_high_current|?||Выходной ток высокого уровня|High-level output current|Yüksek seviye çıkış akımı|Current - output high(ioh);Source current
synchronous_rectifier|?||Синхронный выпрямитель|Synchronous rectifier|Senkron doğrultucu|Synchronous rectifier;Synchronous rectification
switch_element|?||Силовой ключ|Power switch|Güç anahtarı|Switch tube (built-in/external)
junction_capacitance|?|farad|Ёмкость перехода|Junction capacitance|Eklem kapasitansı|Junction capacitance;Typical capatitance
life_cycles|?||Ресурс|Life|Ömür|Life;Mechanical life;Connect-disconnect life
program_memory_type|?||Тип памяти программ|Program memory|Program belleği|Program memory type
dimensions|text||Размеры|Dimensions|Boyutlar|Size / dimension;Size/dimension;Dimensions;Dimension;Размеры;Габариты;Габаритные размеры
pack_quantity|?|count|Штук в упаковке|Pieces per pack|Paketteki adet|Packaging_num;Pack quantity;Standard pack quantity;Standard pack;Норма упаковки;Количество в упаковке;Упаковка, шт
overload_voltage|?|volt|Напряжение перегрузки|Overload voltage|Aşırı yük gerilimi|Overload voltage (max);Overload voltage;Maximum overload voltage;Max overload voltage;Напряжение перегрузки
standby_current|?|ampere|Ток в режиме ожидания|Standby current|Bekleme akımı|Standby current;Standby supply current;Current - standby;Ток в режиме ожидания
core_size|?|bit|Разрядность ядра|Core size|Çekirdek genişliği|Core size
adc_resolution|?|bit|Разрядность АЦП|ADC resolution|ADC çözünürlüğü|Adc (bit)
dac_resolution|?|bit|Разрядность ЦАП|DAC resolution|DAC çözünürlüğü|Dac (bit)
pwm_resolution|?|bit|Разрядность ШИМ|PWM resolution|PWM çözünürlüğü|Pwm (bit)
oscillator|?||Генератор|Oscillator|Osilatör|Oscillator type;Internal oscillator;Clock/oscillator
eeprom|?|byte|EEPROM|EEPROM|EEPROM|Eeprom
quality|?||Добротность|Q factor|Kalite faktörü|Q @ frequency
self_resonance|?|hertz|Резонансная частота|Self-resonant frequency|Öz rezonans frekansı|Frequency - self resonant
port_count|?||Число портов|Ports|Port sayısı|Number of ports
driver_count|?||Число передатчиков|Drivers|Sürücü sayısı|Number of drivers
receiver_count|?||Число приёмников|Receivers|Alıcı sayısı|Number of receivers
line_count|?||Число линий|Lines|Hat sayısı|Number of lines
ffc_thickness|?||Толщина шлейфа|FFC thickness|FFC kalınlığı|Ffc, fcb thickness
ripple_noise|?||Пульсации|Ripple|Dalgalanma|Ripple noise
pin_shape|?||Форма контактов|Pin shape|Pin şekli|Circluar pins/square pins;Circular hole / square hole
capacitive_load|?||Ёмкостная нагрузка|Capacitive load|Kapasitif yük|Capacitive load(max)
mating_length|?||Длина контакта|Mating pin length|Eşleşme pini uzunluğu|Length of mating pin
tail_length|?||Длина хвостовика|Tail length|Kuyruk uzunluğu|Length of end connection pin
input_type|?||Тип входа|Input type|Giriş tipi|Input type
lens_color|?||Цвет линзы|Lens colour|Mercek rengi|Lens color
insulation_resistance|?||Сопротивление изоляции|Insulation resistance|Yalıtım direnci|Insulation resistance;Insulation resistance(ir)
contact_resistance|?||Сопротивление контакта|Contact resistance|Kontak direnci|Contact resistance
holes_direction|?||Направление ввода|Entry|Giriş yönü|Holes direction
initial_resistance|?||Начальное сопротивление|Initial resistance|Başlangıç direnci|Resistance - initial (ri) (min)
tripped_resistance|?||Сопротивление после срабатывания|Post-trip resistance|Atma sonrası direnç|Resistance - post trip (r1) (max)
trip_time|?||Время срабатывания|Time to trip|Atma süresi|Time to trip(max);Maximum time to trip
solder_temperature|?||Температура пайки|Soldering temperature|Lehimleme sıcaklığı|Welding temperature (max)
rise_time|?||Время нарастания|Rise time|Yükselme süresi|Rise time
fall_time|?||Время спада|Fall time|Düşme süresi|Fall time
turn_on_time|?||Время включения|Turn-on time|Açma süresi|Turn-on time
turn_off_time|?||Время выключения|Turn-off time|Kapama süresi|Turn-off time
bandwidth|?||Полоса пропускания|Bandwidth|Bant genişliği|Bandwidth;-3db bandwidth
nonlinearity|?||Интегральная нелинейность|Integral nonlinearity|İntegral doğrusalsızlık|Integral non - linearity
varistor_voltage|?|volt|Классификационное напряжение|Varistor voltage|Varistör gerilimi|Varistor voltage
energy|?||Энергия|Energy|Enerji|Energy;Maximum energy
breaking_capacity|?||Отключающая способность|Breaking capacity|Kesme kapasitesi|Interrupt rating
melting_integral|?||Интеграл плавления|Melting I²t|Erime I²t|Melting i2t
threshold_voltage|?|volt|Порог срабатывания|Threshold voltage|Eşik gerilimi|Threshold voltage;Low voltage detection threshold
monitored_count|?||Контролируемых напряжений|Voltages monitored|İzlenen gerilim sayısı|Number of voltages monitored
reset_level|?||Активный уровень сброса|Reset level|Sıfırlama seviyesi|Reset active level
reset_timeout|?||Задержка сброса|Reset timeout|Sıfırlama gecikmesi|Reset timeout
watchdog|?||Сторожевой таймер|Watchdog|Gözetim zamanlayıcısı|Watchdog
sensitivity|?||Чувствительность|Sensitivity|Hassasiyet|Sensitivity
frequency_range|?||Диапазон частот|Frequency range|Frekans aralığı|Frequency range
load_type|?||Вид нагрузки|Load type|Yük türü|Load type
common_mode_immunity|?||Стойкость к синфазным помехам|Common-mode immunity|Ortak mod bağışıklığı|Cmti(kv/us)
reference_type|?||Вид источника опорного напряжения|Reference type|Referans türü|Reference type
reference_source|?||Опорное напряжение|Voltage reference|Referans gerilimi|Voltage reference
reference_voltage|?|volt|Значение опорного напряжения|Reference voltage|Referans gerilim değeri|Voltage reference value
on_resistance|?||Сопротивление ключа|On-resistance|İletim direnci|Ron
coil_resistance|?||Сопротивление катушки|Coil resistance|Bobin direnci|Coil resistance
switching_voltage|?||Коммутируемое напряжение|Switching voltage|Anahtarlama gerilimi|Switching voltage(max)
switching_current|?||Коммутируемый ток|Switching current|Anahtarlama akımı|Switching current(max)
settling_time|?||Время установления|Settling time|Yerleşme süresi|Settling time
operate_time|?||Время срабатывания реле|Operate time|Çekme süresi|Operate time
release_time|?||Время отпускания|Release time|Bırakma süresi|Release time
color_temperature|?||Цветовая температура, К|Colour temperature, K|Renk sıcaklığı, K|Color temperature
signal_noise_ratio|?||Отношение сигнал/шум|Signal-to-noise ratio|Sinyal-gürültü oranı|Signal-to-noise ratio
adc_architecture|?||Архитектура АЦП|ADC architecture|ADC mimarisi|Adc architecture
differential_input|?||Дифференциальный вход|Differential input|Diferansiyel giriş|Differential input
regulated|?||Стабилизация выхода|Output regulation|Çıkış düzenleme|Voltage regulation
isolation|?||Гальваническая развязка|Isolation|Yalıtım|Isolation
protocol|?||Протокол|Protocol|Protokol|Protocol standard;Communication protocol
battery_type|?||Тип аккумулятора|Battery type|Pil türü|Type of battery
retention_years|?||Хранение данных|Data retention|Veri saklama|Data retention - tdr (year)
bits_per_element|?||Разрядов в элементе|Bits per element|Eleman başına bit|Number of bits per element
esd_protection|?||Защита от статики|ESD protection|ESD koruması|Esd protect
switch_circuit|?||Схема коммутации|Switch circuit|Anahtar devresi|Switch circuit
input_high_level|?||Входное напряжение высокого уровня|High-level input|Yüksek seviye giriş|Input logic level - high;High level range (vih)
input_low_level|?||Входное напряжение низкого уровня|Low-level input|Düşük seviye giriş|Input logic level - low;Low level range (vil)
holder_type|?||Крепление|Holder|Tutucu|Holder type
total_length|?||Общая длина|Total length|Toplam uzunluk|Total length
test_voltage|?||Испытательное напряжение|Withstand voltage|Dayanım gerilimi|Withstand voltage
peripherals|text||Периферия|Peripherals|Çevre birimleri|Peripheral/function
detection_colors|?||Цвет корпуса|Body colour|Gövde rengi|Detection color
voltage_on_state|?|volt|Напряжение в открытом состоянии|On-state voltage|İletim gerilimi|Voltage - on state(vtm);Voltage - on state
turn_off_delay|?|second|Задержка выключения|Turn-off delay|Kapama gecikmesi|Td(off)
turn_on_delay|?|second|Задержка включения|Turn-on delay|Açma gecikmesi|Td(on)
switching_energy_off|?||Энергия выключения|Turn-off energy|Kapama enerjisi|Switching energy(eoff)
switching_energy_on|?||Энергия включения|Turn-on energy|Açma enerjisi|Turn-on switching energy (eon)
transmit_current|?|ampere|Ток передачи|Transmit current|Gönderme akımı|Send current
receive_current|?|ampere|Ток приёма|Receive current|Alma akımı|Receive current
off_state_voltage|?|volt|Напряжение в закрытом состоянии|Off-state voltage|Kapalı durum gerilimi|Peak off - state voltage(vdrm);Peak repetitive off?state voltage (vdrm);Peak repetitive off?state voltage(vdrm)
input_count|?||Число входов|Inputs|Giriş sayısı|Number of inputs;Input number
holding_current|?|ampere|Ток удержания тиристора|Holding current|Tristör tutma akımı|Holding current (ih)
gate_cutoff_voltage|?|volt|Напряжение отсечки|Gate-source cut-off voltage|Kesim gerilimi|Gate-source cutoff voltage (vgs(off)@id);Gate-source cutoff voltage (vgs(off))
gate_breakdown_voltage|?|volt|Напряжение пробоя затвора|Gate-source breakdown voltage|Kapı kırılma gerilimi|Gate-source breakdown voltage (vgss);Gate-source breakdown voltage (v(br)gss)
gate_trigger_voltage|?|volt|Отпирающее напряжение|Gate trigger voltage|Kapı tetikleme gerilimi|Gate trigger voltage (vgt)
on_state_current|?|ampere|Ток в открытом состоянии|On-state current|İletim akımı|Current - on state(it(rms));Rms on-state current;Rms on-state current (it(rms))
surge_on_current|?|ampere|Ударный ток|Surge current|Darbe akımı (tristör)|Current - surge(itsm@f);Current - surge(itsm)
gate_power|?|watt|Средняя мощность управления|Average gate power|Ortalama kapı gücü|Average gate power dissipation (pg(av))
write_time|?|second|Время записи|Write cycle time|Yazma süresi|Write cycle time(tw);Page programming time;Page programming time (tpp)
endurance_cycles|?||Циклов перезаписи|Write endurance|Yazma ömrü|Write cycle endurance;Program / erase cycles
erase_time|?|second|Время стирания|Erase time|Silme süresi|Block erase time(tbe);Block erase time
wire_diameter|?|metre|Диаметр провода|Wire diameter|Tel çapı|Wire diameter
standing_wave_ratio|?||КСВ|VSWR|VSWR|Vswr
withstand_voltage|?|volt|Электрическая прочность|Withstand voltage|Dayanma gerilimi|Voltage withstand
supply_source|?||Вид питания|Supply arrangement|Besleme düzeni|Voltage supply source
logic_supply|?|volt|Питание логики|Logic supply|Lojik besleme|Voltage - supply for logic
spark_voltage|?|volt|Напряжение пробоя разрядника|DC spark-over voltage|DC atlama gerilimi|Voltage - dc spark over (nom);Dc spark-over voltage
impulse_current|?|ampere|Импульсный разрядный ток|Impulse discharge current|Darbe boşalma akımı|Impulse discharge current;Nominal impulse discharge current
impulse_voltage|?|volt|Динамическое напряжение пробоя|Impulse breakdown voltage|Darbe kırılma gerilimi|Impulse breakdown voltage(vimp)
pole_count|?||Число электродов|Poles|Kutup sayısı|Number of poles
electrode_capacitance|?|farad|Межэлектродная ёмкость|Inter-electrode capacitance|Elektrotlar arası kapasitans|Inter-electrode capacitance;Maximum capacitance @ 1MHz
used_ic|?||Применённая микросхема|Chip inside|Kullanılan entegre|Utilized ic / part
turns_ratio|?||Коэффициент трансформации|Turns ratio|Sarım oranı|Turns ratio
distortion|?|percent|Коэффициент гармоник|Total harmonic distortion|Toplam harmonik bozulma|Total harmonic distortion + noise (thd+n)
device_power|?|watt|Полная рассеиваемая мощность|Total device dissipation|Toplam güç kaybı|Total device dissipation;Total device dissipation (pd)
timer_count|?||Число таймеров|Timers|Zamanlayıcı sayısı|Timer number
thread_length|?|metre|Длина провода|Wire length|Kablo uzunluğu|Threadlength
thermal_time|?|second|Тепловая постоянная времени|Thermal time constant|Isıl zaman sabiti|Thermal time constant
temperature_resolution|?|bit|Разрядность измерения|Temperature resolution|Sıcaklık çözünürlüğü|Temperature resolution
conversion_time|?|second|Время измерения|Conversion time|Dönüşüm süresi|Temperature conversion time
technology|?||Принцип действия|Technology|Teknoloji|Technology
style|?||Исполнение контактов|Style|Biçim|Style
steady_current|?|ampere|Длительный ток|Steady-state current|Sürekli akım|Steady state current (max)
amplifier_channels|?||Каналов усиления|Amplifier channels|Yükselteç kanalları|Speaker channels
spacing|?|metre|Шаг контактов провода|Spacing|Aralık|Spacing
socket_size|?||Типоразмер гнезда|Socket size|Soket ölçüsü|Socket specification
shielding|?||Экран|Shielding|Ekran|Shielding
thyristor_type|?||Вид тиристора|Thyristor type|Tristör türü|Scr type
signal_noise|?||Сигнал/шум|Signal-to-noise|Sinyal-gürültü|S/n ratio
rf_series|?||Тип соединителя|RF series|RF serisi|Rf series
peak_gain|?||Усиление|Peak gain|Tepe kazancı|Peak gain
output_mode|?||Режим выхода|Output mode|Çıkış modu|Output mode
output_impedance|?|ohm|Выходное сопротивление|Output impedance|Çıkış empedansı|Output impedance
output_frequency|?|hertz|Выходная частота|Output frequency|Çıkış frekansı|Output frequency(max);Output frequency
oscillator_drive|?||Возбуждение|Drive|Sürüş|Oscillator circuit;Driver circuitry
stitch_count|?||Число контактов провода|Wire positions|Kablo pin sayısı|Number of stitches;Line number;Pin number in each row
reverse_channels|?||Обратных каналов|Reverse channels|Ters kanallar|Number of reverse channels
forward_channels|?||Прямых каналов|Forward channels|İleri kanallar|Number of forward channels;Forward channel
logic_elements|?||Логических элементов|Logic elements|Mantık elemanı sayısı|Number of logic elements/blocks;Logic elements / cells
logic_blocks|?||Логических блоков|Logic blocks|Mantık bloğu sayısı|Logic array blocks
block_ram|?|bit|Встроенное ОЗУ|Embedded RAM|Gömülü RAM|Embedded block ram
connected_ends|?||Обжатых концов|Terminated ends|Sonlandırılmış uçlar|Number of connected ends
conductor_count|?||Число жил|Conductors|İletken sayısı|Number of conductors
position_count|?||Число положений|Detent positions|Konum sayısı|Number of coded gears
modulation|?||Модуляция|Modulation|Modülasyon|Modulation system
regulation_current|?|ampere|Минимальный ток стабилизации|Minimum cathode current|En küçük katot akımı|Minimum cathode current for regulation
memory_format|?||Вид памяти|Memory format|Bellek türü|Memory format
luminance|?||Яркость|Luminance|Parlaklık|Luminance;Light intensity
load_current|?|ampere|Ток нагрузки|Load current|Yük akımı|Load current
led_polarity|?||Общий вывод|Common pin|Ortak uç|Led polarity
indicator_led|?||Светодиод|LED|LED|Led
interface_height|?|metre|Длина соединителя|Interface length|Arayüz uzunluğu|Interface length/height
interface_diameter|?|metre|Диаметр соединителя|Interface diameter|Arayüz çapı|Interface diameter
insulation_diameter|?|metre|Диаметр изоляции|Insulation diameter|Yalıtım çapı|Insulation od
insertion_loss|?|decibel|Вносимое затухание|Insertion loss|Araya girme kaybı|Insertion loss
attenuation|?||Ослабление|Attenuation|Zayıflatma|Attenuation
insert_thickness|?|metre|Толщина конца|Insert thickness|Uç kalınlığı|Insert thickness
winding_inductance|?|henry|Индуктивность обмотки|Winding inductance|Sargı endüktansı|Inductance @ frequency
emitter_threshold|?|volt|Пороговое напряжение затвора IGBT|Gate-emitter threshold voltage|IGBT eşik gerilimi|Gate-emitter threshold voltage (vge(th)@ic)
fuse_holder_type|?||Вид держателя|Holder type|Yuva türü|Fuseholder type;Fuse type
fuse_diameter|?|metre|Диаметр предохранителя|Fuse diameter|Sigorta çapı|Fuse diameter (φd)
center_frequency|?|hertz|Центральная частота|Centre frequency|Merkez frekansı|Frequency - center;Frequency(center/band)
encoder_type|?||Вид энкодера|Encoder type|Enkoder türü|Encoder type
dot_count|?||Точек экрана|Dots|Nokta sayısı|Dot pixels
dissipation|?||Коэффициент рассеяния|Dissipation factor|Yayılma katsayısı|Dissipation factor
display_type|?||Вид индикатора|Display type|Gösterge türü|Display type;Display range
directivity|?||Направленность микрофона|Directivity|Yönlülük|Direction
digit_height|?||Высота знака, дюймов|Digit height, inches|Rakam yüksekliği, inç|Digit/alpha size(inch)
default_output|?||Выход по умолчанию|Default output|Varsayılan çıkış|Default output
internal_crystal|?||Кварц|Crystal|Kristal|Crystal oscillator
conversion|?||Преобразование|Conversion|Dönüşüm|Conversion type
coil_power|?|watt|Мощность катушки|Coil power|Bobin gücü|Coil rated power
coding|?||Кодировка|Coding|Kodlama|Coding scheme
amplifier_class|?||Класс усилителя|Amplifier class|Yükselteç sınıfı|Class
card_type|?||Вид карты|Card type|Kart türü|Card type
card_insertion|?||Вставка карты|Card insertion|Kart takma|Card connection mode
built_in_capacitance|?|farad|Встроенная ёмкость|Built-in capacitance|Dahili kapasitans|Built - in load capacitance
body_thickness|?|metre|Толщина корпуса|Body thickness|Gövde kalınlığı|Body thickness
b_tolerance|?|percent|Допуск B|B tolerance|B toleransı|B constant tolerance
angle|?||Угол|Angle|Açı|Angle
alarm_output|?||Выход будильника|Alarm output|Alarm çıkışı|Alarm output
supply_secondary|?|volt|Питание второй стороны|Second-side supply|İkinci taraf beslemesi|Voltage - supply(vccb)
supply_primary|?|volt|Питание первой стороны|First-side supply|Birinci taraf beslemesi|Voltage - supply(vcca)
delay|?|second|Задержка распространения|Propagation delay|Yayılma gecikmesi|Propagation delay (tpd);Propagation delay(tpd)
application|?||Применение|Application|Uygulama|Applications;Application
voltage_drop|?|volt|Падение напряжения сегмента|Segment voltage|Segment gerilimi|Forward voltage drop
mains_input|?|volt|Сетевое напряжение|Mains input|Şebeke girişi|Voltage - input(ac)
dc_rating|?|ampere|Ток (постоянный)|DC current rating|DC akım değeri|Current rating (dc)
attachments|?||В комплекте|Included|Pakette|Attachment
wire_type|?||Вид провода|Wire type|Kablo türü|Wirerod
socket_holes|?||Форма гнёзд|Socket holes|Soket delikleri|Circular holes/square holes
adapted_package|?||Под корпус|For package|Uygun kılıf|Adaptation package type
screen_size|?||Размер экрана|Screen size|Ekran boyutu|Size
isolation_method|?||Вид развязки|Isolation method|Yalıtım yöntemi|Isolation technology
operating_principle|?||Вид датчика|Technology type|Teknoloji türü|Technology type
`;
