/** Groups of everyday words, in the format of word-groups.ts. Only the model of needs uses them. */
export const everydayRows = `
N_ONE | один одна одно одной одним одиноч* единичн* single one tek bir
N_TWO | два две двух двум двумя двойн* вдвое пара пары пару обе оба двухп* двухк* two twin dual double pair both iki ikili cift*
N_THREE | три трех трем тремя тройн* three triple uc uclu
N_FOUR | четыр* four quad dort dortlu
N_FIVE | пять пяти пятью five bes besli
N_SIX | шесть шести six alti
N_EIGHT | восемь восьм* восьми octal eight sekiz*
N_TEN | десят* ten on onluk
N_TWELVE | двенадц* двенашк* twelve oniki
N_SIXTEEN | шестнадц* sixteen onalti
N_TWENTY | двадц* twenty yirmi*
N_HUNDRED | сто сотн* двест* hundred* yuz
MINI_UNIT | милли* милив* микров* микроа* millivolt* milliamp* microvolt* microamp* milivolt* miliamper* mikrovolt* mikroamper*
MEGA_UNIT | мегаг* гигаг* мегаб* гигаб* megahert* gigahert* megab* gigab*
KILO_UNIT | киловольт* килоом* килогерц* kilovolt* kilohert* kiloohm*
GROUND | земл* заземл* минус ground earth gnd toprak* sase*
PLUS | плюс* положит* plus positive arti pozitif*
PHASE | фаз* phase* faz fazli fazi
NEUTRAL | нул* нейтрал* neutral notr*
DC_WORD | постоян* постоянк* dc direct dogru
AC_WORD | перемен* ac alternat* alternatif*
SOCKET | гнезд* панельк* розетк* слот* колодк* socket* jack receptacle slot slots inlet soket* yuva* priz* prizi
PLUG_WORD | штекер* вилк* фишк* plug* fis fisi fisin*
PIN_WORD | ножк* ножек вывод* лапк* штыр* пин* контакт* leg legs pin pins lead leads bacak* bacag* pim
HOLE | отверст* дырк* дыроч* hole holes through-hole delik* delig*
PAD | площадк* пятач* дорожк* pad pads trace traces track yol yolu
CASE_WORD | корпус* короб* ящик* шкаф* щит щита щитк* box case enclosure housing cabinet kutu* kasa* pano*
WALL | стен* wall duvar*
HOUSE | дом дома дому домашн* квартир* комнат* home house room ev evde oda*
KITCHEN | холодильн* плит* печк* чайник* кофе* fridge kettle oven washing buzdolab* camasir*
CAR_WORD | машин* авто автом* бортов* прикурив* трак* грузов* car vehicle truck automotive dashboard araba* arac* tasit*
BIKE | велос* самокат* дрон* квадрокопт* bike scooter drone* bisiklet*
ROBOT_WORD | робот* станок станк* чпу принтер* карет* robot* cnc printer* yazici* tezgah*
TOY | игруш* игров* джойст* геймп* toy toys game gamepad oyun*
PHONE_WORD | телефон* смартф* планшет* phone* smartphone* tablet* telefon* cep
LAPTOP | ноут* ноутб* laptop* notebook* dizustu* bilgisayar* компьют* комп pc computer*
ROUTER | роутер* маршрут* модем* router* modem* yonlendir*
CAMERA | камер* видеок* фотоап* camera* webcam* kamer*
TV_WORD | телик* телевиз* монитор* tv television monitor* ekran*
GUITAR | гитар* педал* примочк* синтез* guitar* pedal* synth* gitar*
RADIO_SET | приемник* радиол* рация раций tuner receiver* radyo* telsiz*
METER_WORD | прибор* тестер* щуп* осцилл* мультим* meter meters probe* scope oscillosc* multimet* olcu* prob*
GATE_DOOR | ворот* калитк* домоф* двер* gate door doors kapi* garaj*
WATER_WORD | аквар* полив* бак бочк* вод* aquarium* watering tank* su suyu akvary*
AIR | air hava*
FIRE | огон* пожар* пламя горя* горит гори* fire flame* burn* yangin* ates* yan*
HOT | горяч* жар* греет* грее* нагре* кипят* hot heat* warm* overheats sicak* isin*
COLD | холод* мороз* cold freez* soguk* don*
BROKEN | сломал* сгор* спали* выгор* пробил* пробито сдох* дохл* вздул* broken burnt burned dead died blown fail* bozul* yandi* yanm* olu patla*
NOISY | фон фонит гудит гул шум* треск* наводк* noise noisy hum buzz hiss hash crackl* parazit* gurultu* cizirt* ugultu*
CLICK | щелч* щелк* дребезг* click* bounc* chatter* tik ark
SPARK | искр* дуга дугу spark* arc* kivilc* ark
QUIET | тих* бесшум* quiet* silent* sessiz*
FAST_WORD | быстр* скорост* мгновен* fast quick* rapid* instant* hizli* aninda
SLOW_WORD | медлен* плавн* постеп* slow* gradual* soft* yavas* yumus*
LOW_WORD | низк* мал* меньш* low small* tiny little dusuk* kucuk*
HIGH_WORD | высок* больш* сильн* high big large* heavy yuksek* buyuk* guclu*
PRECISE | точн* прецизион* ровн* стабильн* precise* accurate exact* stable steady hassas* kararli* kesin*
DRIFT | дрейф* плыв* уплыв* смещен* drift* wander* offset* kayma* kay*
EFFICIENT | кпд эконом* efficien* econom* verim*
EDGE | фронт* край* грань перепад* edge* kenar*
WAVE | волн* синус* меандр* пила wave* sine square saw dalga* sinus*
PULSE_WORD | импульс* импульсн* пачк* pulse* burst* darbe*
CODE_WORD | код* программ* прошив* скетч* code* program* firmware* sketch* kod* yazilim*
COMMAND | команд* протокол* адрес* command* protocol* address* komut* adres*
NUMBER_WORD | числ* цифр* номер* number* digit* numer* sayi* rakam*
SEGMENT | сегмент* разряд* segment* hane*
MATRIX | матриц* табло пиксел* matri* pixel* dot dots matris*
GLASS | стекл* glass cam cami
COLOUR | цвет* красн* зелен* син* желт* бел* colour* color* red green blue white yellow renk* kirmizi* yesil* mavi* beyaz*
LASER_WORD | лазер* луч* laser* beam* lazer* isin*
EYE | глаз* видн* вид* зрен* eye* see visib* gor*
HAND | рук* ручн* hand hands manual* el elle
FINGER_WORD | пальц* палец finger* thumb parmak*
PERSON_WORD | человек* люд* ребен* person people human* kid insan* cocuk*
ANIMAL | собак* кошк* dog cat kedi kopek
STEP_WORD | шаг* ступен* step* adim* kadem*
ROTATE | крут* вращ* оборот* поворот* rotat* spin* turn* don* cevir* devir*
LEVER | рычаж* рычаг* флаж* тумбл* lever* bat flick* kol kolu mandal*
BUTTON_WORD | кнопк* кнопо* клавиш* нажат* нажим* button* press* key keys tus* dugme* buton* bas*
SLIDER | ползун* движк* слайд* slider* slide surgu*
STRETCH | тян* растя* pull* cek*
PUSH | толк* дави* нажим* push* press* it*
LOCK_WORD | замок замк* замоч* защелк* lock* latch* kilit*
REMOVE | сним* съем* вытащ* вынут* отсоед* detach* remov* pull unplug* cikar* sok*
REPLACE_WORD | замен* вместо взамен swap* replac* instead yerine degis*
JOIN | соедин* сраст* состык* подключ* join* connect* link* hook* bagla* birles*
SPLIT_WORD | раздел* развет* размнож* отдел* split* separat* divid* ayir* bol*
BEFORE_AFTER | после перед до before after once oncesi sonra*
BOTH_ENDS | между between arasi* arasin*
NEAR | рядом возле близк* около near close beside yakin* yanin*
FAR_WORD | дальн* далек* километр* метр* far long away distan* kilometre* uzak* uzun*
OUTSIDE | улиц* дач* наружн* снаружи внешн* outside outdoor extern* disar* dis
INSIDE | внутр* встро* inside intern* built icind* dahili*
PORTABLE_WORD | перенос* портатив* носим* браслет* часы portable wearable* tasinab* bilek* giyil*
BATTERY_WORD | батаре* аккум* батарей* пальчик* таблетк* банк* battery batteries cell cells coin pil pili pilden pille aku*
DEAD_BATTERY | сел садит* разряж* сажа* drain* flat bosal* bitm* biten
CHARGE_WORD | заряд* заряж* подзаряд* charg* sarj*
SAVE | сохран* запомн* память save* remember* retain* keep* sakla* hatirla* unut*
LOST | пропа* теря* исчез* lost lose* vanish* kaybol* sil* kes*
POWER_LOSS | обесточ* отключен* выключен* блэкаут* blackout* outage* unplugged elektrik* kesint*
RESTART | завис* глюч* перезаг* сброс* hang* hung freez* reset* reboot* restart* takil* kilitlen*
PROTECT_WORD | защит* сберег* спас* предохран* protect* save guard* safe* koru* guven*
LIMIT_WORD | ограни* срез* обрез* limit* clamp* clip* cap sinir* kirp*
SHORT_WORD | коротк* кз замыкан* short* overload* kisa*
OVER | перегруз* перенапр* перегрев* лишн* слишком over too exces* surge* asiri* fazla*
LIGHTNING_WORD | молни* гроз* lightning strike* storm* yildirim* firtina*
STATIC_WORD | статик* искра* esd static* statik*
CABLE | кабел* провод* шнур* шлейф* жил* cable* wire* wiring cord* strand* kablo* tel telin teli*
COAX | коакс* антенн* фидер* coax* antenna* feed* koaks* anten*
RIBBON_WORD | шлейф* плоск* лент* ribbon* flat* serit* yassi*
TWISTED | вит* скрут* twist* bukum* burul*
SCREW_WORD | винт* болт* гайк* резьб* отверт* screw* bolt* nut thread* vida* somun*
SOLDER_WORD | пая* пайк* припо* впая* выпая* solder* desolder* lehim*
GLUE | кле* лип* прикл* glue* stick* adhes* yapis*
CRIMP | обжим* обжат* опресс* crimp* sikma* pabuc*
BOARD_WORD | плат* pcb board* kart* devre*
STACK | стопк* этаж* сэндвич* stack* mezzan* ust*
MODULE_WORD | модул* готов* сборк* module* ready-made assembl* modul* hazir*
CHEAP | дешев* бюджет* cheap* budget ucuz*
OLD | стар* ретро* советск* old retro vintage eski*
SMART_HOME | умн* автоматиз* смарт* smart homemade automat* akilli* otomas*
INDUSTRY | промышл* завод* плк din рейк* industr* plc factory rail endustr* sanayi* ray
MEDICAL | медиц* пульс* кардио* medical heart* tibb* kalp*
AUDIO_WORD | звук* аудио* музык* sound* audio* music* ses sesi muzik*
VOICE | голос* реч* voice* speech* konus*
VIDEO_WORD | видео* картинк* изображ* video* picture* image* goruntu* resim*
MEMORY_WORD | памят* хран* архив* лог* журнал* байт* memor* stor* log* byte* bellek* hafiza* depol* kayit* kaydi*
NETWORK | сет* локалк* интернет* ethernet* network* lan internet ag agina
WIRELESS_WORD | беспровод* радио* эфир* wireless* radio* cordless kablosuz*
SERIAL | последоват* ком-порт* uart serial* seri
PARALLEL_WORD | параллел* parallel* paralel*
CLOCK_WORD | часы время такт* минут* секунд* clock* time timing minute* second* saat* zaman* dakik* saniy*
DELAY_WORD | задерж* пауз* отсроч* таймер* delay* pause* timer* gecik* bekle*
BLINK_WORD | мига* морга* мерца* blink* flash* flicker* yanip*
BRIGHT | ярк* светит* подсвет* свет* bright* glow* light* lamp* parlak* isik* aydin*
DARK_WORD | темн* ночь ночн* сумер* dark* night* dusk karanlik* gece*
BEEP | пищ* писк* гудок* сирен* сигнализ* beep* alarm* siren* bip* alarm* oter
SHAKE | вибр* тряс* дрож* удар* shake* vibrat* knock* shock titre* sars* darbe*
MAGNET_WORD | магнит* феррит* magnet* ferrit* miknatis*
COIL_WORD | катуш* обмот* намот* виток* coil* winding* turns bobin* sarg*
CORE_WORD | сердеч* ядр* core* cekird* nuve*
CAPACITY | емкост* накоп* запас* capacit* reservoir kapasit* depo*
RESIST | сопротив* ом ома ohm* resist* direnc*
WATT_WORD | ватт* мощн* watt* power guc gucu vat
WEIGHT_WORD | вес* килогр* грамм* груз* weigh* kilogram* gram* agirl* tart*
TEMP_WORD | градус* темпер* тепл* degree* temper* derece* sicakl*
PRESSURE_WORD | давлен* атмосф* ртут* pressure* barom* basinc*
GAS_WORD | газ* дым* запах* gas gases smoke* smell gaz* duman* koku*
FLOW_WORD | поток* расход* протек* flow* leak* akis* sizint*
TUBE | труб* шланг* tube* pipe* hose* boru* tup*
METAL | металл* желез* медн* алюмин* metal* iron copper alumin* metal* demir* bakir*
PLASTIC | пласт* резин* силикон* plastic* rubber silicon* plastik* lastik*
CERAMIC_WORD | керам* ceramic* seram*
TOOL | инструм* отверт* плоскогуб* пинцет* tool* plier* tweezer* alet*
PROTOTYPE | макет* прототип* самодел* собра* проект* prototyp* breadboard* homemade project* deneme* proje* yapim*
LEARN | учеб* школ* новичк* learn* school beginner* ogren* okul
CONTACT_WORD | контакт* клемм* contact* terminal* kontak* klemens*
PATIENCE | держ* удерж* зажа* фикс* hold* grip* clamp* tut* sabit*
WEAR | износ* стира* циклов миллиард* wear* endur* cycles asin* omur*
SECRET | пароль шифр* подделк* ключ* secret* encrypt* clone* counterfeit* sifre* kopya* taklit*
IDENTIFY | опозн* метк* карточк* брелок* identif* tag* card* fob etiket* kart*
POSITION_WORD | положен* место координ* где position* locat* where gps konum* yer*
DIRECTION | направл* сторон* север* вверх вниз влево вправо direction* north up down left right yon* kuzey* yukari asagi
GESTURE | жест* касан* сенсор* gestur* touch* swip* dokun* jest*
`;
