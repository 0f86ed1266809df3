import { rowsOf } from './rows-of.ts';

/**
 * Further names of attributes and of their values, besides their titles. Columns: key | value | words in Russian,
 * English and Turkish | words with which suppliers state the value, if any. The value `-` means that the words name the
 * attribute. `true` and `false` are values of flags.
 */
const rows = `
voltage | - | напряжение, voltage, gerilim, voltaj
power | - | мощность, power, güç
vin | - | uвх, u вх, вход, входное, vin, input, giriş, control, control voltage, управление, управляющее, управляющее напряжение, напряжение управления, kontrol gerilimi
vout | - | uвых, u вых, выход, выходное, vout, output, çıkış
current | - | ток, current, akım
conductor_count | - | контакт, контактов, контактный, жила, жил, жильный, проводник, проводников, pin, pins, pinli, core, conductor, conductors, damar, damarlı
pitch | - | шаг, шагом, pitch, adım, hatve
pins | - | позиция, позиций, позиции, позиционный, pozisyon, pozisyonlu, konum, konumlu, контакт, контактов, конт, вывод, выводов, пин, пинов, пиновый, выводной, контактный, ножка, ножек, pin, pins, position, pos, way, pole, полюс, kontak, pim, pinli, bacak, bacaklı, li, lı, lu, lü, lik, lık, luk, lük
channels | 1 | одноканальный, single channel, tek kanallı, tek kanal | 1 channel, single channel
channels | 2 | dual, stereo, стерео, сдвоенный, двойной, двухканальный, dual channel, two channel, çift, ikili, çift kanallı, iki kanallı | 2 channel, dual channel, stereo
channels | 3 | triple, строенный, тройной, трехканальный, triple channel, üçlü, üç kanallı
channels | 4 | quad, счетверенный, четырехканальный, quadruple, quad channel, four channel, dörtlü, dört kanallı | 4 channel, quad channel
channels | 6 | hex, шестиканальный, six channel, altılı, altı kanallı
channels | 8 | octal, восьмиканальный, eight channel, sekizli, sekiz kanallı
channels | - | канал, каналов, канальный, channel, kanal, kanallı
coil_voltage | - | катушка, катушкой, обмотка, coil, bobin, bobinli, bobini
interface | 1-Wire | one wire, single wire, 1 wire, одному проводу, один провод, одним проводом, однопроводной, однопроводный, tek tel, tek hat | 1 wire, single bus, one wire, single wire
offset_voltage | - | uсм, u см, смещение, напряжение смещения, vos, offset, offset voltage, ofset gerilimi
threshold_voltage | - | uпор
supply_voltage | - | uпит, u пит, питание, vcc, vdd
leakage_current | - | ток утечки, утечка, leakage, leakage current, kaçak akım
drain_current | - | ic стока, ток стока, id
collector_current | - | ток коллектора, iк, ic
rds_on | - | rси, rds, rds on, rdson
drain_source_voltage | - | uси, vds, vdss
collector_emitter_voltage | - | uкэ, vce, vceo, vces
forward_voltage | - | vf, forward drop, voltage drop, forward voltage drop, прямое падение, прямое напряжение, падение, падение напряжения, gerilim düşümü
reverse_voltage | - | uобр, vrrm, обратное напряжение
standoff_voltage | - | vrwm
zener_voltage | - | uст, vz
isolation_voltage | - | изоляция, isolation, yalıtım
gain_bandwidth | - | gbw, gbp, gbwp, bandwidth, полоса, полоса пропускания, bant genişliği
dropout_voltage | - | dropout, падение
quiescent_current | - | ток покоя, собственное потребление, ток потребления, quiescent current, iq, standby current, ground current, sükunet akımı
dc_resistance | - | dcr
saturation_current | - | isat
rows | 1 | однорядный, однорядная, single row, one row, tek sıra, tek sıralı
rows | 2 | двухрядный, двухрядная, double row, dual row, two row, çift sıra, çift sıralı, iki sıralı
elements | - | элемент, элемента, элементов, element, elements, eleman, elemanlı
elements | 2 | dual, сдвоенный, ikili
elements | 3 | triple, тройной, строенный, üçlü
elements | 4 | quad, счетверенный, quadruple, dörtlü
elements | 6 | hex, шестерной, altılı
elements | 8 | octal, восьмерной, sekizli
pole_count | 2 | двухэлектродный, two electrode, 2 electrode, two pole, iki elektrotlu
pole_count | 3 | трехэлектродный, three electrode, 3 electrode, three pole, üç elektrotlu
digits | 1 | одноразрядный, single digit, one digit, tek haneli
digits | 2 | двухразрядный, двузначный, two digit, dual digit, iki haneli
digits | 3 | трехразрядный, three digit, triple digit, üç haneli
digits | 4 | четырехразрядный, four digit, quad digit, dört haneli
digits | - | разряд, разрядов, разрядный, цифра, цифр, digit, digits, haneli, hane, basamak, basamaklı
resolution | - | разряд, разрядов, разрядный, resolution, разрешение, çözünürlük
turns | - | оборот, оборотов, оборотный, turn, turns, tur, turlu
function | active | активный, активная, active, aktif
function | passive | пассивный, пассивная, passive, pasif
function | latching | с фиксацией, фиксация, фиксируемый, self locking, self lock, locking, kalıcı | self locking, latching
function | momentary | без фиксации, нефиксируемый, самовозвратный, с самовозвратом, spring return, geri dönüşlü | momentary, self reset, spring return
taper | logarithmic | логарифмический, логарифм, log, audio taper
taper | linear | линейный, lineer, linear taper
output_type | adjustable | настраиваемый, подстраиваемый, регулируемое напряжение, adj, variable, ayarlı
output_type | fixed | нерегулируемый
output_type | open-collector | ок выход, oc output
output_type | open-drain | od output
output_type | push-pull | тотемный, totem pole
output_type | triac | с симисторным выходом
output_type | transistor | с транзисторным выходом
output_type | logic | с логическим выходом, logic output, lojik çıkış
fuse_speed | fast | быстрый, быстродействующий, fast acting, fast blow, quick blow, quick acting, çabuk | fast blow, fast acting, fast
fuse_speed | slow | медленный, инерционный, замедленный, slow blow, slow, slow acting, time delay, delayed, anti surge, yavaş, geç atan, gecikmeli | slow blow, time lag, slow, time delay
contact_form | SPST | spst, spst no, form a, one form a, замыкающий, замыкающий контакт, нормально разомкнутый, нормально разомкнутый контакт, нормально открытый, нормально открытый контакт, normally open, normally open contact, normalde açık | spst, 1a
contact_form | SPDT | spdt, form c, one form c, переключающий, переключающий контакт, перекидной, перекидной контакт, changeover, одна переключающая группа | spdt, 1c, changeover
contact_form | DPDT | dpdt, two form c, две группы, две переключающие группы, две группы переключающих контактов, две группы контактов, двумя группами, двумя группами контактов, двумя переключающими группами, с двумя группами, с двумя группами контактов, двойной переключающий, два переключающих контакта, double changeover, çift kontaklı | dpdt, 2c, double pole double throw
gender | male | папа, male, erkek
gender | female | мама, гнездовой, female, receptacle, dişi
orientation | angled | угловой, под углом, right angle, angled, 90 degree, горизонтальный, horizontal, yatay, dik açılı, açılı
orientation | straight | прямой, вертикальный, vertical, straight, dikey, düz
antenna | pcb | с антенной на плате, onboard antenna
antenna | connector | ipex, u fl, ufl, с разъемом антенны, external antenna, harici anten
color | black | черный, black, siyah
color | white | белый, white, beyaz, холодный белый, cool white, cold white, soğuk beyaz, pure white
color | warm-white | теплый белый, тепло белый, warm white, sıcak beyaz, ılık beyaz
color | infrared | инфракрасный, ик, infrared, ir, kızılötesi
color | ultraviolet | ультрафиолетовый, уф, ультрафиолет, ultraviolet, uv, morötesi
color | transparent | бесцветный, clear, colourless, colorless, renksiz
color | rgb | разноцветный, трехцветный, полноцветный, full color, full colour, tricolor, multicolor, üç renkli
material | PTFE | фторопласт, фторопластовый, тефлон, тефлоновый, teflon
material | silicone | силиконовый, силикон, silicone, silikon
material | pvc | пвх, виниловый, pvc
shielded | true | экранированный, экранированная, с экраном, shielded, ekranlı, blendajlı, zırhlı | shielded, magnetic shielded, экранированный, экранированная
shielded | false | неэкранированный, неэкранированная, без экрана, unshielded, non shielded, ekransız
rail_to_rail | true | rail to rail, rail-to-rail, rrio, rro, рэйл ту рэйл, рейл ту рейл, рэйл-ту-рэйл, рейл-ту-рейл | rail to rail
bidirectional | true | двунаправленный, двусторонний, симметричный, bidirectional, bi directional, çift yönlü, iki yönlü | bidirectional, двунаправленный
bidirectional | false | однонаправленный, односторонний, несимметричный, unidirectional, uni directional, tek yönlü
automotive | true | автомобильный, автомобильная, для авто, automotive, automotive grade, aec q, aec q200, aec q100, aec q101, aecq200, otomotiv, araç | aec q200, aec q100, aec q101, automotive standard certification
tolerance | - | допуск, точность, tolerance, tolerans
frequency | - | частота, frequency, frekans
capacitance | - | емкость, ёмкость, capacitance, kapasite
inductance | - | inductance, endüktans
flash | - | flash, флеш, флэш
ram | - | ram, озу
viewing_angle | - | угол обзора, угол, viewing angle, görüş açısı
mounting | smd | smd, смд, smt, smd монтаж
mounting | tht | tht, dip монтаж, through hole
polarity | n-channel | n канальный, n channel, n ch, nmos, n mos, n mosfet, n мосфет, n fet, nfet
polarity | p-channel | p канальный, p channel, p ch, pmos, p mos, p mosfet, p мосфет, p fet, pfet
polarity | n-p-channel | n и p канальный, n p канальный, n and p channel, n p channel, комплементарная пара, complementary pair
polarity | NPN | npn, нпн
polarity | PNP | pnp, пнп
polarity | darlington-npn | составной npn, дарлингтон npn, npn darlington
polarity | darlington-pnp | составной pnp, дарлингтон pnp, pnp darlington
polarity | digital-npn | цифровой npn, npn с резисторами, npn со встроенными резисторами, npn with built in resistors, npn with bias resistors, npn built in resistors, prebiased npn, pre biased npn
polarity | digital-pnp | цифровой pnp, pnp с резисторами, pnp со встроенными резисторами, pnp with built in resistors, pnp with bias resistors, pnp built in resistors, prebiased pnp, pre biased pnp
`;

interface ValueNames {
  readonly key: string;
  /** The value as in the table; null = the words name the attribute. */
  readonly value: string | null;
  readonly phrases: readonly string[];
  /** Words with which suppliers state the value, in titles and in other attributes. */
  readonly stated: readonly string[];
}

export const valueNames: readonly ValueNames[] = rowsOf(rows, 'key', 'value', 'phrases', 'stated').map(
  ({ key, value, phrases, stated }) => ({
    key,
    value: value === '-' ? null : value,
    phrases: phrases.split(', '),
    stated: stated === '' ? [] : stated.split(', '),
  }),
);
