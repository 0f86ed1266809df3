import { foldWord, stemsOf } from '../../fold.ts';
import { rowsOf } from '../rows-of.ts';

/**
 * Groups of words that mean the same in a description of a purpose, in Russian, English and Turkish. Columns: name of
 * the group | its words. `word*` = all words that begin with it. Other words match in all their forms.
 */
const verbRows = `
DRIVE | драйв* управ* регул* контролл* вращ* крут* покрут* раскрут* поверн* поворач* двигать двигает подвинуть привод* запуст* запуск* раскач* driv* control* spin* rotat* turn run running move moving surmek surer surucu* surme suren kontrol* dondur* calistir* hareket* дерг* щелк* раскруч*
SWITCH | отсек* отсечк* включ* выключ* отключ* коммут* переключ* ключ зажеч* зажиг* подключ* подать подач* открыва* открыть switch* turn* enabl* disabl* toggle select* choos* выбор* выбира* выбрать select* kapat* sec secmek anahtar* tetikle* дерг* разреш* запрещ* kapa acmak acip yak yakmak
MEASURE | измер* замер* мер* померит* опред* узна* датчик* сенсор* детект* обнаруж* контроль контролю контролир* регистрац* регистрир* знать опраш* монитор* следит* отслеж* отслед* посчита* счита* подсч* показыв* прочит* читат* чувств* опрос* снять снима* measur* sens* detect* monitor* know read reading reads track* count* watch* olc* algila* tespit* izle* bul* oku okumak okuma поймат* ловит* улов* улавл* реагир* отреагир* сработ* срабат* распозн* взвес* взвеш* вычисл* узнават* понять понимат* find finding feel weigh* recogn* react* anla* hisset* yakala* tart* saptamak
COUNT | счет* счит* посчит* подсч* count* say saymak sayma sayan sayac*
COMPARE | сравн* порог* compar* threshold karsilastir* esik*
AMPLIFY | усил* предусил* громче amplif* amp preamp* boost* louder yukselt* amplifikat* kuvvetlendir* guclendir* amfi* усилок* усилк*
STORE | хран* сохран* запом* запис* помни* память логи лог логир* журнал* стор* store* stor* sav* remember* keep* log logs logging logger memory sakla* bellek* hafiza* kaydet* kayit* запомин* tut*
PROTECT | защит* защищ* предохран* ограни* огранич* погас* гас* сгорел* спаст* подав* protect* clamp* suppress* limit* guard* absorb* koru* sinirla* bastir*
LIMIT | ограни* limit* sinirla* стабилиз*
ISOLATE | отдел* развяз* развяж* изол* гальвано* гальванич* isolat* galvanic* izol* yalit*
CONVERT | преобр* подруж* стыков* состыков* подогна* конверт* перевод* перевест* согласо* сопряж* сдвиг* переход* conver* translat* shift* interfac* adapt* bridge donustur* cevir*
LOWER | пониж* пониз* сниз* сниж* уменьш* опуст* просад* lower* reduc* down step drop* buck* decreas* dusur* azalt* indir*
RAISE | повыш* повыс* подня* поднима* увелич* rais* boost* increas* yukselt* artir* cikar*
MAKE | вывод вывода выводить вывести получ* сдела* выда* выход* сформир* формир* генер* созда* синтез* задат* make mak* generat* creat* produc* output get uret* elde* olustur* cikis*
SUPPLY | питан* питат* запит* электропит* питающ* power* supply* feed* besle* guc gucu бп psu
CHARGE | заряд* заряж* подзаряд* подзаряж* charg* sarj*
CONNECT | hook подключ* сочлен* сцеп* соедин* воткн* подсоед* прикруч* связ* присоед* разъем* коннект* стык* сопряж* connect* attach* plug* link* join* interfac* bagla* konnekt* вставит* вставл* встав* устан* зажат* зажим* закреп* креп* насад* insert* fit fits hold holds mount* takmak takma tak takilan yerlestir* sabitle* tuttur* yuva*
SEND | перед* посл* отправ* связ* обмен* транслир* send* transmit* transfer* communicat* link* gonder* ilet* haberles*
RECEIVE | прием* прин* приним* получ* ловит* поймат* receiv* catch* decod* al almak alici* yakala*
FILTER | фильтр* убра* убир* отсе* подав* сглаж* сглад* очист* избав* гас* помехо* filter* suppress* remov* clean* smooth* reduc* suz* filtre* bastir* temizle* kill* задав* заглуш* gider* eliminat*
SMOOTH | сглаж* сглад* smooth* duzle*
SHOW | показ* покаж* отобра* вывест* вывод* индика* display* show* indicat* goster*
SOUND_VERB | пикат* пищ* пикн* сигнал* звуч* звуков* beep* buzz* sound* alarm* otme* bip* uyar*
PLAY | проигр* воспроизв* озвуч* играт* play* reproduc* cal calmak
RECORD | запис* услыш* слыш* уловит* record* hear* listen* pick* kaydet* dinle*
DELAY | задерж* отсроч* пауз* выдерж* delay* postpon* gecik*
RESET | сброс* перезап* рестарт* перезагр* зависан* завис* reset* restart* hang hung sifirla* kilitlen* yeniden*
KEEP | держ* поддерж* шли идут хранит* считат* отсчит* keep* hold* maintain* tut*
REGULATE | регул* управл* димм* ярче тусклее kis* плавн* менят* изменен* изменя* настро* настра* подстр* подстро* adjust* regulat* control* dim* vary* tun* trim* set ayar*
RECTIFY | выпрям* rectif* dogrult*
STABILISE | стабилиз* опор* regulat* stabil* sabit*
EXPAND | расшир* добав* больше мало увелич* нехват* хвата* дополн* expand* more extra add adding extend* genislet* cogalt* artir* ek ekle*
SPLIT | размнож* разветв* раздел* делит* split* fanout* distribut* dagit* bol* разда* разослат* paylas*
DIVIDE | делит* подел* divid* bol* пополам
CLOCK_VERB | такт* синхр* clock* saat*
DISSIPATE | охлажд* обдув* отвод* cool* heatsink* sogut*
REPLACE | вместо замен* тих* бесшумн* бесконтактн* instead replac* silent* yerine
BALANCE | баланс* balanc* denge*
DOUBLE | удво* умнож* doubl* ikiye katla*
INVERT | отриц* минус* двупол* инверт* inver* negativ* minus negatif* eksi
FILTERED_OUT | ослаб* аттен* attenuat* zayifla*
`;

