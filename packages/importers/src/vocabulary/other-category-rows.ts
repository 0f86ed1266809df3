/** Distributors' groups of goods that the shop's frame has no category for. category-rows.ts explains the format. */
export const otherCategoryRows = `
thermostats < sensors|Термостаты и термовыключатели|Thermostats and thermal switches|Termostatlar|Термостат|Thermostat|Termostat|Thermostat Switches
interface-modules < modules|Интерфейсные модули|Interface modules|Arayüz modülleri|Интерфейсный модуль|Interface module|Arayüz modülü|RS485 Bus Modules;RS232 Bus Modules;CAN Bus Modules;Ethernet Modules;USB Conversion Modules;USB Modules
active-filters < linear-ics|Активные фильтры|Active filters|Aktif filtreler|Активный фильтр|Active filter|Aktif filtre|Active Filters;Switched Capacitor Filters
frequency-converters < linear-ics|Преобразователи напряжение-частота|Voltage-to-frequency converters|Gerilim-frekans çeviriciler|Преобразователь напряжение-частота|Voltage-to-frequency converter|Gerilim-frekans çevirici|Voltage-to-Frequency / Frequency-to-Voltage Converters;V/F and F/V Converters
capacitor-arrays < capacitors|Конденсаторные сборки|Capacitor arrays|Kondansatör dizileri|Конденсаторная сборка|Capacitor array|Kondansatör dizisi|Capacitor Networks, Arrays
charging-coils < inductors|Катушки беспроводной зарядки|Wireless charging coils|Kablosuz şarj bobinleri|Катушка беспроводной зарядки|Wireless charging coil|Kablosuz şarj bobini|Wireless Charging Coils
inductor-accessories < inductors|Принадлежности катушек и трансформаторов|Coil and transformer accessories|Bobin ve transformatör aksesuarları|Принадлежность катушек|Coil accessory|Bobin aksesuarı|Accessories - Inductors/Transformers
fibre-optics < optoelectronics|Оптоволоконные компоненты|Fibre-optic components|Fiber optik bileşenler|Оптоволоконный компонент|Fibre-optic component|Fiber optik bileşen|Fiber Optical Transceivers
optoelectronics-accessories < optoelectronics|Принадлежности оптоэлектроники|Optoelectronics accessories|Optoelektronik aksesuarları|Принадлежность оптоэлектроники|Optoelectronics accessory|Optoelektronik aksesuarı|Photoelectric Accessories;Optoelectronics Accessories
feed-through-insulators < connectors|Проходные изоляторы|Feed-through insulators|Geçiş izolatörleri|Проходной изолятор|Feed-through insulator|Geçiş izolatörü|Feed-Voltage/Radio-Frequency Insulator;Radio-Frequency Insulator
test-points < connectors|Контрольные точки|Test points|Test noktaları|Контрольная точка|Test point|Test noktası|Test Points / Test Rings
switch-accessories < switches|Колпачки и принадлежности кнопок|Switch caps and accessories|Anahtar başlıkları ve aksesuarları|Принадлежность переключателя|Switch accessory|Anahtar aksesuarı|Switch Accessories / Caps;Switch Accessories Or Caps
fasteners < tools-materials|Крепёж|Fasteners|Bağlantı elemanları|Крепёжное изделие|Fastener|Bağlantı elemanı|SMD Round Nut;Patch Round Nut;Other Nuts;SMT Hex Nut Post;Through-Hole Insert Round Nuts;Single-Ended Hex Stud;Internal Threaded Hex Stud;Phillips Pan Head Machine Screws;Phillips Pan Head Screw And Bounce Pad Combination;Phillips Pan Head Screws With Collar;Phillips Recessed Countersunk Machine Screws
bearings < tools-materials|Подшипники|Bearings|Rulmanlar|Подшипник|Bearing|Rulman|Deep Groove Ball Bearings;Angular Contact Ball Bearings;Spherical Roller Bearings
mechanical-springs < tools-materials|Механические пружины|Mechanical springs|Mekanik yaylar|Механическая пружина|Mechanical spring|Mekanik yay|Press Spring
contact-springs < tools-materials|Пружинные контакты и зажимы экранов|Contact springs and shield clips|Kontak yayları ve ekran klipsleri|Пружинный элемент|Spring element|Yaylı eleman|Spring Plates Nut;Shielding Clips
copper-sheets < tools-materials|Медные пластины|Copper sheets|Bakır levhalar|Медная пластина|Copper sheet|Bakır levha|Metal Products*SmtCopperSheets;Metal Products SMT Copper Sheet
panel-meters < measuring|Стрелочные и щитовые приборы|Panel meters|Pano ölçü aletleri|Измерительный прибор|Measuring instrument|Ölçü aleti|Power Meter;Voltmeter
clock-ics|Delay Lines;Time Delays
counters-decoders|Digital Comparators
dc-dc-converters|Charge Pumps
power-management-ics|ORing Controllers;Power Over Ethernet (PoE) Controllers;USB PD
interface-bridges|USB HUB Controllers
rf-ics|RFID ICs;RF Modulators and Demodulators;Duplexers
radio-modules|RFID Modules
motion-magnetic-sensors|Attitude Sensors
environment-sensors|Biometric Sensors;Human Body Sensing Sensor;Heart Rate Sensor;Heart Rate Sensors;Fiber Optic/Laser Sensors;Float Level Senors;Flow Sensors
operational-amplifiers|Instrumentation Amplifiers
drivers|Stepper Motor Driver
terminal-blocks|Wiring Quick-Connect Terminals
connector-accessories|Micro-Match Connector;Power connector / plug connector
ram-memory|DRAM;PSRAM;FIFOs Memory
`;
