/**
 * Blocks of categories. The first line of a block is "# slug" (top), "## slug" (group) or "### slug: attributes"
 * (leaf). One line for each language follows: "locale | title | name of one part | description".
 *
 * Attributes are in the order of the category's table. `+` = column and filter. No sign = only filter. `-` = only on
 * product pages. `*` before the key = each value has its own page.
 */
export const passiveCategories = `
# passive-components
ru | Пассивные компоненты | Компонент | Резисторы, конденсаторы, катушки индуктивности, кварцы и элементы защиты. Подбор по номиналу, корпусу и допуску.
en | Passive components | Component | Resistors, capacitors, inductors, crystals and protection parts. Choose by value, package and tolerance.
tr | Pasif bileşenler | Bileşen | Dirençler, kondansatörler, bobinler, kristaller ve koruma elemanları. Değere, kılıfa ve toleransa göre seçin.

## resistors
ru | Резисторы | Резистор | Постоянные и переменные резисторы, терморезисторы и варисторы для поверхностного и выводного монтажа.
en | Resistors | Resistor | Fixed and variable resistors, thermistors and varistors for surface and through-hole mounting.
tr | Dirençler | Direnç | Yüzey ve delikli montaj için sabit ve ayarlı dirençler, termistörler ve varistörler.

### chip-resistors: +resistance +tolerance +power voltage +temperature_coefficient +*package packing series automotive operating_temperature -mounting
ru | Чип-резисторы | Чип-резистор | Толсто- и тонкоплёночные резисторы для поверхностного монтажа типоразмеров от 0201 до 2512, ряды от E24 до E192.
en | Chip resistors | Chip resistor | Thick and thin film surface-mount resistors in sizes 0201 to 2512, series E24 to E192.
tr | Çip dirençler | Çip direnç | 0201–2512 boyutlarında, E24–E192 serilerinde kalın ve ince film yüzey montaj dirençleri.

### through-hole-resistors: +resistance +tolerance +power voltage +temperature_coefficient +*series packing package operating_temperature -mounting
ru | Выводные резисторы | Резистор | Углеродистые и металлоплёночные резисторы с проволочными выводами мощностью от 0,125 до 3 Вт, в том числе МЛТ и С2-23.
en | Through-hole resistors | Resistor | Carbon and metal film axial resistors from 0.125 to 3 W, including MLT and S2-23 types.
tr | Delikli montaj dirençleri | Direnç | 0,125–3 W gücünde karbon ve metal film eksenel dirençler; MLT ve S2-23 tipleri dahil.

### melf-resistors: +resistance +tolerance +power voltage +temperature_coefficient +*package packing series automotive operating_temperature -mounting
ru | MELF-резисторы | MELF-резистор | Цилиндрические металлоплёночные резисторы для поверхностного монтажа: стабильные, стойкие к импульсам и влаге.
en | MELF resistors | MELF resistor | Cylindrical metal film resistors for surface mounting: stable, pulse and moisture proof.
tr | MELF dirençler | MELF direnç | Yüzey montaj için silindirik metal film dirençler: kararlı, darbeye ve neme dayanıklı.

### resistor-networks: +resistance +tolerance +elements power +*package pins packing series -mounting
ru | Резисторные сборки | Резисторная сборка | Несколько одинаковых резисторов в одном корпусе: подтяжка шин, согласование линий, экономия места на плате.
en | Resistor networks | Resistor network | Several equal resistors in one package for bus pull-ups, line termination and saving board space.
tr | Direnç dizileri | Direnç dizisi | Tek kılıfta birkaç eşit direnç: hat yükseltme, hat sonlandırma ve yer tasarrufu için.

### power-resistors: +resistance +tolerance +power voltage +package *series packing -mounting
ru | Мощные резисторы | Мощный резистор | Проволочные, цементные и резисторы в алюминиевом корпусе от 3 до 100 Вт для нагрузок, разряда и тормозных цепей.
en | Power resistors | Power resistor | Wirewound, cement and aluminium-housed resistors from 3 to 100 W for loads, discharge and braking circuits.
tr | Güç dirençleri | Güç direnci | Yük, deşarj ve frenleme devreleri için 3–100 W tel sarımlı, çimento ve alüminyum gövdeli dirençler.

### trimmers: +resistance +tolerance +power +turns temperature_coefficient +package *series packing -mounting
ru | Подстроечные резисторы | Подстроечный резистор | Одно- и многооборотные подстроечные резисторы для точной настройки схем.
en | Trimmers | Trimmer | Single-turn and multi-turn trimming potentiometers for precise circuit adjustment.
tr | Trimpotlar | Trimpot | Devrelerin hassas ayarı için tek ve çok turlu trimpotlar.

### potentiometers: +resistance tolerance +power +taper diameter temperature_coefficient +*series channels packing -mounting
ru | Переменные резисторы | Переменный резистор | Потенциометры с валом для регулировки громкости, яркости и скорости.
en | Potentiometers | Potentiometer | Shaft potentiometers for volume, brightness and speed control.
tr | Potansiyometreler | Potansiyometre | Ses, parlaklık ve hız ayarı için milli potansiyometreler.

### ntc-thermistors: +resistance +tolerance +b_value +*package power series operating_temperature -mounting
ru | Термисторы NTC | Термистор NTC | Терморезисторы с отрицательным ТКС для измерения температуры и ограничения пускового тока.
en | NTC thermistors | NTC thermistor | Negative temperature coefficient thermistors for temperature sensing and inrush current limiting.
tr | NTC termistörler | NTC termistör | Sıcaklık ölçümü ve kalkış akımı sınırlama için negatif sıcaklık katsayılı termistörler.

### varistors: +voltage_ac +voltage +clamping_voltage +diameter *series packing operating_temperature -mounting
ru | Варисторы | Варистор | Металлооксидные варисторы для защиты от импульсных перенапряжений в сети и цепях питания.
en | Varistors | Varistor | Metal oxide varistors for surge protection of mains and supply lines.
tr | Varistörler | Varistör | Şebeke ve besleme hatlarının aşırı gerilim koruması için metal oksit varistörler.

## capacitors
ru | Конденсаторы | Конденсатор | Керамические, электролитические, танталовые и плёночные конденсаторы для любых цепей.
en | Capacitors | Capacitor | Ceramic, electrolytic, tantalum and film capacitors for every circuit.
tr | Kondansatörler | Kondansatör | Her devre için seramik, elektrolitik, tantal ve film kondansatörler.

### chip-ceramic-capacitors: +capacitance +voltage +*dielectric +tolerance tolerance_absolute +package packing series automotive height operating_temperature -mounting
ru | Керамические чип-конденсаторы | Чип-конденсатор | Многослойные керамические конденсаторы (MLCC) с диэлектриками C0G, X7R, X5R и Y5V от 0,5 пФ до 100 мкФ.
en | Ceramic chip capacitors | Chip capacitor | Multilayer ceramic capacitors (MLCC) with C0G, X7R, X5R and Y5V dielectrics from 0.5 pF to 100 µF.
tr | Seramik çip kondansatörler | Çip kondansatör | 0,5 pF–100 µF arası C0G, X7R, X5R ve Y5V dielektrikli çok katmanlı seramik kondansatörler (MLCC).

### leaded-ceramic-capacitors: +capacitance +voltage +*dielectric +tolerance +pitch series packing operating_temperature -mounting
ru | Выводные керамические конденсаторы | Керамический конденсатор | Керамические конденсаторы с выводами, в том числе К10-17Б, для развязки, фильтров и генераторов.
en | Leaded ceramic capacitors | Ceramic capacitor | Radial leaded ceramic capacitors, including K10-17B, for decoupling, filters and oscillators.
tr | Bacaklı seramik kondansatörler | Seramik kondansatör | Ayrıştırma, filtre ve osilatörler için K10-17B dahil bacaklı seramik kondansatörler.

### aluminium-electrolytic-capacitors: +capacitance +voltage +diameter +length tolerance pitch lifetime ripple_current *series packing operating_temperature -mounting
ru | Электролитические конденсаторы | Электролитический конденсатор | Алюминиевые электролитические конденсаторы с радиальными выводами для фильтров питания, в том числе К50-35.
en | Aluminium electrolytic capacitors | Electrolytic capacitor | Radial aluminium electrolytic capacitors for supply filtering, including K50-35.
tr | Alüminyum elektrolitik kondansatörler | Elektrolitik kondansatör | Besleme filtreleri için K50-35 dahil radyal alüminyum elektrolitik kondansatörler.

### smd-electrolytic-capacitors: +capacitance +voltage +diameter +height tolerance lifetime ripple_current esr *series packing operating_temperature -mounting
ru | Электролитические SMD-конденсаторы | SMD-электролит | Алюминиевые электролитические конденсаторы в цилиндрическом корпусе для поверхностного монтажа.
en | SMD electrolytic capacitors | SMD electrolytic capacitor | V-chip aluminium electrolytic capacitors for surface mounting.
tr | SMD elektrolitik kondansatörler | SMD elektrolitik kondansatör | Yüzey montaj için silindirik gövdeli alüminyum elektrolitik kondansatörler.

### tantalum-capacitors: +capacitance +voltage +tolerance +*package +esr packing series operating_temperature -mounting
ru | Танталовые конденсаторы | Танталовый конденсатор | Танталовые чип-конденсаторы типоразмеров A–E: большая ёмкость и малые утечки в плоском корпусе.
en | Tantalum capacitors | Tantalum capacitor | Tantalum chip capacitors, cases A to E: high capacitance and low leakage in a flat package.
tr | Tantal kondansatörler | Tantal kondansatör | A–E kılıflarında tantal çip kondansatörler: yassı kılıfta yüksek kapasite ve düşük kaçak.

### film-capacitors: +capacitance +voltage +tolerance +*dielectric +pitch series packing operating_temperature -mounting
ru | Плёночные конденсаторы | Плёночный конденсатор | Полиэфирные и полипропиленовые конденсаторы, в том числе К73-17, для сигнальных, импульсных и сетевых цепей.
en | Film capacitors | Film capacitor | Polyester and polypropylene capacitors, including K73-17, for signal, pulse and mains circuits.
tr | Film kondansatörler | Film kondansatör | Sinyal, darbe ve şebeke devreleri için K73-17 dahil polyester ve polipropilen kondansatörler.

### supercapacitors: +capacitance +voltage +esr +diameter length *series operating_temperature -mounting
ru | Ионисторы | Ионистор | Двухслойные конденсаторы большой ёмкости для резервного питания часов и памяти и сглаживания пиков тока.
en | Supercapacitors | Supercapacitor | Electric double-layer capacitors for clock and memory backup and for peak current support.
tr | Süper kapasitörler | Süper kapasitör | Saat ve bellek yedeklemesi ile akım tepeleri için çift katmanlı kondansatörler.

## inductors
ru | Индуктивности и ферриты | Индуктивность | Чип-индуктивности, силовые дроссели и ферритовые бусины.
en | Inductors and ferrites | Inductor | Chip inductors, power chokes and ferrite beads.
tr | Bobinler ve ferritler | Bobin | Çip bobinler, güç bobinleri ve ferrit boncuklar.

### chip-inductors: +inductance +tolerance +current +dc_resistance +*package series packing operating_temperature -mounting
ru | Чип-индуктивности | Чип-индуктивность | Многослойные и проволочные чип-индуктивности для высокочастотных и сигнальных цепей.
en | Chip inductors | Chip inductor | Multilayer and wirewound chip inductors for RF and signal circuits.
tr | Çip bobinler | Çip bobin | RF ve sinyal devreleri için çok katmanlı ve tel sarımlı çip bobinler.

### power-inductors: +inductance +tolerance +current +saturation_current +dc_resistance shielded +package *series packing operating_temperature -mounting
ru | Силовые дроссели | Дроссель | Экранированные и открытые дроссели для импульсных преобразователей питания.
en | Power inductors | Power inductor | Shielded and unshielded inductors for switching converters.
tr | Güç bobinleri | Güç bobini | Anahtarlamalı dönüştürücüler için ekranlı ve ekransız bobinler.

### axial-inductors: +inductance +tolerance +current +dc_resistance package *series packing -mounting
ru | Выводные дроссели | Дроссель выводной | Высокочастотные дроссели с аксиальными и радиальными выводами.
en | Through-hole inductors | Through-hole inductor | RF chokes with axial and radial leads.
tr | Bacaklı bobinler | Bacaklı bobin | Eksenel ve radyal bacaklı yüksek frekans bobinleri.

### ferrite-beads: +impedance +current +dc_resistance +*package tolerance series packing operating_temperature -mounting
ru | Ферритовые бусины | Ферритовая бусина | Чип-ферриты для подавления высокочастотных помех в цепях питания и сигналов.
en | Ferrite beads | Ferrite bead | Chip ferrite beads that suppress high-frequency noise in supply and signal lines.
tr | Ferrit boncuklar | Ferrit boncuk | Besleme ve sinyal hatlarında yüksek frekanslı gürültüyü bastıran çip ferritler.

## frequency-control
ru | Кварцы и генераторы | Резонатор | Кварцевые резонаторы и генераторы для микроконтроллеров, часов и радиосвязи.
en | Crystals and oscillators | Resonator | Quartz crystals and oscillators for microcontrollers, clocks and radio.
tr | Kristaller ve osilatörler | Rezonatör | Mikrodenetleyiciler, saatler ve telsiz için kuvars kristaller ve osilatörler.

### crystals: +frequency +load_capacitance +frequency_tolerance esr +*package series packing operating_temperature -mounting
ru | Кварцевые резонаторы | Кварцевый резонатор | Кварцевые резонаторы от 32,768 кГц до 54 МГц в корпусах HC-49 и SMD.
en | Crystals | Crystal | Quartz crystals from 32.768 kHz to 54 MHz in HC-49 and SMD packages.
tr | Kristaller | Kristal | HC-49 ve SMD kılıflarda 32,768 kHz–54 MHz kuvars kristaller.

### oscillators: +frequency +frequency_tolerance +supply_voltage +*package series operating_temperature -mounting
ru | Кварцевые генераторы | Кварцевый генератор | Готовые тактовые генераторы с логическим выходом.
en | Crystal oscillators | Crystal oscillator | Complete clock oscillators with logic output.
tr | Kristal osilatörler | Kristal osilatör | Lojik çıkışlı hazır saat osilatörleri.

## circuit-protection
ru | Защита цепей | Элемент защиты | Плавкие и самовосстанавливающиеся предохранители.
en | Circuit protection | Protection part | Fuses and resettable fuses.
tr | Devre koruma | Koruma elemanı | Sigortalar ve kendini sıfırlayan sigortalar.

### fuses: +current +voltage_ac +fuse_speed +*package series -mounting
ru | Предохранители | Предохранитель | Плавкие предохранители 5×20 мм и чип-предохранители.
en | Fuses | Fuse | 5×20 mm cartridge fuses and chip fuses.
tr | Sigortalar | Sigorta | 5×20 mm cam sigortalar ve çip sigortalar.

### resettable-fuses: +hold_current +trip_current +voltage +*package series packing -mounting
ru | Самовосстанавливающиеся предохранители | Предохранитель PPTC | Полимерные предохранители, которые сами восстанавливаются после снятия перегрузки.
en | Resettable fuses | Resettable fuse | Polymer fuses that recover by themselves once the overload is gone.
tr | Kendini sıfırlayan sigortalar | PPTC sigorta | Aşırı yük kalkınca kendiliğinden eski hâline dönen polimer sigortalar.
`;