const objectRows = `
STEPPER | шаговик* шагов* stepper* adim*
BRUSHLESS | бесколлект* бесщеточ* вентильн* bldc brushless* firca* трехфазн*
SERVO | сервопривод* сервомотор* серво* сервомаш* servo*
MOTOR | мотор* двигат* движк* движок электродв* motor* engine*
BOTH_WAYS | реверс* стороны назад обратно reverse* directions bidirectional ileri geri
APPLIANCE | чайник* утюг* обогрев* тэн* люстр* розетк* стирал* бойлер* плит* духовк* kettle* boiler* appliance* oven* heater* isitici* радиатор* utu* firin*
PUMP | насос* вентилят* кулер* клапан* соленоид* электромаг* нагруз* ламп* лампочк* гирлянд* нагрев* мотопомп* замок замка замк* электроз* pump* fan fans valve* solenoid* load* lamp* bulb* light lock locks pompa* vana* lamba* yuk* isitici*
RELAY | реле релюх* релюш* релейн* катушк* relay* role* bobin*
LAMP | ламп* лампоч* освещ* люстр* светильн* нагрев* тэн* обогрев* паяльн* lamp* bulb* light lights heater* lamba* isitici* фонар* прожект* lantern* spotlight* torch
MAINS | сет* 220 220в 230в 230 220v 230v ~220 розетк* переменк* mains ac сетев* 110v 120v 240v sebeke*
POWERFUL | мощн* сверхярк* powerful high-power power guclu*
PORTS | usb hdmi displayport ethernet lan can rs485 rs-485 rs232 rj45 sim audio порт* разъем* антен* port ports connector*
LED | светод* светик* диодн* led leds ledi ledler*
STRIP | лент* strip* serit* seridi*
MCU | микроконтр* контроллер* мк mcu микропроц* ардуин* arduino* esp32* esp8266* esp stm32* стм32* стм stm атмег* atmega* avr pic raspberry* распберр* малин* процессор* microcontr* controller* gpio пин pin пина ножк* logic логик* mikrodenet* mikrokontrol*
LITHIUM | лити* li литий* lithium* lipo liion lityum* банк* 18650 аккум* батаре* ячейк* cell cells battery* batteries pil pili pile pilden piller* aku* batarya* акб акк hucre* banka
ONE_CELL | батарейк* пальчик* элемент* aa aaa alkaline 1.5в 1.5v coin cr2032 таблетк* pil pili pilden pile piller aa-cell
OVERDISCHARGE | переразр* перезар* переряд* разряд* overdischarg* overcharg* discharg* undervoltage asiri*
REMAINING | остат* уров* процент* сколько заряжен* gauge* remaining level percent* fuel soc seviye*
SOLAR | солнеч* solar* панел* gunes*
USB | usb юсб
TYPEC | type-c typec тайпс* type-си
STATIC | статик* статич* электростат* esd static* statik*
LIGHTNING | молн* гроз* lightning* yildirim*
SURGE | kickback самоиндукц* выброс* скач* бросок* броск* перенапр* импульсн* всплеск* перепад* surge* spike* transient* overvoltage* darbe* asiri*
POLARITY | переполюс* полярн* перепут* polarity reverse* polarite* ters*
SHORT | кз короткого замыкан* перегруз* сверхток* short* overcurrent* overload* kisa* asiri
INRUSH | пусков* броск* бросок* старт* inrush* startup kalkis* ani
OVERHEAT | перегрев* перегр* overheat* overtemp* isinma*
LINE | лини* сигнал* данн* шин* порт* интерфейс* провод* line lines data bus port ports signal* hat hatti* hattin* veri*
LOGIC_LEVEL | уров* логик* level* logic* seviye* lojik*
VOLTAGE | напряж* вольт* voltage* volt* gerilim* voltaj*
CURRENT | ток тока току током токов токовый амперы ампер current* akim*
ENERGY | электроэнерг* энерг* киловат* квтч energy kwh wattmeter enerji* потребл* consum* электрич* расход* elektrik* tuket*
TEMPERATURE | темпер* градус* термо* термис* тепл* нагрев* temper* thermo* heat* sicak* isi derece*
HUMIDITY | влаж* humid* moist* nem*
PRESSURE | давлен* атмосф* бароме* pressur* barom* basinc*
LIGHT | освещ* свет света свету ярк* темн* сумер* light lights lighting bright* ambient* lux isik* isig* aydinlik* темне* стемн* смерк* рассв* dark* dusk karanlik*
DISTANCE | расстоян* дальн* дистанц* препятст* distan* rang* obstacl* mesafe*
ULTRASOUND | ультразв* ultraso* sonar
LEVEL | уров* level* seviye*
WATER | вод* жидк* бак* water* liquid* tank* su sivi*
FLOW | поток* расход* протек* flow* akis* debi*
GAS | газ* дым* угар* утечк* gas gases smoke* gaz* duman*
MOTION | движен* присут* человек* людей motion* presenc* person human* hareket* insan*
TILT | накло* ориент* ускор* шаги шаг крен* tilt* inclin* orient* accel* steps egim* ivme*
SHOCK | удар* тряск* вибрац* дрож* стук* shock* vibrat* shake* knock* titres* sarsinti*
VIBRATE | вибрир* завибр* вибро* вибромот* haptic* vibrat* titres* вибрац*
MAGNET | магнит* двер* окна окно геркон* открытие открытия открыта открыто открыт magnet* door* window* miknatis* manyet* kapi*
ANGLE | угол угла поворот* положен* вала валу валов angle* position* shaft* rotat* aci konum* donus* mil mili milin
SPEED | оборот* скорост* вращен* rpm speed* revolut* hiz* devir*
KNOB | ручк* крутил* энкодер* knob* encoder* enkoder* dugme*
FINGER | палец пальц* касан* сенсорн* ёмкостн* емкостн* finger* touch* capacitiv* dokun* parmak*
FINGERPRINT | отпечат* fingerpr* biometr* parmakiz*
PULSE_RATE | пульс* сердц* сердеч* heart* nabiz* пульсомет*
WEIGHT | вес весы веса тензо* масс* weigh* strain* load cell agirlik* terazi* tarti* груз* взвес* взвеш* yuk agirlig*
MICROPHONE | микроф* mic microph* mikrof* голос* voice
SOUND | звук* аудио* музык* громк* sound* audio* music* volum* ses sesi*
SPEAKER | динамик* колонк* колонок громкогов* наушник* speaker* headphone* hoparlor* kulaklik*
SMALL_SIGNAL | слаб* малош* сигнал* weak* signal* zayif* sinyal*
ANALOG | аналог* analog*
DIGITAL | цифр* digital* dijital* sayisal*
BITS | бит bit bits разряд* bitlik
REMOTE | пульт* дистанц* ик ir инфракр* remote* infrared* kumanda* kizilot*
IR | ик ir инфракр* infrared* kizilot*
UV | ультрафиол* уф uv ultraviol* дезинф* обезза* disinf* morotesi*
ADDRESSABLE | адресн* addressab* разноцв* цветн* rgb многоцв* multicol*
DIGITS | цифр* разряд* семисегм* digit digits segment* seven* rakam*
TEXT | текст* надпис* изображ* картинк* экран* диспле* text* image* screen* display* ekran* yazi* metin* тачскр* dokunmatik
RADIO | радио* беспровод* эфир* радиоканал* wireless* radio* kablosuz* телеметр*
FAR | далек* дальн* метр* meter* metre* км km километр* 1км long distan* uzak* uzun*
WIFI | wifi wi-fi вайфай* wlan вайфа* kablosuz-ag
BLUETOOTH | блютуз* блютус* bluetooth ble телефон* смартфон* phone*
SMS | смс sms сотов* мобильн* gsm lte 4g 3g cellular* симк*
SATELLITE | спутник* координат* gps глонасс навигац* местопол* satellit* locat* coordin* position* konum*
CARD_KEY | rfid карт* метк* брелок* nfc tag tags kart*
INTERNET | интернет* эзернет* ethernet* езернет* витой витая lan кабел* internet* cable* сети сеть сетев*
ETHERNET | ethernet* эзернет* езернет* интернет* lan
RS485 | rs485 rs-485 485 modbus модбас*
RS232 | rs232 rs-232 com ком ком-порт com-порт последоват* серийн* serial* seri
CAN | can can-шина кан can-bus canbus
LIN | lin
I2C | i2c iic twi smbus
SPI | spi
UART | uart уарт serial ttl
LVDS | lvds
COMPUTER | компьют* ноутбук* комп пк pc computer* bilgisayar*
CAR | автомоб* машин* авто car vehicle* automotive* arac* araba* бортов* грузовик* truck*
PINS | вывод* ножек ног пинов порт* вход* выход* io gpio pins outputs inputs port* pin
CHANNELS | канал* channel* kanal*
SIGNALS | сигнал* signal* sinyal*
SETTINGS | настро* параметр* калибр* конфиг* setting* calibrat* config* ayar* kalibr*
OFF | выключ* отключ* пропад* снят* off loss lost kapali kesil*
LOGS | логи лог журнал* прошивк* картин* файл* много большой log logs firmware* file* image* large
RAM_WORD | оператив* озу ram внешн*
WEAR | изнаш* износ* бесконечн* wear* endurance fram
TIME | врем* час часы часов часам часах дата дату даты календ* time clock calendar* saat* zaman*
BLINK | мига* мигал* мерц* моргат* blink* flash* yanip*
PULSE | импульс* pulse* darbe*
FREQUENCY | частот* мгц кгц frequenc* frekans*
SINE | синус* sine* waveform* sinus*
CLOCK_SIGNAL | тактов* клок* такты clock* saat
COUPLED_OPTIC | оптич* оптопар* оптрон* optic* opto* optik*
ZERO | нул* zero sifir
AFTER_RECTIFIER | выпрям* пульсац* моста rippl* rectif* dogrult*
NOISE | nois* rippl* помех* шум* наводк* пульсац* noise* interferenc* emi emc gurult* parazit*
SUPPLY_LINE | rail rails питан* питающ* power* supply* besle* guc gucu
REFERENCE | опор* эталон* образц* referen* referans*
EXACT | точн* прецизион* exact* precis* accura* hassas*
ADC_WORD | ацп adc
QUARTZ | кварц* резонатор* quartz* crystal* kristal* xtal
CAP | конденс* кондер* кондюк* capac* kondans*
RESISTANCE | сопротив* резист* resist* direnc*
GAIN_WORD | громкост* усилен* уровн* volume* gain ses
SCREWDRIVER | отвертк* винт* screwdr* tornavida*
WIRE | провод* кабел* жил* wire* cable* kablo* tel
SCREW | винт* зажим* клемм* screw* clamp* terminal* vida* klemens*
NO_SOLDER | пайк* паять solder* lehim*
BOARDS | плат* платы этажерк* мезонин* board* boards kart*
PANEL | панел* корпус* panel* kasa*
RIBBON | шлейф* ffc fpc ribbon* flat* flex* yassi* serit* плоск*
COIN_CELL | cr2032 cr1220 cr2025 таблетк* coin* батарейк* button дугм* dugme
SD | sd microsd флешк* карт* memory kart*
SIM | sim сим симк* nanosim simka симкарт* sim-карт* sim-kart
DC_JACK | 5.5 5,5 2.1 адаптер* блок* jack barrel* adaptor*
ANTENNA | антен* anten* antenna* aerial*
SPRING_PIN | пружин* pogo подпружин* spring* yayli игол* needle* probe* test-pin igne*
JUMPER | перемычк* джампер* jumper* shunt*
BUTTON | кнопк* кнопоч* нажат* button* push* buton* tus dugme*
CASE | корпус* панел* передн* case panel enclosure* kasa*
LIMIT_SWITCH | концев* конечн* endstop* limit* чпу cnc
SLOT_OPTIC | щел* оптич* slot* optical* optik* прорез* прорезь yarik*
MODE | режим* mode* адрес* address* mod*
BRIDGE | мост* bridge* kopru*
GATE | затвор* gate* kapi*
MOSFET_WORD | полевик* полев* мосфет* mosfet* fet
IGBT | igbt
TRANSISTOR | транзист* transist*
BOOTSTRAP | полумост* half* верхн*
CONTACTS | контакт* искр* дуг* contact* spark* arc kontak* ark
MULTIPLE | много нескольк* разн* several* multipl* many
VIDEO | видео* камер* video* camera* goruntu*
ENCRYPT | шифр* крипто* секрет* ключей encrypt* crypto* secur* authentic* sifre* guvenlik*
POWER_FACTOR | коррект* pfc factor
POE | poe poe+
BACKUP | резерв* backup* yedek* бесперебой*
BOTH_SOURCES | между automatic* автомат* switchover* перекл*
PWM | шим pwm скважн*
FLYBACK_COIL | катушк* обмотк* реле индуктив* соленоид* coil* relay* inductiv* solenoid* bobin* role*
PARALLEL | параллел* parallel* paralel*
SEQUENTIAL | последов* serial* seri
LATCH_WORD | защелк* latch* mandal* состоян* state*
WATCHDOG | kilitlen* сторож* watchdog* зависан* завис* hang* bekci*
SENSOR_WORD | датчик* сенсор* sensor* sensor*
COIL | трансф* transf* trafo*
RING | кольц* ring* contactless* без бесконтакт* noncontact* clamp* temassiz*
HV | высок* high* yuksek*
VFREQ | частот* frequenc* frekans*
DARK | темн* темне* стемн* смерк* сумер* рассв* ночью dark* dusk dawn twilight night* karanlik* karar* gece aksam
NO_WIRE | без without
ONE | один одна одну одной одним одно one single bir tek
BYTES | гигабайт* гб гиг* терабайт* gigabyte* gb gigs gigabayt* emmc
LOOP | 4-20 4..20 4-20ma 4-20ма 0-20ma 0-20ма токов* петл* loop dongu*
SNAP_ON | защелк* snap* clip* надев* на-кабель разъемн* gecme*
NAVIGATE | навигац* джойстик* крестовин* меню navigat* joystick* menu menus dpad d-pad way ways 5-way 4-way yonlu gezin*
WATERPROOF | герметич* гермо* влагозащ* водонепр* пылевлаг* уличн* улиц* waterproof* watertight outdoor* ip65 ip66 ip67 ip68 gecirmez suya dis-mekan
TV | tv телевизор* телик* монитор* television* televizyon* hdmi monitore monitor
CLONE | копир* скопир* клонир* клон* взлом* считыв* пират* clon* copy* copied piracy counterfeit* reverse-engineer* kopya*
FIRMWARE | прошивк* программ* код кода firmware* software yazilim*
PD | pd power-delivery delivery пд быстр* trigger триггер*
DIFFERENTIAL | дифференц* симметр* differential* balanced diferansiyel* simetrik*
FUSE | предохран* fuse fuses sigorta*
RADIO_BAND | 315* 433* 434* 868* 915* mhz мгц
STACK | этажерк* бутерброд* сэндвич* слоен* слоями stack* sandwich* mezzanin* мезонин* ust*
LINUX | linux линукс* процессор* processor* cpu fpga islemci*
PHONE | телефон* смартфон* phone* telefon*
TEST | провероч* проверк* тест* стенд* оснастк* test* jig fixture*
`;

