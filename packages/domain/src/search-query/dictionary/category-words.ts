import { phraseOf, type Phrase } from '../fold.ts';
import { rowsOf, slugSetsOf } from './rows-of.ts';

/**
 * Words for kinds of parts that are not titles of categories. Columns: slugs | words in Russian, English and Turkish.
 * The words may be typed in any form and order. `a + b` means both categories, `a / b` the first of them that the
 * catalogue has.
 */
const rows = `
resistors | рез, рез-р, резист, резистор, сопротивление, резюк, res, resistor, direnç, direnci, rezistör
chip-resistors | res smd, res chip, чип рез, рез чип, чип резистор, резистор smd, smd резистор, smd resistor, smd res, chip resistor, smd direnç
melf-resistors | melf, мелф, melf резистор, melf resistor, melf direnç
through-hole-resistors | выводной резистор, tht resistor
resistor-networks | res array, res network, res net, резисторная сборка, сборка резисторов, резисторная матрица, resistor array, resistor network, direnç dizisi
power-resistors | мощный резистор, цементный резистор, taş direnç
trimmers | подстроечник, подстроечный резистор, построечник, trimmer, trimpot
potentiometers | потенциометр, переменник, переменный резистор, potentiometer, pot, potansiyometre
ntc-thermistors | термистор, терморезистор, ntc, ntc термистор, thermistor, termistör
varistors | варистор, varistor, mov, varistör
capacitors | конд, кап, конденсатор, кондер, кондюк, cap, capacitor, kondansatör, kapasitör, kondansatörü
ceramic-capacitors / chip-ceramic-capacitors + leaded-ceramic-capacitors | cap cer, cap ceramic, керам, конд керам, конд керамич, керамический, керамика, керамический конденсатор, ceramic, ceramic cap, ceramic capacitor, seramik, seramik kondansatör
leaded-ceramic-capacitors / ceramic-capacitors | дисковый конденсатор, керамический дисковый конденсатор, ceramic disc, disc capacitor, ceramic disc capacitor, disk kondansatör, seramik disk kondansatör
chip-ceramic-capacitors / ceramic-capacitors | mlcc, чип конденсатор, керамический чип конденсатор, smd конденсатор, chip capacitor, smd capacitor, smd cap
electrolytic-capacitors / aluminium-electrolytic-capacitors + smd-electrolytic-capacitors | cap alum, cap aluminum, cap electrolytic, alum cap, конд электролит, эл конденсатор, электролит конденсатор, электролит, электролитический, электролитический конденсатор, конденсатор электролит, electrolytic, electrolytic cap, electrolytic capacitor, elektrolitik, elektrolitik kondansatör
smd-electrolytic-capacitors / electrolytic-capacitors | электролит smd, smd electrolytic, smd electrolytic capacitor, электролитический конденсатор smd
tantalum-capacitors | cap tant, tant cap, конд танталовый, конд тантал, тантал, танталовый, танталовый конденсатор, tantalum, tantalum cap, tantalum capacitor, tantal, tantal kondansatör
film-capacitors | пленка, пленочник, пленочный, пленочный конденсатор, film capacitor, film cap, film kondansatör
supercapacitors | ионистор, суперконденсатор, supercap, supercapacitor, ultracapacitor, süper kapasitör
inductors | fixed ind, ind, ind fixed, дроссель, катушка, катушка индуктивности, катушек, индуктивность, inductor, coil, choke, bobin, endüktör
power-inductors / inductors | силовой дроссель, силовая индуктивность, power inductor, güç bobini
chip-inductors / inductors | чип индуктивность, чип дроссель, chip inductor
ferrite-beads / inductors | феррит, ферритовая бусина, ферритовая бусинка, бусина, ferrite, ferrite bead, bead, ferrit
crystals | кварц, кварцевый, кварцевый резонатор, резонатор, crystal, xtal, quartz, kristal, kuvars
oscillators / crystals | кварцевый генератор, генератор тактовый, осциллятор, oscillator, crystal oscillator, tcxo, osilatör
fuses | предохранитель, плавкий предохранитель, fuse, sigorta
resettable-fuses / fuses | ptc reset fuse, ptc reset, ptc resettable fuse, ptc fuse, самовосстанавливающийся предохранитель, самовосстанавливающийся, pptc, polyfuse, resettable fuse
diodes | диод, diode, diyot, diyodu
rectifier-diodes / diodes | выпрямительный диод, rectifier diode, doğrultucu diyot
schottky-diodes / diodes | шоттки, диод шоттки, schottky, schottky diode, şotki
switching-diodes / diodes | импульсный диод, switching diode, signal diode
zener-diodes / diodes | стабилитрон, зенер, диод зенера, zener, zener diode, zener diyot
tvs-diodes / diodes | tvs, tvs диод, супрессор, защитный диод, tvs diode, transil
bridge-rectifiers / diodes | диодный мост, мост диодный, bridge rectifier, rectifier bridge, köprü diyot
transistors | транзистор, transistor, transistör
bipolar-transistors / transistors | биполярный, биполярный транзистор, bjt, bipolar, bipolar transistor
mosfets + jfets / field-effect-transistors / transistors | полевой, полевик, полевой транзистор, fet, alan etkili transistör
mosfets / field-effect-transistors | мосфет, mosfet, mosfet транзистор, mosfet transistor
jfets | jfet
igbts | igbt, игбт
thyristors | тиристор, thyristor, tristör
triacs / thyristors | симистор, triac, triyak
scr-thyristors / thyristors | scr, тринистор
leds | светодиод, светик, led, лед, led diode, led diyot
seven-segment-displays | семисегментный индикатор, seven segment display, 7 segment
optocouplers | оптопара, оптрон, optocoupler, opto, optokuplör
photodetectors | фотодиод, фототранзистор, фотоприемник, photodiode, phototransistor, fotodiyot
integrated-circuits | микросхема, микруха, entegre, entegre devre, integrated circuit
operational-amplifiers | операционный усилитель, операционник, оу, opamp, op amp, operational amplifier, işlemsel yükselteç
comparators | компаратор, comparator, karşılaştırıcı
audio-amplifiers | усилитель звука, унч, стереоусилитель, стерео усилитель, stereo amplifier, stereo yükselteç, audio amplifier, ses yükselteci
timers | таймер, timer, zamanlayıcı
data-converters | ацп, цап, adc, dac
linear-regulators | ic reg linear, reg linear, reg ldo, стабилизатор, стабилизатор напряжения, линейный стабилизатор, ldo, лдо, linear regulator, voltage regulator, regulator, regülatör, doğrusal regülatör, voltaj regülatörü
dc-dc-converters | импульсный преобразователь, импульсный стабилизатор, преобразователь dc dc, dc dc, dcdc, dc dc converter, switching regulator
voltage-references | опорное напряжение, источник опорного напряжения, ион, voltage reference, vref
drivers | драйвер, driver, драйвер светодиодов, led driver, драйвер двигателя, motor driver, драйвер затвора, gate driver, sürücü
logic-ics | логика, логическая микросхема, logic ic
microcontrollers | микроконтроллер, мк, mcu, microcontroller, контроллер, mikrodenetleyici
eeprom-memory | eeprom, еепром, fram
flash-memory | flash память, флеш память, flash memory, sram, flash bellek
transceivers | приемопередатчик, трансивер, transceiver
real-time-clocks | часы реального времени, rtc, real time clock
wifi-bluetooth-modules | wifi модуль, модуль wi fi, bluetooth модуль, wifi module, bluetooth module
radio-modules | радиомодуль, lora модуль, gsm модуль, radio module
development-boards | отладочная плата, отладка, devboard, dev board, development board, geliştirme kartı
sensors | датчик, сенсор, sensor, sensör
displays | дисплей, экран, display, ekran
ac-dc-supplies | блок питания, бп, psu, power supply, güç kaynağı
dc-dc-modules | модуль dc dc, dc dc модуль, dc dc module
connectors | разъем, коннектор, соединитель, connector, konnektör
pin-headers / connectors | conn header, pls, pld, pbs, pbd, plsr, pldr, pbsr, pbdr, штыри, гребенка, штыревой разъем, pls, pin header
terminal-blocks / connectors | клеммник, клемма, terminal block, klemens
ic-sockets / connectors | панелька, панелек, кроватка, кроватка для микросхемы, панелька для микросхемы, панель для микросхемы, панель микросхемы, панель dip, панель под микросхему, ic socket, dip socket
switches | переключатель, выключатель, кнопка, кнопок, switch, button, push button, anahtar, buton
tact-switches / switches | тактовая кнопка, кнопка тактовая, tact switch, tactile switch, tact buton
toggle-rocker-switches / switches | тумблер, toggle switch
relays | реле, relay, röle
solid-state-relays / relays | твердотельное реле, ssr, solid state relay
buzzers | зуммер, пищалка, бузер, динамик, buzzer
fans | вентилятор, кулер, fan
soldering-stations | паяльник, паяльная станция, soldering iron, havya
soldering-tips | жало, soldering tip
solder-flux | припой, флюс, solder, flux, lehim teli
multimeters | мультиметр, тестер, multimeter, multimetre
hand-tools | пинцет, кусачки, tweezers, cımbız
heat-shrink | термоусадка, термоусадочная трубка, heat shrink, makaron
wires | кабель, монтажный провод
breadboards | макетная плата, макетка, breadboard
`;

interface CategoryWords {
  /** Categories of the kind, as sets of slugs. The first set of which the catalogue has a category is used. */
  readonly slugSets: readonly (readonly string[])[];
  readonly phrases: readonly Phrase[];
}

export const categoryWords: readonly CategoryWords[] = rowsOf(rows, 'slugs', 'phrases').map(({ slugs, phrases }) => ({
  slugSets: slugSetsOf(slugs),
  phrases: phrases.split(', ').map(phraseOf),
}));
