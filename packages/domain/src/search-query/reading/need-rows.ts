/**
 * What buyers ask by when they name a need and no kind of parts: slugs | wishes | phrases in Russian, English, Turkish.
 * Slugs as in the table of category words. Wishes are groups between `;`, each met in one of its ways: `key=value`,
 * `~word` of a title or value (`rs_485` is two words), `@slug` of a category. A wish that no part meets is passed over.
 * Word forms and order are free, joining words (`для`, `for`, `için`) may stand between.
 */
export const powerNeedRows = `
resistors | @chip-resistors @through-hole-resistors @power-resistors @current-sense-resistors @melf-resistors | резистор, сопротивление, res, resistor, direnç, direnci, rezistör
current-sense-resistors / chip-resistors | | шунт, токовый шунт, токоизмерительный резистор, резистор для измерения тока, датчик тока резистор, current sense resistor, shunt resistor, shunt, şönt direnç, akım ölçme direnci
ptc-thermistors / resettable-fuses | | ptc термистор, позистор, ptc thermistor, ptc termistör
ntc-thermistors | | датчик температуры ntc, ntc датчик, термистор для 3d принтера, inrush limiter, ограничитель пускового тока, ntc sensör
resistor-networks | | резисторная сборка, сборка резисторов, resistor array, resistor network, direnç dizisi
polymer-capacitors / capacitors | | полимерный конденсатор, твердотельный конденсатор, полимерник, polymer capacitor, solid capacitor, polymer cap, polimer kondansatör
safety-capacitors / film-capacitors | | помехоподавляющий конденсатор, конденсатор x2, конденсатор y1, конденсатор y2, сетевой конденсатор, safety capacitor, suppression capacitor, x2 capacitor, y capacitor, güvenlik kondansatörü, x2 kondansatör
film-capacitors | | пленочный конденсатор, конденсатор cbb, полипропиленовый конденсатор, film capacitor, polypropylene capacitor
common-mode-chokes / inductors | | синфазный дроссель, синфазный фильтр, фильтр помех, фильтр синфазных помех, common mode choke, common mode filter, cmc, ortak mod bobini
transformers / inductors | | трансформатор, трансформатор тока, импульсный трансформатор, transformer, current transformer, pulse transformer, transformatör, akım trafosu, trafo
power-inductors / inductors | | силовой дроссель, дроссель для преобразователя, дроссель для dc dc, накопительный дроссель, power inductor, inductor for buck converter, güç bobini
ferrite-beads / inductors | | ферритовый фильтр, фильтр питания, ferrite filter, ferrit filtre
resonators / crystals | | керамический резонатор, пав фильтр, пав резонатор, ceramic resonator, saw filter, saw resonator, seramik rezonatör
crystals | | часовой кварц, кварц часовой, кварц для микроконтроллера, watch crystal, clock crystal, saat kristali
oscillators / crystals | | тактовый генератор, генератор тактовых импульсов, термокомпенсированный генератор, clock oscillator, tcxo, vcxo, saat osilatörü
clock-ics / timers | | генератор тактовых частот, синтезатор частоты, тактовый буфер, clock generator, clock buffer, frequency synthesizer, pll, saat üreteci
fuses | | плавкая вставка, предохранитель стеклянный, glass fuse, automotive fuse, автомобильный предохранитель, cam sigorta, araç sigortası
fuse-holders / fuses | | держатель предохранителя, колодка предохранителя, fuse holder, sigorta yuvası
resettable-fuses / fuses | | самовосстанавливающийся предохранитель, восстанавливаемый предохранитель, защита от перегрузки по току, защита usb от короткого замыкания, resettable fuse, polyfuse, pptc, ptc fuse, self resetting fuse, kendini sıfırlayan sigorta, ptc sigorta
tvs-diodes / diodes | ~esd ~tvs @tvs-diodes | защита от статики, защита от статики usb, защита портов, защита порта usb, защита от статического электричества, защита от esd, esd защита, защита usb, защита линий данных, защита входа, защита от перенапряжения, защита от выбросов, esd protection, surge protection, overvoltage protection, usb protection, transient suppressor, esd koruma, aşırı gerilim koruması, koruma diyodu
surge-arresters / varistors | | разрядник, газоразрядник, грозозащита, молниезащита, gas discharge tube, gdt, surge arrester, lightning protection, parafudr
varistors | | защита от импульсных помех, защита сети от перенапряжения, varistör
linear-regulators | | линейный преобразователь, стабилизатор ldo, малошумящий стабилизатор, кренка, крен, low dropout, low dropout regulator, voltage stabilizer, lineer regülatör, gerilim regülatörü, voltaj regülatörü
linear-regulators | output_type=adjustable ~adjustable | регулируемый стабилизатор, adjustable regulator, adjustable ldo, ayarlanabilir regülatör
linear-regulators | ~negative | стабилизатор отрицательного напряжения, отрицательный стабилизатор, negative regulator, negatif regülatör
dc-dc-converters + dc-dc-modules / dc-dc-converters | | преобразователь напряжения, преобразователь питания, импульсный преобразователь, преобразователь, dc dc преобразователь, dc converter, voltage converter, power converter, switching regulator, gerilim dönüştürücü, dönüştürücü
dc-dc-converters | topology=buck ~buck ~step_down | понижающий преобразователь, понижающий dc dc преобразователь, понижающий dc dc, понижайка, понижающий стабилизатор, понижающий регулятор, импульсный понижающий преобразователь, step down, step down преобразователь, step down converter, step down regulator, step down dc dc, buck, buck converter, buck преобразователь, buck regulator, buck dc dc, dc dc buck, düşürücü, düşürücü dönüştürücü, düşürücü regülatör, düşürücü çevirici, voltaj düşürücü
dc-dc-converters | topology=boost ~boost ~step_up | повышающий преобразователь, повышающий dc dc преобразователь, повышающий dc dc, повышайка, повышающий стабилизатор, повышающий регулятор, step up, step up преобразователь, step up converter, step up regulator, boost, boost converter, boost преобразователь, boost regulator, boost dc dc, yükseltici dönüştürücü, yükseltici regülatör, voltaj yükseltici
dc-dc-converters | topology=buck-boost ~buck_boost ~sepic | повышающе понижающий преобразователь, понижающе повышающий преобразователь, buck boost, buck boost преобразователь, buck boost converter, sepic, düşürücü yükseltici
dc-dc-converters | topology=inverting topology=charge-pump ~inverting ~charge_pump | инвертор напряжения, инвертирующий преобразователь, инвертор полярности, зарядовый насос, отрицательное напряжение, inverting converter, charge pump, negative voltage, voltage inverter, şarj pompası
dc-dc-converters | topology=flyback topology=pwm-controller ~flyback ~pwm | шим контроллер, контроллер шим, контроллер блока питания, микросхема блока питания, обратноходовой преобразователь, ac dc контроллер, ac dc преобразователь, pwm controller, flyback controller, ac dc controller, ac dc converter, offline converter, smps controller, pfc controller, pwm denetleyici
dc-dc-modules / dc-dc-converters | ~isolated @dc-dc-modules | изолированный преобразователь, преобразователь с гальванической развязкой, гальванически развязанный преобразователь, изолированный dc dc, гальваническая развязка питания, изолированный источник питания, dc dc с гальванической развязкой, isolated dc dc, isolated converter, isolated power module, isolated power supply, yalıtımlı dönüştürücü, izole dönüştürücü
dc-dc-modules | | модуль питания, power module, dc dc module, модуль dc dc, güç modülü
ac-dc-supplies / dc-dc-modules | | сетевой блок питания, модуль ac dc, ac dc модуль, источник питания, ac dc module, ac dc power module, mains power supply, adaptör
voltage-references | | источник опорного напряжения, прецизионный источник напряжения, опорник, precision reference, voltage reference, gerilim referansı
power-management-ics / drivers | ~charging ~charger function=battery-charger ~charge | зарядка аккумулятора, зарядка li ion, зарядка литиевых аккумуляторов, контроллер заряда, контроллер зарядки, зарядное устройство li ion, микросхема заряда, микросхема зарядки, зарядка, заряд аккумулятора, battery charger, li ion charger, lithium charger, charger ic, charge controller, charging ic, battery charging, pil şarj, pil şarjı, şarj entegresi, batarya şarj
power-management-ics / drivers | ~protection function=battery-management | защита аккумулятора, защита li ion, плата защиты аккумулятора, bms, управление аккумулятором, battery protection, battery management, li ion protection, pil koruma, batarya koruma, pil yönetimi
power-management-ics / drivers | function=supervisor ~reset ~supervisor ~monitor | супервизор питания, супервизор, супервизор сброса, reset denetleyici, reset devresi, voltaj izleme, микросхема сброса, генератор сброса, детектор напряжения, монитор питания, сброс микроконтроллера, сброс по питанию, voltage supervisor, reset ic, supervisor, voltage detector, reset generator, power on reset, voltage monitor, gerilim denetçisi, reset entegresi, gerilim dedektörü
power-management-ics / drivers | function=load-switch ~switch | ключ питания, ключ нагрузки, коммутатор питания, интеллектуальный ключ, распределитель питания, load switch, power switch, high side switch, power distribution switch, usb power switch, yük anahtarı, güç anahtarı
drivers | function=led-driver ~led | драйвер светодиодов, драйвер led, драйвер подсветки, led драйвер, светодиодный драйвер, led driver, led sürücü, led sürücüsü, питание светодиодов, драйвер для светодиодной ленты
drivers | function=motor-driver ~motor ~full_bridge | драйвер двигателя, драйвер двигателя постоянного тока, драйвер мотора, драйвер моторов, управление двигателем, управление мотором, драйвер коллекторного двигателя, драйвер бесколлекторного двигателя, драйвер постоянного тока двигателя, h мост, мостовой драйвер, motor driver, dc motor driver, motor controller, bldc driver, brushless driver, h bridge, motor sürücü, motor sürücüsü, motor sürücü entegresi, fırçasız motor sürücü
drivers | function=motor-driver ~motor ~stepper; ~stepper ~step | драйвер шагового двигателя, драйвер шаговика, драйвер шагового мотора, управление шаговым двигателем, stepper driver, stepper motor driver, step motor driver, step motor sürücü, step motor sürücüsü, adım motoru sürücüsü, adım motor sürücü
drivers | function=gate-driver ~mosfet ~igbt | драйвер затвора, драйвер затворов, драйвер полевого транзистора, драйвер mosfet, драйвер igbt, полумостовой драйвер, драйвер полумоста, драйвер ключа, gate driver, mosfet driver, igbt driver, half bridge driver, mosfet sürücü, kapı sürücü, kapı sürücüsü
drivers | ~darlington ~relay ~array | драйвер реле, сборка дарлингтона, relay driver, darlington array, röle sürücü
drivers | ~lcd ~segment ~display function=led-driver | драйвер дисплея, драйвер индикатора, драйвер семисегментного индикатора, драйвер lcd, lcd driver, display driver, segment driver, ekran sürücü
`;

