/** Semiconductors. For the format see categories-passive.ts. */
export const semiconductorCategories = `
# semiconductors
ru | Полупроводники | Полупроводник | Диоды, транзисторы, тиристоры и оптоэлектроника.
en | Semiconductors | Semiconductor | Diodes, transistors, thyristors and optoelectronics.
tr | Yarı iletkenler | Yarı iletken | Diyotlar, transistörler, tristörler ve optoelektronik.

## diodes
ru | Диоды | Диод | Выпрямительные, импульсные, защитные диоды и стабилитроны.
en | Diodes | Diode | Rectifier, switching, protection and Zener diodes.
tr | Diyotlar | Diyot | Doğrultucu, anahtarlama, koruma ve Zener diyotları.

### rectifier-diodes: +reverse_voltage +current +forward_voltage recovery_time +*package packing operating_temperature -mounting
ru | Выпрямительные диоды | Выпрямительный диод | Выпрямительные и быстрые диоды для сетевых и импульсных источников питания.
en | Rectifier diodes | Rectifier diode | Standard and fast rectifiers for mains and switching supplies.
tr | Doğrultucu diyotlar | Doğrultucu diyot | Şebeke ve anahtarlamalı güç kaynakları için standart ve hızlı doğrultucular.

### schottky-diodes: +reverse_voltage +current +forward_voltage +semiconductor +*package packing operating_temperature -mounting
ru | Диоды Шоттки | Диод Шоттки | Диоды с малым прямым падением для преобразователей питания и защиты от переполюсовки.
en | Schottky diodes | Schottky diode | Low forward drop diodes for converters and reverse polarity protection.
tr | Schottky diyotlar | Schottky diyot | Dönüştürücüler ve ters polarite koruması için düşük gerilim düşümlü diyotlar.

### switching-diodes: +reverse_voltage +current +recovery_time forward_voltage +*package packing -mounting
ru | Импульсные диоды | Импульсный диод | Маломощные быстрые диоды для сигнальных и логических цепей.
en | Switching diodes | Switching diode | Small fast diodes for signal and logic circuits.
tr | Anahtarlama diyotları | Anahtarlama diyodu | Sinyal ve lojik devreler için küçük hızlı diyotlar.

### zener-diodes: +zener_voltage +power +tolerance +*package series packing -mounting
ru | Стабилитроны | Стабилитрон | Стабилитроны от 2,4 до 200 В для опорных цепей и ограничения напряжения.
en | Zener diodes | Zener diode | Zener diodes from 2.4 to 200 V for references and voltage limiting.
tr | Zener diyotlar | Zener diyot | Referans ve gerilim sınırlama için 2,4–200 V Zener diyotlar.

### tvs-diodes: +standoff_voltage +clamping_voltage +peak_power bidirectional +*package series packing -mounting
ru | Защитные диоды (TVS) | Защитный диод | Ограничители импульсных перенапряжений для питания и линий связи.
en | TVS diodes | TVS diode | Transient voltage suppressors for supply and data lines.
tr | TVS diyotlar | TVS diyot | Besleme ve veri hatları için geçici gerilim bastırıcılar.

### bridge-rectifiers: +reverse_voltage +current forward_voltage +*package -mounting
ru | Диодные мосты | Диодный мост | Однофазные мостовые выпрямители от 0,5 до 50 А.
en | Bridge rectifiers | Bridge rectifier | Single-phase bridge rectifiers from 0.5 to 50 A.
tr | Köprü doğrultucular | Köprü doğrultucu | 0,5–50 A tek fazlı köprü doğrultucular.

## transistors
ru | Транзисторы | Транзистор | Биполярные, полевые транзисторы и IGBT.
en | Transistors | Transistor | Bipolar transistors, MOSFETs and IGBTs.
tr | Transistörler | Transistör | Bipolar transistörler, MOSFET ve IGBT.

### bipolar-transistors: +*polarity +collector_emitter_voltage +collector_current +power hfe transition_frequency +package packing -mounting
ru | Биполярные транзисторы | Биполярный транзистор | Маломощные и мощные транзисторы NPN и PNP, в том числе составные и отечественные КТ.
en | Bipolar transistors | Bipolar transistor | Small-signal and power NPN and PNP transistors, including Darlingtons and KT types.
tr | Bipolar transistörler | Bipolar transistör | Darlington ve KT tipleri dahil küçük sinyal ve güç NPN, PNP transistörleri.

### mosfets: +polarity +drain_source_voltage +drain_current +rds_on +semiconductor power channels +*package packing -mounting
ru | Полевые транзисторы (MOSFET) | MOSFET | Полевые транзисторы с изолированным затвором для ключей, преобразователей и двигателей.
en | MOSFETs | MOSFET | Insulated-gate field-effect transistors for switches, converters and motors.
tr | MOSFET'ler | MOSFET | Anahtar, dönüştürücü ve motorlar için yalıtılmış kapılı alan etkili transistörler.

### jfets: +polarity +drain_source_voltage +drain_current power +*package -mounting
ru | Полевые транзисторы (JFET) | Полевой транзистор | Полевые транзисторы с управляющим переходом для малошумящих входов и ключей.
en | JFETs | JFET | Junction field-effect transistors for low-noise inputs and switches.
tr | JFET'ler | JFET | Düşük gürültülü girişler ve anahtarlar için eklemli alan etkili transistörler.

### igbts: +collector_emitter_voltage +collector_current power +*package -mounting
ru | IGBT | IGBT | Биполярные транзисторы с изолированным затвором для инверторов и сварки.
en | IGBTs | IGBT | Insulated-gate bipolar transistors for inverters and welding.
tr | IGBT'ler | IGBT | İnvertör ve kaynak makineleri için yalıtılmış kapılı bipolar transistörler.

## thyristors
ru | Тиристоры | Тиристор | Тиристоры и симисторы для управления сетевой нагрузкой.
en | Thyristors | Thyristor | Thyristors and triacs for mains load control.
tr | Tristörler | Tristör | Şebeke yükü denetimi için tristörler ve triyaklar.

### scr-thyristors: +reverse_voltage +current +gate_current +*package -mounting
ru | Триодные тиристоры | Тиристор | Управляемые выпрямители для регуляторов и защиты.
en | SCR thyristors | Thyristor | Silicon controlled rectifiers for regulators and crowbar protection.
tr | SCR tristörler | Tristör | Regülatör ve koruma devreleri için denetimli doğrultucular.

### triacs: +reverse_voltage +current +gate_current +*package -mounting
ru | Симисторы | Симистор | Симметричные тиристоры для диммеров, нагревателей и двигателей.
en | Triacs | Triac | Bidirectional thyristors for dimmers, heaters and motors.
tr | Triyaklar | Triyak | Dimmer, ısıtıcı ve motorlar için çift yönlü tristörler.

## optoelectronics
ru | Оптоэлектроника | Оптоэлектронный прибор | Светодиоды, индикаторы, оптопары и фотоприёмники.
en | Optoelectronics | Optoelectronic part | LEDs, displays, optocouplers and photodetectors.
tr | Optoelektronik | Optoelektronik eleman | LED'ler, göstergeler, optokuplörler ve fotodedektörler.

### leds: +*color +wavelength +luminous_intensity viewing_angle forward_voltage current diameter +package -mounting
ru | Светодиоды | Светодиод | Индикаторные, яркие, инфракрасные и адресные светодиоды.
en | LEDs | LED | Indicator, high-brightness, infrared and addressable LEDs.
tr | LED'ler | LED | Gösterge, yüksek parlaklıklı, kızılötesi ve adreslenebilir LED'ler.

### seven-segment-displays: +*color +digits +height forward_voltage luminous_intensity -mounting
ru | Семисегментные индикаторы | Семисегментный индикатор | Цифровые светодиодные индикаторы с общим анодом или катодом.
en | Seven-segment displays | Seven-segment display | LED digit displays with common anode or cathode.
tr | Yedi parçalı göstergeler | Yedi parçalı gösterge | Ortak anot veya katotlu LED rakam göstergeleri.

### optocouplers: +channels +isolation_voltage +ctr +*output_type +collector_emitter_voltage data_rate +package -mounting
ru | Оптопары | Оптопара | Транзисторные, симисторные и логические оптопары для гальванической развязки.
en | Optocouplers | Optocoupler | Transistor, triac and logic output optocouplers for galvanic isolation.
tr | Optokuplörler | Optokuplör | Galvanik yalıtım için transistör, triyak ve lojik çıkışlı optokuplörler.

### photodetectors: +wavelength +viewing_angle collector_emitter_voltage power +diameter +*package -mounting
ru | Фотоприёмники | Фотоприёмник | Фототранзисторы, фотодиоды и ИК-приёмники пультов.
en | Photodetectors | Photodetector | Phototransistors, photodiodes and infrared remote receivers.
tr | Fotodedektörler | Fotodedektör | Fototransistörler, fotodiyotlar ve kızılötesi kumanda alıcıları.
`;