/** Words that do not change a purpose. They are part of its phrase, so they are not searched as text. */
const contextRow =
  'чтобы чтоб чем как какой какая какое какие что нужно надо нужен нужна нужны хочу можно который которая которое ' +
  'свой моего мой есть будет быть самый простой микросхем* микрух* чип* схем* деталь* устройств* штук* немного ' +
  'одну очень когда если либо между при через так его ' +
  'my need* want* how which what when using via ic chip* device* circuit* part* that is it some small large while ' +
  'between so when than this ' +
  'etmek etme eden vermek yapmak yapan entegre* devre* gerekli lazim olan olarak hangi nasil gibi ' +
  'микроконтр* ардуин* arduino* esp32* esp8266* stm32* стм32* атмег* raspberry* распберр* microcontr* mikrodenet*';

/** Name of the group of words that add nothing to the meaning. */
export const context = '';

/** Groups that a word belongs to: by its stem (`exact`), or by its beginning (`begun`). */
export interface WordGroups {
  readonly exact: ReadonlyMap<string, ReadonlySet<string>>;
  readonly begun: ReadonlyMap<string, ReadonlySet<string>>;
}

type GroupRow = readonly [group: string, words: readonly string[]];

/** Returns the rows of a table of groups. */
export const groupRows = (text: string): readonly GroupRow[] =>
  rowsOf(text, 'group', 'words').map(({ group, words }) => [group, words.split(' ')] as const);