export const signalNeedRows = `
operational-amplifiers | ~rail_to_rail rail_to_rail=true | rail to rail усилитель, rail to rail операционный усилитель, rail to rail opamp, rail to rail op amp, rail to rail amplifier
operational-amplifiers | ~instrumentation function=instrumentation-amplifier | инструментальный усилитель, измерительный усилитель, instrumentation amplifier, in amp, enstrümantasyon yükselteci
operational-amplifiers | function=current-sense-amplifier ~current_sense ~current_sensing | усилитель токового шунта, усилитель датчика тока, усилитель шунта, монитор тока, current sense amplifier, current shunt monitor, current monitor, akım ölçme yükselteci
operational-amplifiers | | усилитель, усилитель сигнала, оу, прецизионный операционный усилитель, малошумящий операционный усилитель, сдвоенный операционный усилитель, dual opamp, precision opamp, low noise opamp, amplifier, yükselteç, opamp entegresi
audio-amplifiers | | усилитель звука, усилитель мощности звука, аудиоусилитель, усилитель для динамика, усилитель класса d, усилитель для колонок, усилитель для акустики, умзч, amplifier for speakers, hoparlör için amplifikatör, усилитель для наушников, audio amplifier, audio amp, class d amplifier, speaker amplifier, headphone amplifier, ses yükselteci, ses amplifikatörü, hoparlör amplifikatörü
data-converters | function=adc ~adc | ацп, аналого цифровой преобразователь, микросхема ацп, adc, analog to digital converter, analog digital dönüştürücü
data-converters | function=dac ~dac | цап, цифро аналоговый преобразователь, микросхема цап, dac, digital to analog converter, dijital analog dönüştürücü
data-converters | ~load_cell ~24 function=adc | ацп для тензодатчика, ацп для весов, load cell adc, load cell amplifier, tartı entegresi
analog-switches / counters-decoders | | аналоговый ключ, аналоговый коммутатор, аналоговый мультиплексор, мультиплексор, коммутатор сигналов, analog switch, analogue switch, multiplexer, mux, analog multiplexer, analog anahtar, çoklayıcı
timers | | таймер 555, 555 таймер, генератор импульсов, генератор импульсов 555, мультивибратор, pulse generator, 555, одновибратор, 555 timer, ne555 timer, zamanlayıcı entegresi
transceivers | interface=RS-485 ~rs485 ~rs_485 | драйвер rs485, rs485, rs 485, rs485 драйвер, приемопередатчик rs485, трансивер rs485, микросхема rs485, преобразователь rs485, rs485 transceiver, rs485 driver, rs485 alıcı verici, rs485 sürücü, rs422
transceivers | interface=RS-232 ~rs232 ~rs_232 | драйвер rs232, rs232, rs 232, rs232 драйвер, преобразователь rs232, приемопередатчик rs232, трансивер rs232, преобразователь уровней rs232, rs232 transceiver, rs232 driver, rs232 converter, rs232 dönüştürücü
transceivers | interface=CAN ~can ~can_fd | can трансивер, трансивер can, драйвер can, приемопередатчик can, драйвер шины can, can драйвер, can шина, can bus, can transceiver, can driver, can alıcı verici, can fd
transceivers | interface=LIN ~lin | lin трансивер, трансивер lin, драйвер lin, lin transceiver, lin bus, lin шина
transceivers | interface=Ethernet ~ethernet ~phy | контроллер ethernet, ethernet контроллер, трансивер ethernet, микросхема ethernet, ethernet phy, phy, ethernet controller, ethernet transceiver, ethernet entegresi
transceivers | interface=LVDS ~lvds | драйвер lvds, lvds, lvds driver, lvds receiver
interface-bridges / transceivers | function=usb-bridge ~usb | usb uart, преобразователь usb uart, преобразователь usb в uart, usb ttl, переходник usb uart, мост usb uart, usb uart преобразователь, usb to uart, usb to serial, usb uart bridge, usb serial converter, usb uart dönüştürücü, usb seri dönüştürücü
interface-bridges / transceivers | function=usb-hub ~hub | usb хаб, хаб usb, концентратор usb, usb hub, usb hub controller, usb çoklayıcı
interface-bridges | function=io-expander ~expander | расширитель портов, port çoğaltıcı, расширение портов, gpio genişletici, расширитель ввода вывода, расширитель порта i2c, расширитель i2c, io expander, port expander, gpio expander, i2c expander, port genişletici
interface-bridges | ~touch | контроллер тачскрина, сенсорный контроллер, touch controller, touch screen controller, dokunmatik denetleyici
logic-gates + interface-bridges / logic-gates | function=level-translator ~translator ~level | преобразователь уровней, преобразователь уровня, преобразователь логических уровней, согласование уровней логики, согласование уровней, сдвиг уровней, level shifter, level translator, level converter, logic level converter, voltage translator, seviye dönüştürücü, lojik seviye dönüştürücü
digital-isolators / optocouplers | | цифровой изолятор, изолятор, гальваническая развязка, гальваническая развязка i2c, развязка интерфейса, digital isolator, galvanic isolation, isolator, sayısal yalıtıcı, dijital izolatör
optocouplers | | развязка оптическая, оптоизолятор, транзисторная оптопара, optoisolator, photocoupler, optokuplör
optocouplers | output_type=triac ~triac | симисторная оптопара, triyak sürücü optokuplör, triyak sürücü, optotriyak, triac driver optocoupler, драйвер симистора, оптосимистор, triac optocoupler, optotriac, triac driver
logic-gates | function=inverter ~inverter | инвертор логический, триггер шмитта, логический инвертор, schmitt trigger, inverter gate, hex inverter
logic-gates | function=buffer ~buffer | буфер, шинный формирователь, логический буфер, bus buffer, line driver buffer, bus transceiver
logic-gates | | логический элемент, логический вентиль, элемент и не, логика 74hc, logic gate, nand gate, and gate, or gate, xor gate, lojik kapı
flip-flops-registers | function=shift-register ~shift | сдвиговый регистр, регистр сдвига, shift register, kaydırmalı yazmaç
flip-flops-registers | | триггер, защелка, регистр, flip flop, latch, register
counters-decoders | | счетчик, дешифратор, декодер, демультиплексор, counter, decoder, demultiplexer, sayıcı
microcontrollers | | микроконтроллер, mikro denetleyici, mikro kontrolcü, контроллер программируемый, мк, процессор, микропроцессор, однокристалка, mcu, microcontroller, processor, cpu, mikrodenetleyici, mikroişlemci
programmable-logic / microcontrollers | | плис, fpga, cpld, программируемая логика, programmable logic
flash-memory | ~spi interface=SPI; ~nor @flash-memory | spi flash, flash spi, nor flash, последовательная flash, флэш spi, serial flash, spi flash bellek
?flash-memory | | flash, флеш, флэш
flash-memory | | флеш память, флэш память, память flash, flash память, микросхема flash, микросхема флеш памяти, flash memory, nand flash, flash bellek, emmc, память для прошивки
eeprom-memory | | eeprom память, энергонезависимая память, память eeprom, микросхема eeprom, fram, nonvolatile memory, eeprom bellek, kalıcı bellek
eeprom-memory | interface=I2C ~i2c | eeprom i2c, i2c eeprom, память i2c, i2c память
ram-memory / flash-memory | | оперативная память, озу, статическая память, sram, sdram, dram, ddr, psram, ram память, ram memory, ram bellek
flash-memory + eeprom-memory + ram-memory / flash-memory + eeprom-memory | | микросхема памяти, память, чип памяти, memory, memory chip, memory ic, bellek, bellek entegresi
real-time-clocks | | часы реального времени, микросхема часов, часовая микросхема, rtc, real time clock, rtc clock, gerçek zamanlı saat
mosfets | | силовой ключ, силовой транзистор, силовой мосфет, мощный полевик, power mosfet, power transistor, güç mosfeti
bipolar-transistors | ~darlington | транзистор дарлингтона, составной транзистор, darlington transistor, darlington
bipolar-transistors | ~digital ~pre_biased | цифровой транзистор, транзистор с резисторами, digital transistor, prebiased transistor
igbts | | силовой модуль igbt, igbt модуль, igbt module
schottky-diodes / diodes | | диод для импульсного блока питания, барьер шоттки, schottky rectifier, şotki diyot, schottky diyot
rectifier-diodes / diodes | ~fast ~recovery | быстрый диод, ультрабыстрый диод, быстродействующий диод, fast recovery diode, ultrafast diode, hızlı diyot
bridge-rectifiers / diodes | | мост диодный, выпрямительный мост, выпрямитель, rectifier, diode bridge, köprü diyot
`;

