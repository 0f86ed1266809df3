/**
 * Phrases that say what a part is needed for, and the kind of part that they mean. Columns: slugs | wishes | phrases in
 * Russian, English and Turkish. Slugs are as in `category-words.ts`.
 *
 * Wishes are separated by `;`. Each wish has alternatives: `key=value`, `~word` in a title or value (`rs_485` is two
 * words), `@slug` of a category. A wish that no part meets is ignored. People may type the words in any form and order,
 * with joining words (`для`, `for`, `için`) between them.
 */
export const powerNeedRows = `
resistors | @chip-resistors @through-hole-resistors @power-resistors @current-sense-resistors @melf-resistors | резистор, сопротивление, res, resistor, direnç, direnci, rezistör
current-sense-resistors / chip-resistors | | шунт, токовый шунт, токоизмерительный резистор, резистор для измерения тока, датчик тока резистор, current sense resistor, shunt resistor, shunt, şönt direnç, akım ölçme direnci
inductors | @power-inductors @chip-inductors @axial-inductors | дроссель, катушка, катушка индуктивности, индуктивность, inductor, coil, choke, bobin, endüktör
ptc-thermistors / resettable-fuses | | ptc термистор, позистор, ptc thermistor, ptc termistör
ntc-thermistors | | датчик температуры ntc, ntc датчик, термистор для 3d принтера, термочувствительный резистор, термозависимый резистор, temperature dependent resistor, ntc sensör, ısıya duyarlı direnç, sıcaklığa duyarlı direnç
resistor-networks | | резисторная сборка, сборка резисторов, resistor array, resistor network, direnç dizisi
polymer-capacitors / capacitors | | полимерный конденсатор, твердотельный конденсатор, полимерник, polymer capacitor, solid capacitor, polymer cap, polimer kondansatör
safety-capacitors / film-capacitors | | y capacitor, x capacitor
film-capacitors | | пленочный конденсатор, конденсатор cbb, полипропиленовый конденсатор, film capacitor, film kapasitör, polyester kondansatör, лавсановый конденсатор, polypropylene capacitor
diodes | @rectifier-diodes @schottky-diodes @switching-diodes | диод, diode, diyot, diyodu
thyristors | @scr-thyristors | тиристор, thyristor, tristör
switches | @tact-switches @micro-switches function=momentary function=push-button #PBS-,PB-,DS-,R13-,КМ1,КН | кнопка, кнопок, button, push button, buton
switches | @toggle-rocker-switches | переключатель, выключатель, switch, anahtar
pin-headers / connectors | | header, штыревая линейка, pin strip, header strip
development-boards | ~arduino #A000,ABX0 | ардуино, arduino, arduino board, плата ардуино, arduino kartı
development-boards | ~raspberry #SC0,SC1 | raspberry, raspberry pi, распберри
dc-dc-converters | topology=buck ~buck ~step_down | понизить, понизить напряжение, снизить напряжение, понижение напряжения, reduce voltage, lower voltage, voltage step down
dc-dc-converters | topology=boost ~boost ~step_up | повысить, повысить напряжение, поднять напряжение, повышение напряжения, raise voltage, voltage step up
motion-magnetic-sensors / sensors | measured=current ~current | current sensing, current measurement
breadboards / development-boards | | плата для прототипов, плата прототипирования
transformers / inductors | | трансформатор, transformer, transformatör, trafo
power-inductors / inductors | | силовой дроссель, дроссель для преобразователя, дроссель для dc dc, накопительный дроссель, power inductor, inductor for buck converter, güç bobini
ferrite-beads / inductors | | ферритовый фильтр, фильтр питания, ferrite filter, ferrit filtre
resonators / crystals | function=saw-filter ~saw | пав фильтр, фильтр пав, фильтр на пав, saw filter, saw filtre
resonators / crystals | function=saw-resonator ~saw | пав резонатор, резонатор пав, saw resonator, saw rezonatör
resonators / crystals | function=ceramic-filter ~ceramic | керамический фильтр, фильтр керамический, ceramic filter, seramik filtre
crystals | frequency=32760..32776 ~32.768khz | часовой кварц, кварц часов, кварц для rtc, watch crystal, rtc crystal, 32k crystal, saat kristali
crystals | | кварц для микроконтроллера, clock crystal
?oscillators / crystals | | генератор, oscillator
oscillators / crystals | function=vcxo ~vcxo #VX | vcxo, генератор управляемый напряжением
oscillators / crystals | function=tcxo ~tcxo ~temperature_compensated | tcxo, термокомпенсированный генератор, термокомпенсированный кварц, temperature compensated oscillator, tcxo osilatör
oscillators / crystals | | тактовый генератор, генератор тактовых импульсов, clock oscillator, saat osilatörü
clock-ics / timers | function=clock-buffer ~buffer ~fanout | тактовый буфер, буфер тактового сигнала, clock buffer, clock driver, clock fanout buffer, clock distribution, saat tamponu
clock-ics / timers | function=clock-generator ~generator ~pll ~synthesizer | генератор тактовых частот, синтезатор частоты, clock generator, frequency synthesizer, pll, saat üreteci
fuses | | плавкая вставка, предохранитель стеклянный, glass fuse, cam sigorta
resettable-fuses / fuses | | защита usb от короткого замыкания
surge-arresters / varistors | | грозозащита, молниезащита, surge arrester, lightning protection, parafudr
varistors | | varistör
?linear-regulators | | стабилизировать, стабилизация напряжения, стабильное напряжение, regulate voltage, stabilize voltage, gerilimi sabitlemek
linear-regulators | | линейный преобразователь, стабилизатор ldo, малошумящий стабилизатор, кренка, крен, low dropout, low dropout regulator, voltage stabilizer, lineer regülatör, gerilim regülatörü, voltaj regülatörü
linear-regulators | output_type=adjustable ~adjustable | регулируемый стабилизатор, adjustable regulator, adjustable ldo, ayarlanabilir regülatör
?dc-dc-converters + dc-dc-modules + ac-dc-supplies / dc-dc-converters + dc-dc-modules / dc-dc-converters | | питать, запитать, питание, power supply for, powering, besleme, beslemek
dc-dc-converters + dc-dc-modules / dc-dc-converters | | преобразователь напряжения, преобразователь питания, импульсный преобразователь, преобразователь, dc dc преобразователь, dc converter, voltage converter, power converter, switching regulator, gerilim dönüştürücü, dönüştürücü
dc-dc-converters | topology=buck ~buck ~step_down | понижающий преобразователь, понижающий dc dc преобразователь, понижающий dc dc, понижайка, понижающий стабилизатор, понижающий регулятор, импульсный понижающий преобразователь, step down, step down преобразователь, step down converter, step down regulator, step down dc dc, buck, buck converter, buck преобразователь, buck regulator, buck dc dc, dc dc buck, düşürücü, düşürücü dönüştürücü, düşürücü regülatör, düşürücü çevirici, voltaj düşürücü
dc-dc-converters | topology=buck-boost ~buck_boost ~sepic | повышающе понижающий преобразователь, понижающе повышающий преобразователь, buck boost, buck boost преобразователь, buck boost converter, sepic, düşürücü yükseltici
dc-dc-converters | topology=flyback topology=pwm-controller ~flyback ~pwm | ac dc контроллер, ac dc controller, ac dc converter, pfc controller
dc-dc-modules | | модуль питания, power module, dc dc module, модуль dc dc, güç modülü
power-management-ics / drivers | function=load-switch ~switch | power switch
drivers | function=motor-driver ~motor ~full_bridge | драйвер постоянного тока двигателя
drivers | ~lcd ~segment ~display function=led-driver | драйвер дисплея, драйвер lcd, lcd driver, display driver, segment driver, ekran sürücü
`;