const rows: readonly GroupRow[] = [...groupRows(verbRows + objectRows), [context, contextRow.split(' ')]];

/** Returns the groups of this file together with `more`. */
export function wordGroups(more: readonly GroupRow[]): WordGroups {
  const exact = new Map<string, Set<string>>();
  const begun = new Map<string, Set<string>>();
  const add = (into: Map<string, Set<string>>, key: string, group: string): void => {
    into.set(key, (into.get(key) ?? new Set<string>()).add(group));
  };
  for (const [group, words] of [...rows, ...more]) {
    for (const word of words) {
      if (word.endsWith('*')) add(begun, foldWord(word.slice(0, -1)), group);
      else add(exact, stemsOf(word).join(' '), group);
    }
  }
  return { exact, begun };
}

/** Names of all groups. */
export const groupNames: ReadonlySet<string> = new Set(rows.map(([group]) => group));

const beginningMin = 2;

/** Matches a Russian verb with a prefix: `почувствовать`, `замерить`. */
const prefixed = /^(?:под|по|за|на|про|от|пере|раз|рас|вы|при|из|ис|об)(.{5,}(?:ть|ти|чь))$/u;

/** Returns the word, and a Russian verb also without its prefix. */
function formsOf(word: string): readonly string[] {
  const bare = prefixed.exec(word)?.[1];
  return bare === undefined ? [word] : [word, bare];
}

/** Returns the groups that contain the word's stem or one of its beginnings. */
export function groupsOf(word: string, stem: string, { exact, begun }: WordGroups): readonly string[] {
  const found = new Set(exact.get(stem));
  for (const form of formsOf(word)) {
    for (let length = beginningMin; length <= form.length; length += 1) {
      for (const group of begun.get(form.slice(0, length)) ?? []) found.add(group);
    }
  }
  return [...found];
}