export const moduleNeedRows = `
motion-magnetic-sensors / sensors | measured=magnetic-field ~hall ~magnetic ~omnipolar ~unipolar ~bipolar | датчик холла, датчик магнитного поля, магнитный датчик, датчик магнита, геркон цифровой, датчик hall, холла датчик, холл, hall, hall sensor, hall effect sensor, hall switch, magnetic sensor, magnetometer, магнитометр, компас, manyetik sensör, manyetik alan sensörü, hall sensörü, hall etkili sensör
motion-magnetic-sensors / sensors | measured=magnetic-field measured=position ~position ~hall ~magnetic | датчик положения магнита, магнитный датчик положения, датчик положения, датчик угла, датчик угла поворота, датчик положения вала, энкодер магнитный, магнитный энкодер, position sensor, magnetic position sensor, angle sensor, magnetic encoder, rotary position sensor, konum sensörü, açı sensörü, manyetik konum sensörü
motion-magnetic-sensors / sensors | measured=acceleration measured=acceleration-rotation ~accelerometer ~axis ~motion | акселерометр, датчик ускорения, гироскоп, датчик наклона, инерциальный датчик, imu, accelerometer, gyroscope, gyro, motion sensor, inertial sensor, tilt sensor, ivmeölçer, ivme sensörü, jiroskop
motion-magnetic-sensors / sensors | measured=vibration ~vibration | датчик вибрации, датчик удара, vibration sensor, shock sensor, titreşim sensörü
motion-magnetic-sensors + environment-sensors / sensors | measured=motion ~motion ~pir ~pyroelectric | датчик движения, пироэлектрический датчик, pir датчик, pir sensor, motion detector, hareket sensörü
environment-sensors + motion-magnetic-sensors / sensors | measured=current ~mv_a ~current | датчик тока, измеритель тока, датчик постоянного тока, current sensor, hall current sensor, akım sensörü
environment-sensors / sensors | measured=pressure ~pressure ~kpa | датчик давления, барометр, атмосферное давление, измерение давления, barometric pressure, atmospheric pressure, air pressure, hava basıncı, датчик атмосферного давления, pressure sensor, barometer, barometric sensor, basınç sensörü
environment-sensors / sensors | measured=light ~light ~lux ~ambient | датчик освещенности, датчик света, датчик освещения, измеритель освещенности, light sensor, ambient light sensor, lux sensor, ışık sensörü
photodetectors / sensors | | фоторезистор, фотоэлемент, фототранзистор, фотодиод, ик приемник, инфракрасный приемник, приемник ик пульта, photoresistor, ldr, ir receiver, infrared receiver, fotodirenç, kızılötesi alıcı, оптический датчик, щелевой датчик, фотопрерыватель, photointerrupter, optical sensor, optik sensör
environment-sensors / sensors | measured=gas ~gas ~co2 | датчик газа, датчик качества воздуха, датчик со2, датчик углекислого газа, gas sensor, air quality sensor, co2 sensor, gaz sensörü, hava kalitesi sensörü
environment-sensors / sensors | measured=distance ~distance ~proximity ~ultrasonic ~tof | датчик расстояния, дальномер, лазерный дальномер, измерение расстояния, time of flight, time of flight sensor, time of flight distance, laser rangefinder, измеритель расстояния, mesafe ölçer, датчик приближения, ультразвуковой датчик, distance sensor, proximity sensor, ultrasonic sensor, tof sensor, mesafe sensörü, yakınlık sensörü
environment-sensors / sensors | measured=touch ~touch ~capacitive | сенсорная кнопка, датчик касания, емкостной датчик, touch sensor, touch button, capacitive touch, dokunmatik sensör
environment-sensors / sensors | measured=weight ~weight ~load | тензодатчик, датчик веса, датчик массы, load cell, weight sensor, ağırlık sensörü, yük hücresi
environment-sensors / sensors | measured=flow ~flow | датчик расхода, расходомер, датчик потока, flow sensor, debi sensörü, akış sensörü
temperature-humidity-sensors / sensors | measured=temperature ~temperature @temperature-humidity-sensors | датчик температуры, термодатчик, термометр, цифровой термометр, измерение температуры, temperature sensor, thermometer, digital temperature sensor, sıcaklık sensörü, sıcaklık sensör
temperature-humidity-sensors / sensors | measured=temperature-humidity measured=humidity ~humidity ~rh | датчик влажности, датчик температуры и влажности, гигрометр, датчик влажности воздуха, humidity sensor, temperature humidity sensor, temperature and humidity sensor, nem sensörü, sıcaklık nem sensörü, sıcaklık ve nem sensörü
data-converters + temperature-humidity-sensors / data-converters | ~thermocouple | преобразователь термопары, усилитель термопары, thermocouple interface, thermocouple, интерфейс термопары, термопара, ацп для термопары, thermocouple converter, thermocouple amplifier, termokupl
microphones-speakers / buzzers | ~microphone ~mic function=microphone | микрофон, электретный микрофон, mems микрофон, цифровой микрофон, microphone, mems microphone, electret microphone, mikrofon
microphones-speakers / buzzers | ~speaker function=speaker | динамик, громкоговоритель, динамик маленький, speaker, loudspeaker, hoparlör
buzzers | | зуммер, пищалка, бузер, пьезоизлучатель, звуковой излучатель, сирена, buzzer, piezo buzzer, beeper, buzer
buzzers | function=active ~active ~driver | активный зуммер, зуммер с генератором, зуммер активный, active buzzer, aktif buzzer
wifi-bluetooth-modules / radio-modules | radio_standard=Wi-Fi ~wifi ~wi_fi ~802.11b | wifi модуль, микроконтроллер wi fi, микроконтроллер wifi, wifi microcontroller, wifi контроллер, wifi chip, модуль wifi, модуль wi fi, вайфай модуль, вайфай, wifi module, wi fi module, wifi modülü
wifi-bluetooth-modules / radio-modules | radio_standard=Bluetooth ~bluetooth ~ble | bluetooth модуль, модуль bluetooth, блютуз модуль, блютуз, ble модуль, bluetooth module, ble module, bluetooth modülü
wifi-bluetooth-modules / radio-modules | ~zigbee radio_standard=Zigbee | zigbee модуль, модуль zigbee, zigbee module, zigbee modülü
radio-modules / wifi-bluetooth-modules | radio_standard=LoRa ~lora | lora модуль, kablosuz haberleşme lora, long range radio, long range wireless, дальняя радиосвязь, модуль lora, lora module, lora modülü
radio-modules / wifi-bluetooth-modules | radio_standard=GSM ~gsm ~gprs ~lte ~4g ~nb_iot | gsm модуль, модуль gsm, модем gsm, 4g модуль, модуль lte, сотовый модем, gprs модуль, gsm module, lte module, cellular module, 4g module, gsm modülü
radio-modules / wifi-bluetooth-modules | radio_standard=GNSS radio_standard=GPS ~gps ~gnss | gps модуль, модуль gps, gps приемник, глонасс модуль, навигационный модуль, gps module, gnss module, gps receiver, gps modülü
radio-modules + rf-ics / radio-modules | ~433mhz ~transceiver ~fsk ~rf_transceiver function=rf-transceiver | радиомодуль 433, радиопередатчик, радиоприемник, радиотрансивер, rf модуль, радио трансивер, rf transceiver, rf module, radio transceiver, 433mhz module, rf modülü
rf-ics / radio-modules | ~amplifier ~lna function=rf-amplifier | малошумящий усилитель, усилитель вч, вч усилитель, lna, rf amplifier, low noise amplifier, rf yükselteç
rf-ics / radio-modules | ~switch function=rf-switch | вч ключ, вч переключатель, rf switch, rf anahtar
rf-ics / radio-modules | ~rfid ~nfc | rfid считыватель, nfc модуль, nfc, rfid, rfid reader, nfc reader, rfid okuyucu
antennas / radio-modules | | антенна, антенна wifi, антенна 433, gps антенна, антенна gsm, antenna, wifi antenna, gps antenna, anten
development-boards | | отладочная плата, отладочный набор, плата разработчика, ардуино, arduino, raspberry, программатор, отладчик, evaluation board, dev kit, development kit, programmer, debugger, programlayıcı
lcd-oled-displays / displays | ~oled | oled дисплей, oled экран, олед дисплей, oled display, oled ekran
lcd-oled-displays / displays | | жк дисплей, жк экран, жк индикатор, lcd, lcd дисплей, tft дисплей, tft, lcd display, tft display, lcd ekran
seven-segment-displays / displays | | семисегментный индикатор, цифровой индикатор, светодиодный индикатор, сегментный индикатор, seven segment, led segment display, 7 segment display, yedi segment gösterge, 7 segment gösterge
leds | color=infrared ~infrared | ик светодиод, инфракрасный светодиод, ir led, infrared led, kızılötesi led
leds | color=ultraviolet ~ultraviolet ~uv | ультрафиолетовый светодиод, уф светодиод, uv led, ultraviolet led, morötesi led
leds | color=rgb ~rgb ~ws2812b | rgb светодиод, адресный светодиод, адресная лента, трехцветный светодиод, rgb led, addressable led, adreslenebilir led
`;
