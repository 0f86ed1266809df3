import type { Category } from '@farad/domain/category';
import { localized, type LocalizedText } from '@farad/domain/shared';

/** What the parts of a category are used for. Columns: slug, text after "для", text after "for", text before "için". */
const rows = `
chip-resistors | делителей напряжения, подтяжки линий и ограничения тока | voltage dividers, pull-ups and current limiting | gerilim bölücüler, pull-up hatları ve akım sınırlama
through-hole-resistors | макетов, ремонта и плат с выводным монтажом | prototypes, repairs and through-hole boards | prototipler, onarımlar ve delikli montaj kartları
melf-resistors | измерительных цепей и узлов, где бывают импульсы тока | measuring circuits and places that see current pulses | ölçüm devreleri ve akım darbesi görülen yerler
resistor-networks | подтяжки шин, когда на плате тесно | bus pull-ups where the board is crowded | kartta yer darken veri yolu pull-up hatları
power-resistors | нагрузок, разряда конденсаторов и тормозных цепей | loads, discharging capacitors and braking circuits | yükler, kondansatör boşaltma ve frenleme devreleri
trimmers | точной настройки схемы при наладке | fine adjustment when a circuit is set up | devre ayarı sırasında hassas kalibrasyon
potentiometers | регуляторов громкости, яркости и скорости | volume, brightness and speed controls | ses, parlaklık ve hız ayarları
ntc-thermistors | измерения температуры и защиты от пускового тока | temperature sensing and inrush protection | sıcaklık ölçümü ve ilk akım koruması
varistors | защиты от выбросов напряжения в сети | protection against surges on the mains | şebekedeki gerilim darbelerine karşı koruma
chip-ceramic-capacitors | развязки питания и фильтров | supply decoupling and filters | besleme ayrıştırma ve filtreler
leaded-ceramic-capacitors | развязки, фильтров и генераторов на выводных платах | decoupling, filters and oscillators on through-hole boards | delikli kartlarda ayrıştırma, filtre ve osilatörler
aluminium-electrolytic-capacitors | сглаживания пульсаций в блоках питания | smoothing ripple in power supplies | güç kaynaklarında dalgalanmayı düzeltme
smd-electrolytic-capacitors | фильтров питания на платах поверхностного монтажа | supply filters on surface-mount boards | yüzey montaj kartlarında besleme filtreleri
tantalum-capacitors | фильтров питания, где мало места по высоте | supply filters where height is short | yüksekliğin az olduğu besleme filtreleri
film-capacitors | сигнальных, импульсных и сетевых цепей | signal, pulse and mains circuits | sinyal, darbe ve şebeke devreleri
supercapacitors | резервного питания часов и памяти | backup power of clocks and memory | saat ve belleklerin yedek beslemesi
chip-inductors | высокочастотных и сигнальных цепей | high-frequency and signal circuits | yüksek frekans ve sinyal devreleri
power-inductors | импульсных преобразователей питания | switching power converters | anahtarlamalı güç dönüştürücüleri
axial-inductors | фильтров и радиочастотных цепей | filters and radio circuits | filtreler ve radyo devreleri
ferrite-beads | подавления помех по питанию и сигналам | keeping noise out of supplies and signals | besleme ve sinyallerde parazit bastırma
crystals | тактирования микроконтроллеров и радиосхем | clocking microcontrollers and radios | mikrodenetleyici ve radyo saat kaynakları
oscillators | готового тактового сигнала без подбора обвязки | a ready clock without tuning parts around it | çevre elemanı seçmeden hazır saat sinyali
fuses | защиты прибора от перегрузки и замыкания | protecting a device from overload and short circuit | cihazı aşırı yük ve kısa devreden koruma
resettable-fuses | портов и аккумуляторов: после перегрузки включается снова сам | ports and batteries: it comes back by itself after an overload | aşırı yükten sonra kendiliğinden devreye giren port ve pil koruması
rectifier-diodes | выпрямителей в блоках питания | rectifiers in power supplies | güç kaynağı doğrultucuları
schottky-diodes | преобразователей питания и защиты от переполюсовки | power converters and reverse-polarity protection | güç dönüştürücüleri ve ters kutup koruması
switching-diodes | сигнальных и логических цепей | signal and logic circuits | sinyal ve lojik devreleri
zener-diodes | опорного напряжения и ограничения выбросов | reference voltages and clamping | referans gerilim ve gerilim sınırlama
tvs-diodes | защиты питания и линий связи от импульсов | protecting supplies and data lines from surges | besleme ve veri hatlarını darbelerden koruma
bridge-rectifiers | выпрямления сетевого напряжения | rectifying mains voltage | şebeke gerilimini doğrultma
bipolar-transistors | ключей и усилителей | switches and amplifiers | anahtarlar ve yükselteçler
mosfets | ключей, преобразователей и управления двигателями | switches, converters and motor control | anahtarlar, dönüştürücüler ve motor kontrolü
jfets | малошумящих входов и аналоговых ключей | low-noise inputs and analogue switches | düşük gürültülü girişler ve analog anahtarlar
igbts | инверторов, сварки и приводов | inverters, welding and drives | eviriciler, kaynak makineleri ve sürücüler
scr-thyristors | регуляторов мощности и схем защиты | power controls and protection circuits | güç ayarı ve koruma devreleri
triacs | диммеров, нагревателей и двигателей | dimmers, heaters and motors | dimmerler, ısıtıcılar ve motorlar
leds | индикации и подсветки | indicators and backlights | gösterge ve arka aydınlatma
seven-segment-displays | часов, счётчиков и приборных панелей | clocks, counters and panels | saatler, sayaçlar ve gösterge panelleri
optocouplers | гальванической развязки цепей | galvanic isolation of circuits | devrelerin galvanik yalıtımı
photodetectors | датчиков света и приёма команд с пульта | light sensing and remote controls | ışık algılama ve uzaktan kumanda alıcıları
operational-amplifiers | усиления и обработки аналоговых сигналов | amplifying and shaping analogue signals | analog sinyallerin yükseltilmesi ve işlenmesi
comparators | сравнения напряжений и пороговых схем | comparing voltages and threshold circuits | gerilim karşılaştırma ve eşik devreleri
audio-amplifiers | колонок, приёмников и домашних усилителей | speakers, receivers and home amplifiers | hoparlörler, alıcılar ve ev tipi amplifikatörler
timers | генераторов, задержек и формирователей импульсов | oscillators, delays and pulse shaping | osilatörler, gecikmeler ve darbe üretimi
data-converters | измерений и вывода аналогового сигнала | measuring and analogue output | ölçüm ve analog çıkış
linear-regulators | ровного питания схемы без лишних деталей | a clean supply with few parts around it | az elemanla temiz besleme
dc-dc-converters | экономичного питания от батарей и адаптеров | efficient supply from batteries and adapters | pil ve adaptörden verimli besleme
voltage-references | точных измерений и АЦП | precise measuring and ADCs | hassas ölçüm ve ADC devreleri
drivers | управления затворами, двигателями и светодиодами | driving gates, motors and LEDs | kapı, motor ve LED sürme
logic-gates | цифровых схем и согласования сигналов | digital circuits and signal matching | dijital devreler ve sinyal uyumlama
flip-flops-registers | хранения и сдвига данных в цифровых схемах | holding and shifting data in digital circuits | dijital devrelerde veri tutma ve kaydırma
counters-decoders | счёта, выбора каналов и индикации | counting, channel selection and displays | sayma, kanal seçimi ve gösterge
microcontrollers | приборов, датчиков и автоматики | instruments, sensors and automation | cihazlar, sensörler ve otomasyon
eeprom-memory | настроек и журналов, которые переживают отключение питания | settings and logs that outlive a power cut | güç kesilse de kalan ayar ve kayıtlar
flash-memory | прошивок, шрифтов и данных прибора | firmware, fonts and data of a device | aygıt yazılımı, yazı tipi ve veri saklama
transceivers | связи между платами и приборами | links between boards and devices | kartlar ve cihazlar arası haberleşme
interface-bridges | связи схем с разными интерфейсами и уровнями | joining circuits with unlike interfaces and levels | farklı arayüz ve seviyeleri bağlama
real-time-clocks | времени и даты при отключённом питании | keeping time and date without power | güç yokken saat ve tarih tutma
wifi-bluetooth-modules | умного дома и приборов с доступом по сети | smart homes and networked devices | akıllı ev ve ağa bağlı cihazlar
radio-modules | связи на расстоянии и навигации | long-range links and navigation | uzak mesafe haberleşme ve konumlama
development-boards | первых прототипов и учёбы | first prototypes and learning | ilk prototipler ve eğitim
temperature-humidity-sensors | метеостанций, термостатов и теплиц | weather stations, thermostats and greenhouses | hava istasyonları, termostatlar ve seralar
motion-magnetic-sensors | роботов, дронов и измерения тока | robots, drones and current sensing | robotlar, dronlar ve akım ölçümü
environment-sensors | контроля воздуха, света и расстояния | watching air, light and distance | hava, ışık ve mesafe izleme
lcd-oled-displays | вывода показаний и меню прибора | readings and menus of a device | cihaz okumaları ve menüleri
ac-dc-supplies | питания приборов и автоматики от сети | running devices and automation from the mains | cihaz ve otomasyonu şebekeden besleme
dc-dc-modules | питания узлов платы без расчёта преобразователя | feeding parts of a board without designing a converter | dönüştürücü tasarlamadan kart besleme
pin-headers | перемычек, шлейфов и соединения плат | jumpers, ribbon cables and joining boards | jumperlar, şerit kablolar ve kart bağlantıları
wire-to-board-connectors | разъёмных жгутов: батарей, датчиков, вентиляторов | plug-in harnesses of batteries, sensors and fans | pil, sensör ve fan kablo demetleri
terminal-blocks | подключения проводов отвёрткой, без пайки | wiring with a screwdriver, no soldering | lehimsiz, tornavidayla kablo bağlama
io-connectors | внешних подключений прибора | outside connections of a device | cihazın dış bağlantıları
ic-sockets | микросхем, которые понадобится вынуть или заменить | chips that will be pulled out or replaced | çıkarılıp değiştirilecek entegreler
tact-switches | кнопок на плате и панели прибора | buttons on boards and panels | kart ve panel düğmeleri
toggle-rocker-switches | включения питания и выбора режима | switching power and choosing a mode | güç açma ve kip seçme
electromagnetic-relays | включения сетевой нагрузки слабым сигналом | switching mains loads with a weak signal | zayıf sinyalle şebeke yükü anahtarlama
solid-state-relays | бесшумного включения нагрузки без дуги | silent switching of loads without an arc | arksız ve sessiz yük anahtarlama
buzzers | звуковых сигналов прибора | sounds of a device | cihazın sesli uyarıları
fans | обдува корпусов и радиаторов | cooling of cases and heat sinks | kasa ve soğutucu havalandırma
soldering-stations | монтажа и ремонта плат | assembling and repairing boards | kart montajı ve onarımı
soldering-tips | замены изношенного жала и пайки разных деталей | replacing a worn tip and soldering unlike parts | aşınmış ucu değiştirme ve farklı parçaları lehimleme
solder-flux | пайки электроники | soldering electronics | elektronik lehimleme
multimeters | наладки, ремонта и домашних измерений | setting up, repairs and measuring at home | ayar, onarım ve evde ölçüm
hand-tools | работы с проводами и мелкими деталями | work with wires and small parts | kablo ve küçük parçalarla çalışma
heat-shrink | изоляции и маркировки соединений | insulating and marking joints | bağlantıların yalıtımı ve etiketlenmesi
wires | соединений внутри приборов и щитов | wiring inside devices and panels | cihaz ve pano içi bağlantılar
breadboards | сборки схемы перед разводкой платы | building a circuit before the board is laid out | kart çizilmeden önce devre kurma
`;

const bySlug = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [slug = '', ru = '', en = '', tr = ''] = row.split('|').map((cell) => cell.trim());
      return [slug, localized({ ru, en, tr })] as const;
    }),
);

/** Slugs in the table. A test compares them with the category tree. */
export const usedSlugs: readonly string[] = [...bySlug.keys()];

const purposeOf = ({ slug }: Category): LocalizedText => {
  const use = bySlug.get(slug);
  if (use === undefined) throw new Error(`demonstration: no purpose for category ${slug}`);
  return use;
};

/** Returns the end of a sentence that starts with the name of a part, and says what the part is for. */
export const purposeEnding = (category: Category): LocalizedText => {
  const { ru, en, tr } = purposeOf(category);
  return localized({ ru: ` – для ${ru}.`, en: ` for ${en}.`, tr: `: ${tr} için.` });
};
