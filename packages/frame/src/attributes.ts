import type { AttributeDefinition, AttributeKey, AttributeKind, Unit } from '@farad/domain/category';
import { localized } from '@farad/domain/shared';
import { valueTitlesOf } from './value-titles.ts';

/** Columns: key, kind, unit ("-" = none), names in Russian, English and Turkish. */
const rows = `
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
semiconductor|enum|-|Материал кристалла|Semiconductor|Yarı iletken malzemesi
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
accuracy|number|percent|Точность|Accuracy|Doğruluk
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
wire_section|number|-|Сечение жилы, мм²|Conductor section, mm²|İletken kesiti, mm²
cross_section|range|-|Сечение провода, мм²|Wire section, mm²|Kablo kesiti, mm²
shielded|flag|-|Экранированная|Shielded|Ekranlı
automotive|flag|-|Автомобильное исполнение (AEC-Q)|Automotive grade (AEC-Q)|Otomotiv sınıfı (AEC-Q)
radio_standard|enum|-|Стандарт связи|Radio standard|Haberleşme standardı
antenna|enum|-|Антенна|Antenna|Anten
tx_power|number|decibel|Мощность передатчика (дБм)|Transmit power (dBm)|Verici gücü (dBm)
measured|enum|-|Измеряемая величина|Measured quantity|Ölçülen büyüklük
output_signal|enum|-|Выходной сигнал|Output signal|Çıkış sinyali
diagonal|number|metre|Диагональ|Diagonal|Köşegen
display_format|text|-|Формат изображения|Display format|Ekran formatı
digits|number|count|Число разрядов|Digits|Basamak sayısı
sound_pressure|number|decibel|Звуковое давление|Sound pressure|Ses basıncı
material|enum|-|Материал|Material|Malzeme
net_weight|number|gram|Масса нетто|Net weight|Net ağırlık
temperature_range|range|celsius|Диапазон температуры нагрева|Heating range|Isıtma aralığı
tip_shape|enum|-|Форма|Shape|Şekil
display_counts|number|count|Отсчётов дисплея|Display counts|Ekran sayımı
shrink_ratio|enum|-|Коэффициент усадки|Shrink ratio|Büzülme oranı
`;

/** All attribute definitions of the reference frame, in the order of the table. */
export const frameAttributes: readonly AttributeDefinition[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key, kind, unit, ru, en, tr] = row.split('|') as [string, string, string, string, string, string];
    return {
      key: key as AttributeKey,
      kind: kind as AttributeKind,
      unit: unit === '-' ? null : (unit as Unit),
      title: localized({ ru, en, tr }),
      valueTitles: valueTitlesOf(key),
    };
  });

const byKey = new Map<string, AttributeDefinition>(frameAttributes.map((definition) => [definition.key, definition]));

/** Returns the definition of an attribute. Throws on an unknown key, which is a mistake in the tables. */
export const attributeOf = (key: string): AttributeDefinition => {
  const definition = byKey.get(key);
  if (definition === undefined) throw new Error(`reference frame: unknown attribute ${key}`);
  return definition;
};
