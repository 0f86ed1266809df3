import { localized, type LocalizedText } from '@farad/domain/shared';

/**
 * Columns: attribute.value, titles in Russian, English and Turkish. Only values that are words have a row. Other values
 * are spelled alike in every language.
 */
const rows = `
packing.cut|лента, отрез|cut tape|kesik bant
packing.reel-7|катушка 7″|7″ reel|7″ makara
packing.reel-10|катушка 10″|10″ reel|10″ makara
packing.reel-13|катушка 13″|13″ reel|13″ makara
packing.bulk|россыпь|bulk|dökme
packing.ammo|лента в коробке|ammo pack|kutu bant
packing.tube|пенал|tube|tüp
packing.tray|поддон|tray|tepsi
packing.box|коробка|box|kutu
packing.tape-reel|лента на катушке|tape and reel|makarada bant
mounting.smd|поверхностный|surface mount|yüzey montaj
mounting.tht|выводной|through hole|delikli montaj
mounting.panel|на панель|panel mount|panel montaj
mounting.wire|на провод|cable mount|kablo montaj
polarity.n-channel|N-канал|N-channel|N kanal
polarity.p-channel|P-канал|P-channel|P kanal
polarity.n-p-channel|N- и P-канал|N and P-channel|N ve P kanal
polarity.darlington-npn|NPN Дарлингтон|NPN Darlington|NPN Darlington
polarity.darlington-pnp|PNP Дарлингтон|PNP Darlington|PNP Darlington
polarity.digital-npn|NPN с резисторами|NPN with resistors|dirençli NPN
polarity.digital-pnp|PNP с резисторами|PNP with resistors|dirençli PNP
semiconductor.sic|карбид кремния (SiC)|silicon carbide (SiC)|silisyum karbür (SiC)
semiconductor.gan|нитрид галлия (GaN)|gallium nitride (GaN)|galyum nitrür (GaN)
output_type.fixed|фиксированный|fixed|sabit
output_type.adjustable|регулируемый|adjustable|ayarlanabilir
output_type.open-collector|открытый коллектор|open collector|açık kolektör
output_type.open-drain|открытый сток|open drain|açık drain
output_type.push-pull|двухтактный|push-pull|push-pull
output_type.transistor|транзистор|transistor|transistör
output_type.triac|симистор|triac|triyak
output_type.logic|логический|logic|lojik
color.red|красный|red|kırmızı
color.green|зелёный|green|yeşil
color.blue|синий|blue|mavi
color.yellow|жёлтый|yellow|sarı
color.orange|оранжевый|orange|turuncu
color.white|белый|white|beyaz
color.warm-white|тёплый белый|warm white|sıcak beyaz
color.infrared|инфракрасный|infrared|kızılötesi
color.ultraviolet|ультрафиолетовый|ultraviolet|morötesi
color.rgb|RGB|RGB|RGB
color.black|чёрный|black|siyah
color.transparent|прозрачный|transparent|şeffaf
taper.linear|линейная|linear|doğrusal
taper.logarithmic|логарифмическая|logarithmic|logaritmik
fuse_speed.fast|быстродействующий|fast|hızlı
fuse_speed.slow|с задержкой|time-lag|gecikmeli
topology.buck|понижающий|buck|düşürücü
topology.boost|повышающий|boost|yükseltici
topology.buck-boost|понижающе-повышающий|buck-boost|düşürücü-yükseltici
topology.inverting|инвертирующий|inverting|evirici
topology.flyback|обратноходовой|flyback|flyback
topology.isolated|изолированный|isolated|yalıtımlı
topology.half-bridge|полумост|half bridge|yarım köprü
topology.low-side|нижний ключ|low side|alçak taraf
topology.high-side|верхний ключ|high side|yüksek taraf
topology.charge-pump|на коммутируемых конденсаторах|charge pump|şarj pompası
topology.pwm-controller|ШИМ-контроллер|PWM controller|PWM denetleyici
gender.male|вилка|plug|fiş
gender.female|розетка|socket|soket
orientation.straight|прямой|straight|düz
orientation.angled|угловой|right angle|açılı
antenna.pcb|печатная|PCB antenna|PCB anten
antenna.connector|разъём|connector|konnektör
antenna.pad|вывод на плату|pad|ped
measured.temperature|температура|temperature|sıcaklık
measured.humidity|влажность|humidity|nem
measured.temperature-humidity|температура и влажность|temperature and humidity|sıcaklık ve nem
measured.pressure|давление|pressure|basınç
measured.acceleration|ускорение|acceleration|ivme
measured.acceleration-rotation|ускорение и вращение|acceleration and rotation|ivme ve dönme
measured.magnetic-field|магнитное поле|magnetic field|manyetik alan
measured.current|ток|current|akım
measured.light|освещённость|light|ışık
measured.distance|расстояние|distance|mesafe
measured.motion|движение|motion|hareket
measured.gas|концентрация газа|gas concentration|gaz yoğunluğu
measured.position|положение|position|konum
measured.vibration|вибрация|vibration|titreşim
measured.touch|касание|touch|dokunma
measured.weight|вес|weight|ağırlık
measured.flow|расход|flow|debi
output_signal.analog|аналоговый|analog|analog
output_signal.digital|цифровой|digital|dijital
output_signal.switch|ключ|switch|anahtar
material.copper|медь|copper|bakır
material.silicone|силикон|silicone|silikon
material.pvc|ПВХ|PVC|PVC
material.polyolefin|полиолефин|polyolefin|poliolefin
material.steel|сталь|steel|çelik
material.stainless-steel|нержавеющая сталь|stainless steel|paslanmaz çelik
material.abs|ABS-пластик|ABS|ABS
material.aluminium|алюминий|aluminium|alüminyum
material.rosin|канифоль|rosin|reçine
material.fr4|стеклотекстолит FR-4|FR-4 laminate|FR-4 laminat
tip_shape.conical|конус|conical|konik
tip_shape.chisel|лопатка|chisel|keski
tip_shape.bevel|скос|bevel|eğik
tip_shape.knife|нож|knife|bıçak
tip_shape.straight|прямая|straight|düz
tip_shape.curved|изогнутая|curved|eğri
interface.parallel|параллельный|parallel|paralel
function.latching|с фиксацией|latching|kilitli
function.momentary|без фиксации|momentary|anlık
function.active|со встроенным генератором|with driver|sürücülü
function.passive|без генератора|without driver|sürücüsüz
function.rectifier|выпрямитель|rectifier|doğrultucu
function.battery-charger|зарядное устройство|battery charger|pil şarjı
function.supervisor|супервизор питания|voltage supervisor|gerilim denetçisi
function.battery-management|управление аккумулятором|battery management|pil yönetimi
function.load-switch|ключ питания|load switch|yük anahtarı
function.adc|АЦП|ADC|ADC
function.dac|ЦАП|DAC|DAC
function.instrumentation-amplifier|инструментальный усилитель|instrumentation amplifier|enstrümantasyon yükselteci
function.precision-amplifier|прецизионный усилитель|precision amplifier|hassas yükselteç
function.differential-amplifier|дифференциальный усилитель|differential amplifier|fark yükselteci
function.current-sense-amplifier|усилитель токового шунта|current sense amplifier|akım ölçme yükselteci
function.level-translator|преобразователь уровней|level translator|seviye dönüştürücü
function.io-expander|расширитель портов|I/O expander|port genişletici
function.usb-bridge|мост USB|USB bridge|USB köprüsü
function.rf-transceiver|радиотрансивер|RF transceiver|RF alıcı-verici
function.rf-amplifier|усилитель ВЧ|RF amplifier|RF yükselteç
function.rf-switch|ВЧ-ключ|RF switch|RF anahtar
function.microphone|микрофон|microphone|mikrofon
function.speaker|динамик|speaker|hoparlör
function.battery-protection|защита аккумулятора|battery protection|pil koruma
function.fuel-gauge|измеритель заряда|fuel gauge|pil göstergesi
function.energy-meter|измеритель электроэнергии|energy meter|enerji sayacı
function.digital-potentiometer|цифровой потенциометр|digital potentiometer|dijital potansiyometre
function.touch-controller|контроллер сенсорного экрана|touch screen controller|dokunmatik ekran denetleyici
function.darlington|составной|Darlington|Darlington
function.darlington-array|сборка Дарлингтона|Darlington array|Darlington dizisi
function.photodiode|фотодиод|photodiode|fotodiyot
function.phototransistor|фототранзистор|phototransistor|fototransistör
function.photoresistor|фоторезистор|photoresistor|fotodirenç
function.ir-receiver|ИК-приёмник|IR receiver|kızılötesi alıcı
function.photointerrupter|фотопрерыватель|photointerrupter|optik kesici
function.varactor|варикап|varactor|varikap
function.thermal-fuse|термопредохранитель|thermal fuse|termal sigorta
function.automotive-fuse|автомобильный предохранитель|automotive fuse|araç sigortası
function.gas-discharge-tube|газовый разрядник|gas discharge tube|gaz deşarj tüpü
function.current-transformer|трансформатор тока|current transformer|akım trafosu
function.power-transformer|силовой трансформатор|power transformer|güç trafosu
function.lan-transformer|трансформатор Ethernet|LAN transformer|Ethernet trafosu
function.ceramic-resonator|керамический резонатор|ceramic resonator|seramik rezonatör
function.vibration-motor|вибромотор|vibration motor|titreşim motoru
function.dc-power-connector|гнездо питания|DC power connector|DC güç konnektörü
function.ac-power-connector|сетевой разъём|AC power connector|AC güç konnektörü
function.ethernet-connector|разъём RJ45|Ethernet connector|Ethernet konnektörü
function.audio-jack|аудиоразъём|audio jack|ses jakı
function.d-sub-connector|разъём D-SUB|D-SUB connector|D-SUB konnektör
function.hdmi-connector|разъём HDMI|HDMI connector|HDMI konnektör
function.sim-holder|держатель SIM-карты|SIM holder|SIM yuvası
function.sd-holder|держатель карты памяти|memory card holder|hafıza kartı yuvası
function.battery-holder|держатель батареи|battery holder|pil yuvası
function.slide-switch|движковый переключатель|slide switch|sürgülü anahtar
function.rocker-switch|клавишный выключатель|rocker switch|rocker anahtar
function.toggle-switch|тумблер|toggle switch|kollu anahtar
function.push-button|кнопка|push button|buton
function.limit-switch|концевой выключатель|limit switch|limit anahtarı
function.microswitch|микропереключатель|microswitch|mikro anahtar
function.rotary-switch|поворотный переключатель|rotary switch|döner anahtar
function.reed-relay|герконовое реле|reed relay|reed röle
function.signal-relay|сигнальное реле|signal relay|sinyal rölesi
function.power-relay|силовое реле|power relay|güç rölesi
function.automotive-relay|автомобильное реле|automotive relay|otomotiv röle
function.latching-relay|реле с защёлкой|latching relay|kilitlemeli röle
function.relay-socket|колодка реле|relay socket|röle soketi
function.pluggable-terminal|разъёмный клеммник|pluggable terminal block|geçmeli klemens
function.spring-terminal|пружинный клеммник|spring terminal block|yaylı klemens
function.screw-terminal|винтовой клеммник|screw terminal block|vidalı klemens
function.jumper|джампер|jumper|jumper
function.led-driver|драйвер светодиодов|LED driver|LED sürücü
function.motor-driver|драйвер двигателя|motor driver|motor sürücü
function.gate-driver|драйвер затвора|gate driver|kapı sürücü
function.gate|логический элемент|gate|kapı
function.inverter|инвертор|inverter|evirici
function.buffer|буфер|buffer|tampon
function.flip-flop|триггер|flip-flop|flip-flop
function.latch|защёлка|latch|mandal
function.shift-register|регистр сдвига|shift register|kaydırmalı yazmaç
function.counter|счётчик|counter|sayıcı
function.decoder|дешифратор|decoder|kod çözücü
function.encoder|шифратор|encoder|kodlayıcı
function.multiplexer|мультиплексор|multiplexer|çoklayıcı
function.analog-switch|аналоговый ключ|analog switch|analog anahtar
function.adder|сумматор|adder|toplayıcı
function.comparator|компаратор|comparator|karşılaştırıcı
function.monostable|одновибратор|monostable|tek kararlı
function.transceiver|приёмопередатчик|transceiver|alıcı-verici
function.register|регистр|register|yazmaç
function.oscillator|генератор|oscillator|osilatör
function.memory|ЗУ|memory|bellek
function.nand-flash|NAND Flash|NAND flash|NAND flash
function.nor-flash|NOR Flash|NOR flash|NOR flash
function.emmc|eMMC|eMMC|eMMC
function.sram|статическое ОЗУ|SRAM|statik RAM
function.sdram|динамическое ОЗУ|SDRAM|dinamik RAM
function.fram|FRAM|FRAM|FRAM
function.saw-filter|фильтр ПАВ|SAW filter|SAW filtre
function.saw-resonator|резонатор ПАВ|SAW resonator|SAW rezonatör
function.ceramic-filter|керамический фильтр|ceramic filter|seramik filtre
function.tcxo|термокомпенсированный генератор|TCXO|sıcaklık dengeli osilatör
function.vcxo|генератор, управляемый напряжением|VCXO|gerilim kontrollü osilatör
function.programmable-oscillator|программируемый генератор|programmable oscillator|programlanabilir osilatör
function.digital-transistor|цифровой транзистор|digital transistor|dijital transistör
function.isolation-amplifier|изолирующий усилитель|isolation amplifier|yalıtım yükselteci
function.variable-gain-amplifier|усилитель с переменным усилением|variable gain amplifier|değişken kazançlı yükselteç
function.video-amplifier|видеоусилитель|video amplifier|video yükselteci
function.fet-input-amplifier|усилитель с полевым входом|FET input amplifier|FET girişli yükselteç
function.analog-front-end|аналоговый тракт|analog front end|analog ön uç
function.low-noise-amplifier|малошумящий усилитель|low noise amplifier|düşük gürültülü yükselteç
function.balun|балун|balun|balun
function.rf-filter|ВЧ-фильтр|RF filter|RF filtre
function.rf-mixer|смеситель|RF mixer|RF karıştırıcı
function.rf-attenuator|аттенюатор|RF attenuator|RF zayıflatıcı
function.rf-splitter|делитель мощности|RF power splitter|RF güç bölücü
function.rf-coupler|направленный ответвитель|RF coupler|RF kuplör
function.rf-detector|ВЧ-детектор|RF detector|RF dedektör
function.diplexer|диплексер|diplexer|dipleksör
function.lcd-driver|драйвер ЖК-индикатора|LCD driver|LCD sürücü
function.clock-buffer|тактовый буфер|clock buffer|saat tamponu
function.clock-generator|синтезатор частот|clock generator|saat üreteci
function.pogo-pin|пружинный контакт|pogo pin|pogo pin
function.banana-connector|разъём «банан»|banana connector|banana konnektör
function.ring-terminal|кольцевой наконечник|ring terminal|halkalı uç
function.card-edge-connector|краевой разъём|card edge connector|kart kenarı konnektörü
function.mezzanine-connector|разъём плата-плата|mezzanine connector|mezanin konnektör
function.connector-housing|корпус разъёма|connector housing|konnektör gövdesi
function.connector-contact|контакт разъёма|connector contact|konnektör kontağı
function.surge-thyristor|защитный тиристор|surge thyristor|koruma tristörü
function.photomos|реле на МОП-транзисторах|PhotoMOS relay|MOS röle
function.triac-relay|симисторное реле|triac relay|triyak röle
function.diac|динистор|diac|diyak
function.wireless-charger|беспроводная зарядка|wireless charger|kablosuz şarj
function.multi-direction-switch|джойстик|multi-direction switch|çok yönlü anahtar
function.voltage-to-frequency|преобразователь напряжение-частота|voltage-to-frequency converter|gerilim-frekans dönüştürücü
`;

const titles = new Map<string, Record<string, LocalizedText>>();
for (const row of rows.trim().split('\n')) {
  const [name, ru, en, tr] = row.split('|') as [string, string, string, string];
  const dot = name.indexOf('.');
  const key = name.slice(0, dot);
  const values = titles.get(key) ?? {};
  values[name.slice(dot + 1)] = localized({ ru, en, tr });
  titles.set(key, values);
}

/** Returns the titles of those values of an enum attribute that are words; empty if no value is a word. */
export const valueTitlesOf = (attributeKey: string): Readonly<Record<string, LocalizedText>> =>
  titles.get(attributeKey) ?? {};
