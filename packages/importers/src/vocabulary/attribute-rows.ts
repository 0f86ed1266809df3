/**
 * Columns that distributors have, by the attribute that they become. `key | kind | unit | ru | en | tr | names`; a name
 * that stands in several rows is tried in their order until its value can be read.
 *
 * kind `=`: an attribute of the shop's own frame, with its kind, unit and titles. `=!`: the same, for the values that
 * word-rows.ts knows of only. `?`: kind and unit are told by the values.
 */
export const attributeRows = `
resistance|=||||Resistance;Nominal resistance;Resistance value;Сопротивление;Номинальное сопротивление;Direnç;阻值
tolerance|=||||Tolerance;Precision;Accuracy tolerance;Допуск;Точность;Tolerans;精度
tolerance_absolute|=||||Tolerance
power|=||||Power;Power (watts);Power rating;Rated power;Rated wattage;Power dissipation (pd);Power dissipation;Power dissipation (max);Output power;Мощность;Рассеиваемая мощность;Güç;额定功率
voltage|=||||Voltage;Rated voltage;Voltage rating;Voltage rated;Allowable voltage;Voltage-supply(max);Voltage rating (max);Rated voltage (max);Voltage rating (dc);Voltage rating - dc;Allowable voltage (dc);Voltage(dc);Maximum dc volts;Max operating voltage;Operating voltage (max);Overload voltage (max);Рабочее напряжение;Номинальное напряжение;Напряжение;Anma gerilimi;额定电压
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
impedance|=||||Impedance @ frequency;Impedance;Импеданс
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
rds_on|=||||Rds(on);Drain source on resistance (rds(on)@vgs,id);Drain source on resistance;Rds on (max) @ id, vgs
drain_source_voltage|=||||Drain to source voltage;Drain source voltage (vdss);Drain to source voltage (vdss)
drain_current|=||||Continuous drain current (id);Current - continuous drain (id);Drain current
collector_emitter_voltage|=||||Collector - emitter voltage vceo;Collector-emitter breakdown voltage (vceo);Load voltage;Collector emitter breakdown voltage
collector_current|=||||Current - collector(ic);Collector current (ic);Current - collector (ic) (max)
transition_frequency|=||||Transition frequency(ft);Transition frequency (ft);Transition frequency
hfe|=||||Dc current gain (hfe@ic,vce);Dc current gain
gate_current|=||||Gate trigger current (igt);Current - gate trigger(igt)
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
sample_rate|=||||Sampling rate;Sample rate
topology|=!||||Topology;Function
switching_frequency|=||||Frequency - switching;Switching frequency
quiescent_current|=||||Quiescent current;Quiescent current (iq);Quiescent current(iq);Quiescent supply current;Standby current;Supply current (iq)
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
input_capacitance|?|farad|Входная ёмкость|Input capacitance|Giriş kapasitansı|Input capacitance (ciss@vds)
reverse_transfer_capacitance|?|farad|Проходная ёмкость|Reverse transfer capacitance|Ters geçiş kapasitansı|Reverse transfer capacitance (crss@vds)
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
offset_voltage|?||Напряжение смещения|Input offset voltage|Giriş kayma gerilimi|Vos - input offset voltage
offset_drift|?||Дрейф напряжения смещения|Offset drift|Kayma sürüklenmesi|Input offset voltage drift(vos tc)
offset_current|?||Входной ток сдвига|Input offset current|Giriş kayma akımı|Input offset current(ios)
bias_current|?||Входной ток|Input bias current|Giriş öngerilim akımı|Ib - input bias current;Current - input bias(ib)
slew_rate|?||Скорость нарастания|Slew rate|Yükselme hızı|Slew rate
noise_density|?||Плотность шума|Noise density|Gürültü yoğunluğu|Input voltage noise density;Noise density(en)
noise|?||Шум|Noise|Gürültü|Noise
supply_range_max|?|volt|Наибольшее напряжение питания|Maximum supply voltage|En yüksek besleme gerilimi|Maximum power supply range (vdd-vss);Maximum input voltage
dual_supply|?||Двуполярное питание|Dual supply|Çift besleme|Dual supply
supply_current|?|ampere|Ток потребления|Supply current|Besleme akımı|Current - supply;Supply current
output_low_current|?||Выходной ток низкого уровня|Low-level output current|Düşük seviye çıkış akımı|Current - output low(iol);Sink current
output_high_current|?||Выходной ток высокого уровня|High-level output current|Yüksek seviye çıkış akımı|Current - output high(ioh);Source current
synchronous_rectifier|?||Синхронный выпрямитель|Synchronous rectifier|Senkron doğrultucu|Synchronous rectifier;Synchronous rectification
switch_element|?||Силовой ключ|Power switch|Güç anahtarı|Switch tube (built-in/external)
junction_capacitance|?|farad|Ёмкость перехода|Junction capacitance|Eklem kapasitansı|Junction capacitance;Typical capatitance
life_cycles|?||Ресурс|Life|Ömür|Life;Mechanical life;Connect-disconnect life
program_memory_type|?||Тип памяти программ|Program memory|Program belleği|Program memory type
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
`;
