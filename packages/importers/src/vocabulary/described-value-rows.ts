/**
 * Words of a description that give the value of an attribute: `categories | attribute | value | wordings`. A row
 * applies to parts of these categories and of their subcategories. A space in a wording matches any separator or none
 * (`p channel` is `P-Channel` and `pchannel`); `*` is an ending; case is ignored. `=a+b` as a wording: both values
 * occur. If a description names two values of one attribute, neither is used. `-` stands for a value that the shop does
 * not have; it is not used either. A wording without a value is skipped.
 */
export const describedValueRows = `
mosfets,jfets|polarity|n-channel|n channel;n ch;n кан*;n kanal*;nmos;n mosfet;n沟道;nфет
mosfets,jfets|polarity|p-channel|p channel;p ch;p кан*;р кан*;p kanal*;pmos;p mosfet;p沟道
mosfets|polarity|n-p-channel|n+p channel;n p channel;n and p channel;n & p channel;n channel and p channel;complementary mosfet*;n+p;n и p кан*;=n-channel+p-channel
mosfets|channels|2|2 n channel;2 p channel;dual n channel;dual p channel;dual mosfet*;2个n沟道;2个p沟道;双n沟道;双p沟道;сдвоенн* n канал*;сдвоенн* p канал*;çift n kanal*;çift p kanal*
bipolar-transistors|channels|2|2 npn;2 pnp;dual npn;dual pnp;2个npn;2个pnp
bipolar-transistors|polarity|NPN|npn;n-p-n
bipolar-transistors|polarity|PNP|pnp;p-n-p
operational-amplifiers,comparators|rail_to_rail|true|rail to rail;rrio;rro;rri;rail to rail input;rail to rail output;轨到轨
operational-amplifiers,comparators|channels|1|single op amp;single operational amplifier*;single comparator*;single channel;одноканальн*;одиночн*
operational-amplifiers,comparators|channels|2|dual op amp*;dual operational amplifier*;dual comparator*;dual channel;сдвоенн*;двухканальн*;ikili
operational-amplifiers,comparators|channels|4|quad op amp*;quad operational amplifier*;quad comparator*;quad channel;счетверенн*;счетверённ*;четырехканальн*;четырёхканальн*;dörtlü
connectors,switches|orientation|angled|right angle*;r a;90°;90 deg*;углов*;угл;açılı;弯插;弯针;卧贴;卧式;侧插
connectors,switches|orientation|straight|straight;прям*;vertical;вертикальн*;180°;düz;dik;直插;直针;立贴;立式
pin-headers,wire-to-board-connectors,io-connectors,usb-connectors,board-to-board-connectors,circular-connectors|gender|male|male;вилка;вилки;штыри;штырев*;штекер;папа;power plug;dc plug;male plug;erkek;公头;公座;pin header*;排针
pin-headers,wire-to-board-connectors,io-connectors,usb-connectors,board-to-board-connectors,circular-connectors|gender|female|female;розетка;розетки;гнездо;гнезда;гнёзда;receptacle;мама;dişi;母头;母座;排母
io-connectors|gender|female|jack
leds,seven-segment-displays|color|red|red;красн*;kırmızı;红色;红光
leds,seven-segment-displays|color|green|green;зелен*;зелён*;yeşil;emerald green;pure green;绿色;绿光;翠绿
leds,seven-segment-displays|color|blue|blue;син*;голуб*;mavi;蓝色;蓝光
leds,seven-segment-displays|color|yellow|yellow;желт*;жёлт*;sarı;黄色;黄光
leds,seven-segment-displays|color|orange|orange;оранж*;turuncu;橙色
leds,seven-segment-displays|color|white|white;бел*;beyaz;cool white;cold white;natural white;白色;白光;正白
leds,seven-segment-displays|color|warm-white|warm white;тепл* бел*;тёпл* бел*;sıcak beyaz;暖白
leds,seven-segment-displays|color|infrared|infrared;ir led;ir emitter*;инфракрасн*;ик диод;ик светодиод;kızılötesi;红外
leds,seven-segment-displays|color|ultraviolet|ultraviolet;ultra violet;uv led;ультрафиолет*;уф светодиод;morötesi;紫外
leds,seven-segment-displays|color|rgb|rgb;red green blue;=red+green+blue
leds,seven-segment-displays|color||water clear;white lens;white diffused;white frosted;frosted white;red diffused;green diffused;white background;black background;clear lens;red lens;green lens;blue lens;yellow lens;orange lens
leds,seven-segment-displays|color|-|yellow green;green yellow;amber;purple;pink;cyan;violet;maize yellow;golden yellow;желто зелен*;жёлто зелён*;янтарн*;розов*;фиолетов*;kehribar;pembe;mor;黄绿;琥珀;粉色;紫色
eeprom-memory,flash-memory,data-converters,sensors,real-time-clocks,displays|interface|I2C|i2c;i²c;iic;two wire serial
eeprom-memory,flash-memory,data-converters,sensors,real-time-clocks,displays|interface|SPI|spi
data-converters,sensors|interface|UART|uart
sensors,eeprom-memory|interface|1-Wire|1 wire;one wire
transceivers|interface|RS-485|rs 485;rs 422 485;rs 485 422
transceivers|interface|RS-232|rs 232
transceivers|interface|CAN|can transceiver*;can ics;can bus;can fd;can трансивер*
transceivers|interface|LIN|lin transceiver*;lin bus;lin трансивер*
transceivers|interface|LVDS|lvds
transceivers|interface|Ethernet|ethernet
fuses|fuse_speed|slow|slow blow;time lag;time delay;slow acting;медленн*;с задержкой;инерционн*;slo blo;gecikmeli;慢断;慢熔
fuses|fuse_speed|fast|fast blow;fast acting;quick acting;quick blow;very fast;быстр*;hızlı;快断;快熔
power-inductors,chip-inductors|shielded|true|shielded;экранирован*;magnetically shielded;semi shielded;ekranlı;屏蔽
power-inductors,chip-inductors|shielded|false|unshielded;non shielded;not shielded;неэкранирован*;без экрана;ekransız;非屏蔽
potentiometers|taper|linear|linear;linear taper;линейн*;doğrusal
potentiometers|taper|logarithmic|logarithmic;log taper;audio taper;логарифмическ*;логариф;logaritmik
linear-regulators,dc-dc-converters,voltage-references|output_type|fixed|fixed;фиксирован*;sabit
linear-regulators,dc-dc-converters,voltage-references|output_type|adjustable|adjustable;регулируем*;ayarlanabilir;可调
comparators|output_type|open-collector|open collector;открыт* коллектор*
comparators|output_type|open-drain|open drain;открыт* сток*
comparators|output_type|push-pull|push pull;двухтактн*
dc-dc-converters|topology|buck|buck;step down;понижающ*;понижайк*;düşürücü;降压
dc-dc-converters|topology|boost|boost;step up;повышающ*;yükseltici;升压
dc-dc-converters|topology|buck-boost|buck boost;step up down;step down up;sepic;повышающ* понижающ*;понижающ* повышающ*;升降压;=buck+boost
dc-dc-converters|topology|flyback|flyback;обратноход*
buzzers|function|active|active buzzer*;active driv*;active type;driven circuit included;built in driv*;internally driven;with oscillator;с генератором;активн*;aktif;sürücülü;有源
buzzers|function|passive|passive buzzer*;passive driv*;passive type;externally driven;external drive;without oscillator;driven circuit not included;без генератора;пассивн*;pasif;sürücüsüz;无源
electromagnetic-relays,solid-state-relays,toggle-rocker-switches,micro-switches|contact_form|SPDT|spdt;spdt co;1 form c;one form c
electromagnetic-relays,solid-state-relays,toggle-rocker-switches,micro-switches|contact_form|SPST|spst;spst no;spst nc;1 form a;one form a;1 form b
electromagnetic-relays,solid-state-relays,toggle-rocker-switches,micro-switches|contact_form|DPDT|dpdt;2 form c;double pole double throw;dpdt co
electromagnetic-relays,solid-state-relays,toggle-rocker-switches,micro-switches|contact_form|DPST|dpst;dpst no;2 form a;double pole single throw
tvs-diodes|bidirectional|true|bidirectional;bi directional;двунаправл*;двусторонн*;симметричн*;çift yönlü;双向
tvs-diodes|bidirectional|false|unidirectional;uni directional;однонаправл*;односторонн*;несимметричн*;tek yönlü;单向
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|C0G|c0g;cog;np0;npo;с0g;нп0
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|X7R|x7r;х7р;х7r
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|X5R|x5r;х5р;х5r
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|X6S|x6s
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|X7S|x7s
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|X8R|x8r
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|Y5V|y5v
chip-ceramic-capacitors,leaded-ceramic-capacitors|dielectric|Z5U|z5u
film-capacitors|dielectric|MKP|mkp;polypropylene;полипропилен*;polipropilen
film-capacitors|dielectric|MKT|mkt;polyester;полиэст*;лавсан*;polyester film
optocouplers|output_type|transistor|phototransistor output;transistor output;транзисторн* выход*;phototransistor
optocouplers|output_type|triac|triac output;phototriac;симисторн*;triac;zero cross*
optocouplers|output_type|logic|logic output;logic gate output;логическ* выход*
chip-resistors,chip-ceramic-capacitors,sense-resistors,current-sense-resistors|automotive|true|aec q200;aecq200;automotive grade
sensors|output_signal|digital|digital output;цифров* выход*
sensors|output_signal|analog|analog output;analogue output;аналогов* выход*
temperature-humidity-sensors|measured|temperature-humidity|humidity and temperature;temperature and humidity;temperature humidity;humidity temperature;температуры и влажности;sıcaklık ve nem;温湿度
temperature-humidity-sensors|measured|temperature|temperature sensor*;датчик* температуры;sıcaklık sensör*
temperature-humidity-sensors|measured|humidity|humidity sensor*;датчик* влажности;nem sensör*
`;
