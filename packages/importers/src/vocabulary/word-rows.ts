/** Words used as values of any attribute. `English | ru | tr | other spellings`. */
export const wordRows = `
Brass|латунь|pirinç|
Phosphor bronze|фосфористая бронза|fosfor bronz|
Copper alloy|медный сплав|bakır alaşımı|
Copper|медь|bakır|
Beryllium copper|бериллиевая бронза|berilyum bakır|
Silver alloy|сплав серебра|gümüş alaşımı|
High Conductivity Copper|медь высокой проводимости|yüksek iletkenlikli bakır|
Steel|сталь|çelik|
Stainless steel|нержавеющая сталь|paslanmaz çelik|
Iron|железо|demir|
Aluminum|алюминий|alüminyum|Aluminium
Ceramic|керамика|seramik|
Plastic|пластик|plastik|
Tin|олово|kalay|Tinning;Tinned;Tin plating;Tin-plated;Matte Tin
Gold|золото|altın|Gold plating;Gold-plated
Silver|серебро|gümüş|Silver plating;Silver-plated
Nickel|никель|nikel|Nickel plating;Nickel-plated
Gold, Tin|золото, олово|altın, kalay|
Black|чёрный|siyah|
White|белый|beyaz|
Green|зелёный|yeşil|
Red|красный|kırmızı|
Blue|синий|mavi|
Gray|серый|gri|Grey
Yellow|жёлтый|sarı|
Orange|оранжевый|turuncu|
Beige|бежевый|bej|
Brown|коричневый|kahverengi|
Ivory|слоновая кость|fildişi|
Natural|натуральный|doğal|
Golden|золотистый|altın rengi|
Transparent|прозрачный|şeffaf|Transparent color
Yellow Green|жёлто-зелёный|sarı-yeşil|Yellow-green
Emerald Green|изумрудный|zümrüt yeşili|
maize-yellow|палевый|mısır sarısı|米黄色
Orange-yellow|оранжево-жёлтый|turuncu-sarı|
Water Clear|прозрачная|şeffaf|无色透明透镜
Unidirectional|однонаправленный|tek yönlü|
Bidirectional|двунаправленный|çift yönlü|
Built-in|встроенный|dahili|内置
External|внешний|harici|
Built-in, External|встроенный и внешний|dahili ve harici|Built-in+External
Positive|положительная|pozitif|Positive electrode;正极
Negative|отрицательная|negatif|Negative electrode;负极
Fixed|фиксированный|sabit|
Adjustable|регулируемый|ayarlanabilir|
Top|сверху|üstten|
Side|сбоку|yandan|
Bottom Contact|нижний контакт|alt kontak|
Top Contact|верхний контакт|üst kontak|
Double-Sided Contacts, Top and Bottom Entry|двусторонний контакт|çift taraflı kontak|Dual-sided contacts / top and bottom connection
Single-side Contact/Vertical|односторонний, вертикальный|tek taraflı, dikey|
Same Side|с одной стороны|aynı taraf|
Reverse|с обратной стороны|ters taraf|
Slide Lock|сдвижная защёлка|sürgülü kilit|
Hinged Lid|откидная защёлка|menteşeli kilit|Flip type;Clamshell
Front insertion and back flip type|откидная задняя защёлка|arkadan kapaklı kilit|
Non-Latching|без фиксации|kilitsiz|No lock;不带锁扣
Locking|с фиксацией|kilitli|带锁扣
With Bracket|с кронштейном|braketli|带支架
Without Bracket|без кронштейна|braketsiz|不带支架;不带
Without Fins|без крыльев|kanatsız|
With Fins|с крыльями|kanatlı|
Pin Header|штыревой|pin|
Round Pin|круглый штырь|yuvarlak pin|
Square Hole|квадратное отверстие|kare delik|
Round Hole|круглое отверстие|yuvarlak delik|
Round Button|круглая кнопка|yuvarlak düğme|
Rectangular Columnar|прямоугольный|dikdörtgen|
Round Plunger|круглый плунжер|yuvarlak piston|
Gull Wing|«крыло чайки»|martı kanadı|欧翼型
PC Pin|в отверстия платы|PCB pini|PCPin
SMD(SMT) Tab|поверхностный монтаж|yüzey montaj|
Straight|прямой|düz|
Right Angle|угловой|dik açılı|Right-Angle
Vertical|вертикальный|dikey|
Horizontal|горизонтальный|yatay|
Surface Mount|поверхностный монтаж|yüzey montaj|贴片;贴片型
Through Hole|в отверстия|delikli montaj|Through-hole;插件;直插型
Surface Mount Crystal|кварц для поверхностного монтажа|yüzey montaj kristal|贴片晶振
Through Hole Crystal|выводной кварц|delikli kristal|直插晶振;插件晶振
Thick Film Resistor|толстоплёночный|kalın film|Thick Film Resistors;Thick Film
Thin Film Resistor|тонкоплёночный|ince film|Thin Film Resistors;Thin Film
Metal Film Resistor|металлоплёночный|metal film|Metal Film Resistors
Metal Oxide Film Resistor|металлооксидный|metal oksit film|Metal Oxide Film Resistors
Carbon Film Resistor|углеродистый|karbon film|Carbon Film Resistors
Wirewound Resistor|проволочный|tel sarımlı|Wirewound Resistors;Wire Wound Resistors
Cement Resistor|цементный|çimento|Cement Resistors
Metal Alloy Resistor|из металлического сплава|metal alaşımlı|Metal Alloy Resistors
Magnetic Shielded Inductor|с магнитным экраном|manyetik ekranlı|
Molded Inductor|прессованная|kalıplı|
Unshielded Inductor|без экрана|ekransız|
Wirewound Inductor|проволочная|tel sarımlı|Wire Wound Inductor;绕线电感
Multilayer Inductor|многослойная|çok katmanlı|
Ceramic Core|керамический сердечник|seramik çekirdek|
Crystal Oscillator|кварцевый генератор|kristal osilatör|
N-Channel|N-канал|N kanal|
P-Channel|P-канал|P kanal|
1 N-Channel|1 N-канал|1 N kanal|
1 P-Channel|1 P-канал|1 P kanal|
2 N-Channel|2 N-канала|2 N kanal|
2 P-Channel|2 P-канала|2 P kanal|
1 N-Channel + 1 P-Channel|1 N- и 1 P-канал|1 N ve 1 P kanal|
1 Independent|одиночный|tekli|Standalone;Discrete Diode;Single
2 Independent|2 независимых|2 bağımsız|
1 Pair Common Cathode|пара с общим катодом|ortak katotlu çift|Common Cathode
1 Pair Common Anode|пара с общим анодом|ortak anotlu çift|Common Anode
1 Pair Series Connection|последовательная пара|seri bağlı çift|
Tri-State|три состояния|üç durumlu|3-State;三态输出
Open-drain|открытый сток|açık drain|
Open Collector|открытый коллектор|açık kolektör|开集
Push-pull|двухтактный|push-pull|
Voltage Buffer|буферизованное напряжение|gerilim tamponu|
Differential|дифференциальный|diferansiyel|差分输出
Phototransistor|фототранзистор|fototransistör|
Active Low|низкий|düşük|
Active High|высокий|yüksek|
Half-Bridge|полумост|yarım köprü|
Low Side|нижний ключ|alçak taraf|
High Side|верхний ключ|yüksek taraf|
Female|розетка|dişi|
Male pin|вилка|erkek|
Female pin|розетка|dişi|
Parallel|параллельный|paralel|
Series|последовательный|seri|
Isolation|есть|var|Isolated
Non-Isolated|нет|yok|
Regulated type|стабилизированный|regüleli|
Non-regulated type|нестабилизированный|regülesiz|
Lithium Battery|литиевый|lityum|
Others|прочее|diğer|其他;Other
With post|с направляющими|kılavuzlu|带柱
Auxiliary Solder Pin|опорные выводы|destek pini|
Short Circuit Protection|защита от замыкания|kısa devre koruması|Short-Circuit Protection;输出短路保护
Over Current Protection|защита от перегрузки по току|aşırı akım koruması|Overcurrent Protection;Overcurrent Protection(OCP)
Thermal shutdown|тепловая защита|ısıl koruma|Thermal Protection;Thermal Protection(TSD);热关断保护
Power-on reset|сброс при включении|açılışta sıfırlama|上电复位
Power-down mode|режим отключения|kapanma modu|掉电模式
Enable shutdown|отключение входом разрешения|etkinleştirme ile kapama|使能关断
Output enable, high impedance|разрешение выхода, третье состояние|çıkış etkinleştirme|输出使能高阻
Built-in voltage reference|встроенный источник опорного напряжения|dahili referans|内置基准源
Programmable gain|программируемое усиление|programlanabilir kazanç|可编程增益
Integrated buffer|встроенный буфер|tümleşik tampon|集成缓冲器
Low-power mode|режим малого потребления|düşük güç modu|低功耗模式
Hot-swap protection|защита при горячей замене|çalışırken takma koruması|热插拔保护
Bipolar output|двуполярный выход|çift kutuplu çıkış|双极性输出
Bipolar input|двуполярный вход|çift kutuplu giriş|双极性输入
Fail-safe|отказобезопасность|hataya dayanıklı|失效保护
Digital filter|цифровой фильтр|sayısal süzgeç|数字滤波
Multi-chip synchronisation|синхронизация микросхем|çoklu yonga eşzamanlama|多芯片同步
Power-off protection|защита при отключении питания|güç kesme koruması|断电保护
Level shifting|сдвиг уровня|seviye kaydırma|电平转换
Software reset|программный сброс|yazılımsal sıfırlama|软复位
Integrated pull-up resistor|встроенная подтяжка|tümleşik yukarı çekme direnci|集成上拉电阻
Built-in temperature sensor|встроенный датчик температуры|dahili sıcaklık sensörü|内置温度传感器
Capacitive isolation|ёмкостная развязка|kapasitif yalıtım|电容隔离
Tx/Rx enable|управление приёмом и передачей|Tx/Rx etkinleştirme|Tx/Rx启用
Ethernet|Ethernet|Ethernet|以太网协议
Encryption|шифрование|şifreleme|安全加密
Touch keys|сенсорные кнопки|dokunmatik tuşlar|触摸按键
Status indication|индикация состояния|durum göstergesi|工作状态指示
Integrated modulator|встроенный модулятор|tümleşik modülatör|集成调制器
Up counter|суммирующий счётчик|yukarı sayıcı|向上计数器
On-chip calibration|калибровка на кристалле|yonga üstü kalibrasyon|片上校准
Top mount|установка сверху|üstten montaj|正贴
Side mount|боковая установка|yandan montaj|侧插型
With enable|со входом разрешения|etkinleştirmeli|带使能
Low-noise front end|малошумящий вход|düşük gürültülü giriş|低噪声前端
Output enable control|управление выходом|çıkış denetimi|输出使能控制
Hub|концентратор|dağıtıcı|集线器
Low ESR|малое ESR|düşük ESR|低ESR
UVLO|защита от низкого напряжения|düşük gerilim kilidi|欠压锁定(UVLO);欠压锁定;欠压闭锁
Undervoltage detection|контроль низкого напряжения|düşük gerilim algılama|欠压检测
Auto recovery|автоматическое восстановление|otomatik geri dönüş|自动故障恢复;Automatic fault recovery
Voltage isolation|развязка по напряжению|gerilim yalıtımı|带电压隔离
Soft start|плавный пуск|yumuşak kalkış|软启动
Integrated PLL|встроенная ФАПЧ|tümleşik PLL|集成锁相环
Automotive qualified|автомобильное исполнение|otomotiv onaylı|车规认证
ESD protection|защита от статики|ESD koruması|防静电保护
Internal termination|встроенный согласующий резистор|dahili sonlandırma|内部终端电阻
Brushless DC motor|бесколлекторный двигатель|fırçasız DC motor|无刷直流BLDC;无刷直流电机
Single channel|одноканальный|tek kanal|单通道;单口
Rail-to-Rail|rail-to-rail|rail-to-rail|轨到轨
Standard|стандартный|standart|
General Purpose|общего назначения|genel amaçlı|
Solder|под пайку|lehim|
Screw|винт|vida|
Straight Header|прямой|düz|
Rectangular Button|прямоугольная кнопка|dikdörtgen düğme|
Square Button|квадратная кнопка|kare düğme|
Oval Button|овальная кнопка|oval düğme|
Square Plunger|квадратный плунжер|kare piston|
Rectangular Plunger|прямоугольный плунжер|dikdörtgen piston|
Angle Toggle|угловой рычаг|açılı kol|
Straight Lever|прямой рычаг|düz kol|
Bent Lever|изогнутый рычаг|bükük kol|
Roller Lever|рычаг с роликом|makaralı kol|
Hinged (Snap On)|откидной|menteşeli|
Shielded|с экраном|ekranlı|
Unshielded|без экрана|ekransız|
1 Set Normally Open: 1A (SPST NO)|1A (SPST-NO)|1A (SPST-NO)|One Normally Open: 1A (SPST-NO)
One set changeover: 1C (SPDT - changeover)|1C (SPDT)|1C (SPDT)|A set of conversions: 1C (Single-pole Double-throw Conversion)
One normally open: 2A (SPST-NO)|2A (SPST-NO)|2A (SPST-NO)|
Two normally open: 2A (DPST-NO)|2A (DPST-NO)|2A (DPST-NO)|
Two groups of conversions: 2C(Double-pole double-throw conversion)|2C (DPDT)|2C (DPDT)|2 Form C: 2C (DPDT-CO)
1 Set Normally Closed: 1B (SPST-NC)|1B (SPST-NC)|1B (SPST-NC)|
Single Supply|однополярное|tek besleme|
Dual Supply|двуполярное|çift besleme|
Single Supply, Dual Supply|однополярное и двуполярное|tek ve çift besleme|
1 NPN (Pre-Biased)|1 NPN с резисторами|1 NPN (öngerilimli)|1 NPN Pre-Biased
1 PNP (Pre-Biased)|1 PNP с резисторами|1 PNP (öngerilimli)|1 PNP Pre-Biased
2 NPN (Pre-Biased)|2 NPN с резисторами|2 NPN (öngerilimli)|2 NPN Pre-Biased
2 PNP (Pre-Biased)|2 PNP с резисторами|2 PNP (öngerilimli)|2 PNP Pre-Biased
1 NPN Pre-Biased, 1 PNP Pre-Biased|NPN и PNP с резисторами|NPN ve PNP (öngerilimli)|
3 Independent|3 независимых|3 bağımsız|
2 Pair Common Cathode|2 пары с общим катодом|2 çift ortak katot|
2 Pair Common Anode|2 пары с общим анодом|2 çift ortak anot|
2 Pair Series Connection|2 последовательные пары|2 seri çift|
Full-Bridge|мост|tam köprü|
Three Phase|трёхфазный|üç fazlı|
Omnidirectional|всенаправленный|çok yönlü|
Inner Bore|внутреннее отверстие|iç delik|Inner Hole
Male Pin|штырь|erkek pin|Inner needle;Inner pin
Positive Pin|прямой штырь|düz pin|
Offset Pin|смещённый штырь|kaydırılmış pin|
7 Segment|7 сегментов|7 segment|7段
14 segments|14 сегментов|14 segment|
Glass-Fiber Reinforced PBT|PBT со стекловолокном|cam elyaflı PBT|
Glass fiber reinforced PA66|PA66 со стекловолокном|cam elyaflı PA66|
Glass fiber reinforced PA|PA со стекловолокном|cam elyaflı PA|
Glass Fiber Reinforced PA9T|PA9T со стекловолокном|cam elyaflı PA9T|
Free Hanging|на кабель|kabloya|
51 Family|51|51|
1-Channel|1 канал|1 kanal|
2-Channel|2 канала|2 kanal|
4-Channel|4 канала|4 kanal|
Class D|класс D|D sınıfı|
Class AB|класс AB|AB sınıfı|
Screw Connection (M2)|винт M2|M2 vida|
Screw Connection (M2.5)|винт M2,5|M2,5 vida|
Screw Terminal (M3)|винт M3|M3 vida|
Spring Connection|пружина|yay|
Slot Type Butting|вставной|geçmeli|
Solder Lug|лепесток под пайку|lehim kulağı|
SMDSplicing|поверхностный монтаж|yüzey montaj|
Wire-wound|проволочный|tel sarımlı|
Passive (Externally Driven)|без генератора|sürücüsüz|Externally Driven
Active Buzzer (Built-in Driving Circuit)|со встроенным генератором|sürücülü|Active (driven circuit included)
Electromagnetic|электромагнитный|elektromanyetik|
Piezoelectric|пьезоэлектрический|piezoelektrik|
Parallel port|параллельный порт|paralel port|并口(Parallel)
Serial|последовательный|seri|
Serial port|последовательный порт|seri port|
Single bus|1-Wire|1-Wire|
Three-Wire Interface|трёхпроводный|üç telli|3-Wire Interface
Absolute type|абсолютный|mutlak|
Incremental|инкрементальный|artımlı|
MicroSIM Card|microSIM|microSIM|
MicroSD Card (TF Card)|microSD|microSD|
Standard SD Card|SD|SD|
Smart Card|смарт-карта|akıllı kart|
CompactFlash Card|CompactFlash|CompactFlash|
High Level|высокий уровень|yüksek seviye|
Low Level|низкий уровень|düşük seviye|
High Level, Low Level|высокий и низкий уровень|yüksek ve düşük seviye|
Double pole triple throw|DP3T|DP3T|
Double pole single throw|DPST|DPST|
Double pole four throw|DP4T|DP4T|
Double pole six throw|DP6T|DP6T|
Frosted Yellow Lens|матовая жёлтая|mat sarı|
Frosted White Lens|матовая белая|mat beyaz|White Frosted Lens
Frosted Red Lens|матовая красная|mat kırmızı|
Frosted Green Lens|матовая зелёная|mat yeşil|
Frosted Orange Lens|матовая оранжевая|mat turuncu|
Frosted Blue Lens|матовая синяя|mat mavi|
Frosted Clear Lens|матовая прозрачная|mat şeffaf|
Yellow Lens|жёлтая|sarı|
White Lens|белая|beyaz|
Green Lens|зелёная|yeşil|
Red Lens|красная|kırmızı|
Blue Lens|синяя|mavi|
Orange Lens|оранжевая|turuncu|
Diffused Lens|рассеивающая|dağıtıcı|
Green Diffused Lens|зелёная рассеивающая|dağıtıcı yeşil|
Yellow Diffused|жёлтая рассеивающая|dağıtıcı sarı|雾状黄透镜
Colorless Transparent Lens|бесцветная прозрачная|renksiz şeffaf|Colorless transparent
Rubber Ducky Antenna|штыревая|çubuk|
Ceramic Antenna|керамическая|seramik|
Chip antenna|чип-антенна|çip anten|
Patch Antenna|плоская|yama|
Suction Cup Antenna|на присоске|vantuzlu|
On-board PCB Antenna|печатная на плате|kart üstü PCB|
IPEX interface|разъём IPEX|IPEX konnektörü|
Pipeline|конвейерная|boru hattı|
Cylindrical|цилиндрический|silindirik|
Blade|ножевой|bıçak|
Rectangular|прямоугольный|dikdörtgen|
Bracket type|скоба|braket|
Red copper|медь|bakır|铜端
AgNi + Gold plated|AgNi с золотом|altın kaplı AgNi|
Silver Alloy (Cd-Free)|сплав серебра без кадмия|kadmiyumsuz gümüş alaşımı|Silver Alloy (Cadmium-Free)
Zinc alloy|цинковый сплав|çinko alaşımı|
Bronze|бронза|bronz|
Spring steel|пружинная сталь|yay çeliği|
Double-ended|с двух сторон|iki uçlu|
Single-ended|с одной стороны|tek uçlu|
Non Built-In|внешний|harici|
1 Pair Differential Inputs|1 дифференциальная пара|1 diferansiyel çift|
2 Pairs Differential Inputs|2 дифференциальные пары|2 diferansiyel çift|
2 Single-Ended Inputs|2 несимметричных|2 tek uçlu|
4 Single-Ended Inputs|4 несимметричных|4 tek uçlu|
External parallel bus|внешняя шина|dış veri yolu|多路外部总线接口
One unidirectional thyristor|однонаправленный|tek yönlü|
Two-way thyristor|двунаправленный|çift yönlü|
Magnetic|магнитный|manyetik|
Magnetic isolation|магнитная развязка|manyetik yalıtım|
1 NPN, 1 PNP Pre-Biased|NPN и PNP с резисторами|NPN ve PNP (öngerilimli)|
Brass Alloy|латунный сплав|pirinç alaşımı|
Tin-Plated Phosphor Bronze|лужёная фосфористая бронза|kalaylı fosfor bronz|
Cortex-M Series|Cortex-M|Cortex-M|
Other series|прочие|diğer|
`;