export const signalNeedRows = `
operational-amplifiers | ~rail_to_rail rail_to_rail=true | rail to rail усилитель, rail to rail операционный усилитель, rail to rail opamp, rail to rail op amp, rail to rail amplifier
operational-amplifiers | | усилитель, усилитель сигнала, оу, прецизионный операционный усилитель, precision opamp, amplifier, yükselteç, opamp entegresi
timers | | мультивибратор
transceivers | interface=RS-232 ~rs232 ~rs_232 | драйвер rs232, rs232, rs 232, rs232 ttl, rs232 ttl converter, rs232 level converter, преобразователь rs232 ttl, rs232 драйвер, преобразователь rs232, приемопередатчик rs232, трансивер rs232, преобразователь уровней rs232, rs232 transceiver, rs232 driver, rs232 converter, rs232 dönüştürücü
transceivers | interface=LIN ~lin | lin трансивер, трансивер lin, драйвер lin, lin transceiver, lin bus, lin шина
transceivers | interface=LVDS ~lvds | драйвер lvds, lvds, lvds driver, lvds receiver
interface-bridges | function=touch-controller ~touch #ADS784,TSC20,XPT20,AR10,FT5,GT9,STMPE | контроллер тачскрина, контроллер сенсорного экрана, сенсорный контроллер, touch controller, touch screen controller, dokunmatik denetleyici
optocouplers | | оптоизолятор, optoisolator, photocoupler, optokuplör
logic-gates | | логический элемент, логический вентиль, логика 74hc, logic gate, lojik kapı
microcontrollers | core=Cortex-M0 core=Cortex-M0+ ~cortex_m0 | cortex m0, arm cortex m0
microcontrollers | core=Cortex-M3 ~cortex_m3 | cortex m3, arm cortex m3
microcontrollers | core=Cortex-M4 core=Cortex-M4F ~cortex_m4 ~cortex_m4f | cortex m4, arm cortex m4
microcontrollers | core=Cortex-M7 ~cortex_m7 | cortex m7, arm cortex m7
microcontrollers | core=Cortex-M23 ~cortex_m23 | cortex m23, arm cortex m23
microcontrollers | core=Cortex-M33 ~cortex_m33 | cortex m33, arm cortex m33
microcontrollers | ~cortex ~arm | arm микроконтроллер, микроконтроллер arm, arm mcu, arm microcontroller, arm cortex, arm cortex m, mikrodenetleyici arm, arm mikrodenetleyici
microcontrollers | ~risc_v #CH32V,GD32V,ESP32-C,ESP32-H,FE310,CH57,CH58 | risc v, risc v микроконтроллер, risc v mcu, risc v microcontroller, risc v mikrodenetleyici
microcontrollers | | микроконтроллер, mikro denetleyici, mikro kontrolcü, контроллер программируемый, мк, процессор, микропроцессор, однокристалка, mcu, microcontroller, processor, cpu, mikrodenetleyici, mikroişlemci
programmable-logic / microcontrollers | ~fpga #XC2S,XC3S,XC4V,XC5V,XC6,XC7,XCK,A3P,AGL,M2GL,M2S,MPF,EP1C,EP2C,EP3C,EP4C,5CE,10CL,10M0,10M1,10M2,10M5,LFE,LFXP,LFD,LIFCL,ICE40,GW1N,GW2A,EG4 | fpga, плис fpga, программируемая логика fpga
programmable-logic / microcontrollers | ~cpld #XC2C,XC95,XCR3,EPM,5M,LC40,LC41,LC42,LC5,ATF15,LCMXO | cpld, плис cpld
programmable-logic / microcontrollers | | плис, программируемая логика, programmable logic
?flash-memory | | flash, флеш, флэш
flash-memory | | флеш память, флэш память, память flash, flash память, микросхема flash, микросхема флеш памяти, flash memory, flash bellek, память для прошивки
eeprom-memory | | eeprom память
eeprom-memory | interface=I2C ~i2c | eeprom i2c, i2c eeprom, память i2c, i2c память
flash-memory + eeprom-memory + ram-memory / flash-memory + eeprom-memory | | микросхема памяти, память, чип памяти, memory, memory chip, memory ic, bellek, bellek entegresi
mosfets | | силовой ключ, силовой транзистор, силовой мосфет, мощный полевик, power mosfet, power transistor, güç mosfeti
bipolar-transistors | ~darlington function=darlington function=darlington-array polarity=darlington-npn polarity=darlington-pnp | транзистор дарлингтона, составной транзистор, darlington transistor, darlington
bipolar-transistors | function=digital-transistor ~digital ~pre_biased | цифровой транзистор, транзистор с резисторами, digital transistor, prebiased transistor, dijital transistör, npn dijital transistör
igbts | | силовой модуль igbt, igbt модуль, igbt module
schottky-diodes / diodes | | диод для импульсного блока питания, барьер шоттки, schottky rectifier, şotki diyot, schottky diyot
?bridge-rectifiers / diodes | | мост, bridge, köprü
bridge-rectifiers / diodes | ~three_phase ~3_phase | трехфазный мост, мост трехфазный, трехфазный выпрямитель, three phase bridge, three phase rectifier, üç fazlı köprü
bridge-rectifiers / diodes | | мост диодный, выпрямительный мост, rectifier, diode bridge, köprü diyot
`;

export const moduleNeedRows = `
motion-magnetic-sensors / sensors | measured=vibration ~vibration | датчик вибрации, датчик удара, vibration sensor, shock sensor, titreşim sensörü
photodetectors / sensors | | фотоэлемент, optical sensor
environment-sensors / sensors | measured=weight ~weight ~load | тензодатчик, датчик веса, датчик массы, load cell, weight sensor, ağırlık sensörü, yük hücresi
environment-sensors / sensors | measured=flow ~flow | датчик расхода, расходомер, датчик потока, flow sensor, debi sensörü, akış sensörü
microphones-speakers / buzzers | ~microphone ~mic function=microphone | микрофон, microphone, mikrofon
buzzers | function=active ~active ~driver | зуммер активный
wifi-bluetooth-modules / radio-modules | ~zigbee radio_standard=Zigbee | zigbee модуль, модуль zigbee, zigbee module, zigbee modülü
rf-ics / radio-modules | ~amplifier ~lna function=rf-amplifier | малошумящий усилитель, усилитель вч, вч усилитель, lna, rf amplifier, low noise amplifier, rf yükselteç
rf-ics / radio-modules | ~switch function=rf-switch | вч ключ, вч переключатель, rf switch, rf anahtar
rf-ics / transformers | ~balun ~балун function=balun #BALF,2450BL,HHM15,0900BL,2450BM,BD2425,MLBLN | балун, симметрирующий трансформатор, balun, rf balun, balun filter
rf-ics / radio-modules | ~rfid ~nfc | rfid считыватель, nfc модуль, nfc, rfid, rfid reader, nfc reader, rfid okuyucu
antennas / radio-modules | | антенна, антенна wifi, антенна 433, gps антенна, антенна gsm, antenna, wifi antenna, gps antenna, anten
development-boards | | отладочная плата, отладочный набор, плата разработчика, ардуино, arduino, raspberry, программатор, отладчик, evaluation board, dev kit, development kit, programmer, debugger, programlayıcı
lcd-oled-displays / displays | ~oled | олед дисплей
lcd-oled-displays / displays | | жк индикатор
seven-segment-displays / displays | | светодиодный индикатор, yedi segment gösterge
leds | color=rgb ~rgb ~ws2812b | трехцветный светодиод
`;
