/**
 * Distributors' categories. `slug | names` = a category of the shop's own frame. `slug < parent | ru | en | tr | name
 * of one part ru | en | tr | names` = an added one, created when first needed. Names are compared without case and
 * punctuation.
 */
export const categoryRows = `
chip-resistors|Chip Resistor - Surface Mount;Chip Resistors;SMD Resistors;Low Resistors & Current Sense Resistors - Surface Mount;Чип-резисторы;Резисторы SMD
through-hole-resistors|Through Hole Resistors;Metal Film Resistors (Through Hole);Carbon Film Resistors;Выводные резисторы
resistor-networks|Resistor Networks & Arrays;Resistor Networks, Arrays;Resistor Networks
power-resistors|Aluminum Case/Porcelain Tube Resistance;Wirewound Resistors;Cement Resistors;Power Resistors
trimmers|Trimmers;Trimmer Resistors;Trimmer Potentiometers
potentiometers|Variable Resistors/Potentiometers;Potentiometers, Variable Resistors;Potentiometers
ntc-thermistors|NTC Thermistors
varistors|Varistors;MOV
current-sense-resistors < resistors|Токовые шунты|Current sense resistors|Akım ölçme dirençleri|Токовый шунт|Current sense resistor|Akım ölçme direnci|Current Sense Resistors/Shunt Resistors;Current Sense Resistors / Shunt Resistors
ptc-thermistors < resistors|Термисторы PTC|PTC thermistors|PTC termistörler|Термистор PTC|PTC thermistor|PTC termistör|PTC Thermistors
chip-ceramic-capacitors|Multilayer Ceramic Capacitors MLCC - SMD/SMT;MLCC;Ceramic Capacitors;Chip Capacitors;Керамические конденсаторы SMD
leaded-ceramic-capacitors|Ceramic Disc Capacitors;Multilayer Ceramic Capacitors MLCC - Leaded;Through Hole Ceramic Capacitors
aluminium-electrolytic-capacitors|Aluminum Electrolytic Capacitors - Leaded;Horn-Type Electrolytic Capacitors;Aluminum Electrolytic Capacitors (Can - Screw Terminals);Electrolytic Capacitors
smd-electrolytic-capacitors|Aluminum Electrolytic Capacitors - SMD
tantalum-capacitors|Tantalum Capacitors
film-capacitors|Film Capacitors;Polypropylene Film Capacitors (CBB);Polypropylene Film Capacitors;Polyester Film Capacitors
supercapacitors|Supercapacitors;Electric Double Layer Capacitors (EDLC), Supercapacitors;Electric Double Layer Capacitors
polymer-capacitors < capacitors|Полимерные конденсаторы|Polymer capacitors|Polimer kondansatörler|Полимерный конденсатор|Polymer capacitor|Polimer kondansatör|Solid Capacitors;Polymer Aluminum Capacitors;Solid Polymer Electrolytic Capacitor;Hybrid Aluminum Electrolytic Capacitors
safety-capacitors < capacitors|Помехоподавляющие конденсаторы|Safety capacitors|Güvenlik kondansatörleri|Помехоподавляющий конденсатор|Safety capacitor|Güvenlik kondansatörü|Suppression Capacitors;Safety Capacitors;Feed Through Capacitors
chip-inductors|Inductors (SMD);Chip Inductors;HF Inductors
power-inductors|Power Inductors
axial-inductors|Color Ring Inductors / Through Hole Inductors;Color Ring Inductors/Through Hole Inductors;Through Hole Inductors
ferrite-beads|Ferrite Beads
common-mode-chokes < inductors|Синфазные дроссели|Common-mode chokes|Ortak mod bobinleri|Синфазный дроссель|Common-mode choke|Ortak mod bobini|Common Mode Filters;Common Mode Chokes
transformers < inductors|Трансформаторы|Transformers|Transformatörler|Трансформатор|Transformer|Transformatör|Current Transformers;RJ45 Transformer;Pulse Transformers(LAN);Power Transformer;Power Transformers;Pulse Transformers;Current Sense Transformers
emi-filters < inductors|Помехоподавляющие фильтры|EMI filters|EMI filtreleri|Помехоподавляющий фильтр|EMI filter|EMI filtresi|EMI Filters (LC, RC Networks);EMI/RFI Filters (LC, RC Networks);EMI Filters;Filters - Feed Through Capacitors;Feed Through Capacitors;Clamp Filters (Ferrite Core with Case)
crystals|Crystals
oscillators|Oscillators;Crystal Oscillators;Pre-programmed Oscillators;Temperature Compensated Crystal Oscillators (TCXOs);Temperature Compensated Crystal Oscillators (TCXO);Voltage-Controlled Crystal Oscillators (VCXOs);Programmable Oscillators
resonators < frequency-control|Резонаторы и фильтры|Resonators and filters|Rezonatörler ve süzgeçler|Резонатор|Resonator|Rezonatör|Ceramic Resonators;SAW Filters;Ceramic Filters;SAW Resonators
fuses|Fuses;Disposable Fuses;Automotive Fuses;Thermal Fuses (TCO);Thermal Cutoffs (TCO);Fuse
fuse-holders < circuit-protection|Держатели предохранителей|Fuse holders|Sigorta yuvaları|Держатель предохранителя|Fuse holder|Sigorta yuvası|Fuse Holders
resettable-fuses|Resettable Fuses;PPTC
surge-arresters < circuit-protection|Разрядники|Surge arresters|Parafudrlar|Разрядник|Surge arrester|Parafudr|Gas Discharge Tube (GDT);Gas Discharge Tube Arresters (GDT);Thyristor Surge Suppressors (TSS);Surge Suppressors;Glass Discharge Tube;Semiconductor Discharge Tubes (TSS);Surge Protection Devices (SPDs)
rectifier-diodes|Diodes - General Purpose;Diodes - Fast Recovery Rectifiers;Fast Recovery / High Efficiency Diodes;Fast Recovery/High Efficiency Diode;High Effic Rectifier;Super Barrier Rectifier (SBR);Super Barrier Rectifiers (SBR);Avalanche Diodes;Rectifier Diodes
schottky-diodes|Schottky Barrier Diodes (SBD);Schottky Diodes;SiC Diodes
switching-diodes|Switching Diode;Switching Diodes;Diodes - Variable Capacitance
zener-diodes|Zener Diodes
tvs-diodes|TVS;TVS Diodes;Transient Voltage Suppressor;Transient Voltage Suppressors;Suppressor Diode;ESD Suppressor;ESD And Surge Protection (TVS/ESD);ESD Protection Devices;Electrostatic And Surge Protection (TVS/ESD)
bridge-rectifiers|Bridge Rectifiers
bipolar-transistors|Bipolar Transistors - BJT;Bipolar (BJT);Digital Transistors;Darlington Transistors;Darlington Transistor Arrays;Pre-ordered transistors
mosfets|MOSFETs;MOSFET;Silicon Carbide Field Effect Transistor (MOSFET);GaN Transistors(GaN HEMT)
jfets|JFETs
igbts|IGBTs;IGBT Transistors / Modules;Intelligent Power Modules (IPM);Intelligent Power Modules
scr-thyristors|Thyristors (SCR)/Modules;SCRs;Trigger Diodes;Diacs Trigger Diode
triacs|TRIACs
leds|Light Emitting Diodes (LED);LED Indication - Discrete;Infrared (IR) LEDs;Infrared LED Emitters;RGB LEDs;RGB LEDs(Built-In IC);Ultra Violet LEDs;Ultraviolet LEDs (UVLED);Chip On Board (COB) Light Sources;LEDs
seven-segment-displays|Led Segment Display;LED Segment Displays
optocouplers|Optocouplers - Phototransistor Output;Optocouplers - Logic Output;Optocouplers - Thyristor Signal Output;Transistor, Photovoltaic Output Optoisolators;Transistor Output Optocoupler;Logic Output Optoisolators;Logic Output Optocoupler;Triac, SCR Output Optoisolators;Thyristor Output Optocoupler;Gate Drive Optocoupler;Optocouplers
photodetectors|Phototransistors;Photodiodes;Photoresistors;Infrared remote receiver;Infrared Remote Receivers;Photointerrupters - Slot Type - Transistor Output;Photointerrupters - Slot Type - Logic Output;Reflective Optical Interrupters
operational-amplifiers|Operational Amplifier;Operational Amplifiers;Precision OpAmps;Precision Op Amps;FET InputAmplifiers;FET Input Amplifiers;Differential OpAmps;Differential Amplifiers;Instrumentation OpAmps;Current-Sensing Amplifiers;Current Sense Amplifiers;Special Purpose Amplifiers;General Purpose Amplifiers;Programmable/Variable Gain Amplifiers (PGAs/VGAs);Isolation Amplifiers;Video Amplifiers
comparators|Comparators
audio-amplifiers|Audio Power OpAmps;Audio Amplifiers
timers|Timers / Clock Oscillators;Timers / Counters;Timers
data-converters|Analog To Digital Converters (ADCs);Digital To Analog Converters (DACs);Analog To Digital Converters (ADC);Digital To Analog Converters (DAC);ADC/DAC - Specialized;ADCs/DACs - Special Purpose;Analog Front End (AFEs);Digital Potentiometers
clock-ics < linear-ics|Микросхемы синхронизации|Clock circuits|Saat entegreleri|Микросхема синхронизации|Clock circuit|Saat entegresi|Clock Generators / Frequency Synthesizers / PLL;Clock Buffers, Drivers;Clock Generators, PLLs, Frequency Synthesizers;Clock Buffers/Drivers/Distributions;Clock / Timing - Application Specific;Application Specific Clock/Timing;Direct Digital Synthesis (DDS)
linear-regulators|Linear Voltage Regulators (LDO);Voltage Regulators - Linear, Low Drop Out (LDO) Regulators;LDO
dc-dc-converters|DC-DC Converters;DC-DC Controllers;AC-DC Controllers & Regulators;AC-DC Controllers And Regulators;PFC Controllers
voltage-references|Voltage References;Voltage Reference
drivers|Gate Drive ICs;Gate Drivers;Motor Driver ICs;LED Drivers;Brushed DC Motor Drivers;Brushless DC (BLDC) Motor Driver;LED Display Drivers;LCD Drivers;Digital Tube Drivers;Isolators - Gate Drivers;Laser Drivers;Transformer Drivers
power-management-ics < power-ics|Управление питанием|Power management|Güç yönetimi|Микросхема управления питанием|Power management circuit|Güç yönetim entegresi|Monitors & Reset Circuits;Supervisor And Reset ICs;Battery Management ICs;Battery Management;Power Distribution Switches;Power Management Specialized - PMIC;Power Management - Specialized;Wireless Charge-Discharge ICs;Power Over Ethernet Controllers;Current Source/Constant Current Source;Leakage Protection ICs;Energy Metering ICs
logic-gates|Gates;Logic Gates;Inverters;Buffers / Drivers;Buffer/Driver/Transceiver;Buffers, Drivers, Receivers, Transceivers;74 Series;Special Logic ICs;Translators / Level Shifters;Translators, Level Shifters;Universal Bus Function
flip-flops-registers|Flip Flops;Latches;Registers;Shifting Register;Monostable Multivibrators
counters-decoders|Counters / Dividers;Counters, Dividers;Signal Switches / Encoders & Decoders / Multiplexers;Signal Switches, Multiplexers, Decoders
analog-switches < linear-ics|Аналоговые ключи и мультиплексоры|Analogue switches and multiplexers|Analog anahtarlar|Аналоговый ключ|Analogue switch|Analog anahtar|Analog Switches / Multiplexers;Analog Switches, Multiplexers;Analog Switches - Special Purpose
microcontrollers|Microcontroller Units (MCUs/MPUs/SOCs);Microcontrollers (MCU/MPU/SOC);ST Microelectronics;MICROCHIP;NXP MCU;TI MCU;ATMEL & AVR;CYPRESS;RENESAS;ADI;HDSC;Pre-ordered MCUs;Digital Signal Processors / Controllers (DSPs/DSCs);Digital Signal Processors (DSP/DSC);Other Processors and Microcontrollers (MCUs);Microcontrollers
programmable-logic < controllers-memory|Программируемая логика|Programmable logic|Programlanabilir mantık|ПЛИС|Programmable logic device|Programlanabilir mantık entegresi|Programmable Logic Device (CPLDs/FPGAs);CPLD/FPGA
eeprom-memory|EEPROM;FRAM
flash-memory|NOR FLASH;NAND FLASH;FLASH;eMMC
ram-memory < controllers-memory|Оперативная память|RAM|RAM bellek|Микросхема памяти|Memory circuit|Bellek entegresi|DDR SDRAM;SDRAM;SRAM
transceivers|RS-485/RS-422 ICs;RS-485 / RS-422 ICs;RS232 ICs;CAN ICs;CAN Transceivers;LIN Transceivers;Ethernet ICs;Ethernet Transceivers;LVDS ICs;Receivers & Transceivers;Isolated RS-485/422 Transceivers;Multi-protocol Transceivers;Serializers / Deserializers;Serializers, Deserializers;Signal Buffers, Repeaters, Splitters;Telecommunication Interface ICs
interface-bridges|USB ICs;USB Converters;I/O Expanders;UART;Interface - Specialized;Video Interface ICs;Audio Interface ICs;Touch Screen Controllers;Security Verification / Encryption ICs
digital-isolators < interface-ics|Цифровые изоляторы|Digital isolators|Sayısal yalıtıcılar|Цифровой изолятор|Digital isolator|Sayısal yalıtıcı|Digital Isolators
real-time-clocks|Real-time Clocks (RTC);Real Time Clocks;Real-Time Clocks(RTC)
wifi-bluetooth-modules|WiFi Modules;Bluetooth Modules;ZigBee Modules
radio-modules|RF Modules;LoRa Modules;2G/3G/4G/5G Modules;GNSS Modules
rf-ics < wireless|Радиочастотные компоненты|RF components|RF bileşenleri|Радиочастотный компонент|RF component|RF bileşeni|RF Transceiver ICs;RF Filters;RF Amplifiers;RF Switches;RF Chips;Low Noise Amplifiers (LNA) - RF;RF Power Splitters / Combiners;RF Mixers;RF attenuator;RF Attenuators;RF Misc ICs and Modules;RF Detectors;RF Coupler;Balun;Diplexers;RF Modulators / Demodulator
antennas < wireless|Антенны|Antennas|Antenler|Антенна|Antenna|Anten|Antennas;AntennaShrapnel
temperature-humidity-sensors|Temperature Sensors;Temperature And Humidity Sensor;Temperature and Humidity Sensor
motion-magnetic-sensors|Magnetic Sensors;Hall Sensor;Hall Switches;Linear Hall Sensors;Motion Sensors - Accelerometers;Accelerometers;Attitude Sensor/Gyroscope;Angle, Linear Position Sensors;Position Sensor;Vibration Sensors
environment-sensors|Pressure Sensors;Ambient Light Sensors;Gas Sensors;Current Sensors;Touch Sensors;Sensor Modules;Specialized Sensors;Image Sensors;Ultrasonic Receivers, Transmitters
lcd-oled-displays|OLED Displays Modules;LCD Displays Modules
dc-dc-modules|Power Modules;Isolated Power Modules;DC-DC Power Modules;Power Supply Module
ac-dc-supplies|AC-DC Power Modules;Power Module AC-DC
pin-headers|Pin Headers;Female Headers;Shunts & Jumpers;Shunts, Jumpers
wire-to-board-connectors|Wire To Board Connector;Wire To Board / Wire To Wire Connector;Rectangular Connectors Housings;Housings (Wire To Board / Wire To Wire );Housing Contact;Connector Shells;Connector Housings
terminal-blocks|Pluggable System Terminal Block;Spring Clamp System Terminal Block;Barrier Terminal Blocks;Screw terminal;Screw Terminal Blocks;Screw Terminal
io-connectors|Ethernet Connectors/Modular Connectors (RJ45 RJ11);Ethernet Connectors / Modular Connectors (RJ45 RJ11);D-Sub/DVI/HDMI Connectors;D-Sub / VGA Connectors;D-Sub / VGA Connector;HDMI Connectors;Audio Connectors;Audio Connectors (Headphones);Audio Connector (Headphone);AC/DC Power Connectors;DC Power Connectors;DC Power Connector;AC Power Connectors;AC Power Connector
usb-connectors < connectors|Разъёмы USB|USB connectors|USB konnektörler|Разъём USB|USB connector|USB konnektör|USB Connectors
ffc-connectors < connectors|Разъёмы FFC/FPC|FFC/FPC connectors|FFC/FPC konnektörler|Разъём FFC/FPC|FFC/FPC connector|FFC/FPC konnektör|FFC/FPC Connectors;FFC, FPC (Flat Flexible) Connector Assemblies
board-to-board-connectors < connectors|Разъёмы плата-плата|Board-to-board connectors|Karttan karta konnektörler|Разъём плата-плата|Board-to-board connector|Karttan karta konnektör|Board-To-Board And Backplane Connector;Mezzanine Connectors (Board to Board);Card Edge Connectors;Edgeboard Connectors;PCI / PCIe Connector
idc-connectors < connectors|Разъёмы IDC|IDC connectors|IDC konnektörler|Разъём IDC|IDC connector|IDC konnektör|IDC Connectors
rf-connectors < connectors|Высокочастотные разъёмы|RF connectors|RF konnektörler|ВЧ-разъём|RF connector|RF konnektör|RF Connectors / Coaxial Connectors;Coaxial Connectors (RF)
circular-connectors < connectors|Круглые разъёмы|Circular connectors|Dairesel konnektörler|Круглый разъём|Circular connector|Dairesel konnektör|Circular Connectors & Cable Connectors;Circular Connectors
automotive-connectors < connectors|Автомобильные разъёмы|Automotive connectors|Otomotiv konnektörleri|Автомобильный разъём|Automotive connector|Otomotiv konnektörü|Automobile Connectors
card-connectors < connectors|Держатели карт и батарей|Card and battery connectors|Kart ve pil yuvaları|Держатель|Holder|Yuva|SIM Card Connectors;SD Card Connectors;SD Card / Memory Card Connector;Battery Connectors;Button And Strip Battery Connector;Blade / Shrapnel Contact Battery Connectors
crimp-terminals < connectors|Наконечники и контакты|Terminals and contacts|Uçlar ve kontaklar|Наконечник|Terminal|Uç|Line Pressing Terminals;Cold-pressed?Terminals;Cold-Pressed Terminals;PCB Welding Terminal;Thimble/Copper Rod/Test Ring;Pogo Pin Spring Probe Connector;Ring Terminal;Banana Connectors / Alligator Clips;Banana Connectors / Alligator Clips / Test Rings;Banana Connectors/Alligator Clips
connector-accessories < connectors|Прочие разъёмы и принадлежности|Other connectors and accessories|Diğer konnektörler ve aksesuarlar|Разъём|Connector|Konnektör|Connector Accessories;Pre-ordered Connectors;Plug;Hard Disk Connector (SAS/SATA/M.2)
ic-sockets|IC Sockets;IC / Transistor Socket
tact-switches|Tactile Switches
toggle-rocker-switches|Toggle Switches;Rocker Switches;Slide Switches
dip-switches < switches|DIP-переключатели|DIP switches|DIP anahtarlar|DIP-переключатель|DIP switch|DIP anahtar|DIP Switches
micro-switches < switches|Микропереключатели и кнопки|Microswitches and push buttons|Mikro anahtarlar ve butonlar|Микропереключатель|Microswitch|Mikro anahtar|Microswitches;Push Switches;Pushbutton Switches;Limit Switches;Push Switches - Horizontal Type;Rotary Switches;Multi-Directional Switches
rotary-encoders < switches|Энкодеры|Rotary encoders|Döner enkoderler|Энкодер|Rotary encoder|Döner enkoder|Rotary Encoders
electromagnetic-relays|Power Relays;Signal Relays;Reed Relays;Automotive Relays;Magnetic Latching Relays;Relay Sockets & Accessories
solid-state-relays|Solid State Relays - MOS Output (PhotoMOS);Solid State Relays (MOS Output);Solid State Relay (MOS Output);Solid State Relays (Triac Output);Solid State Relay (Thyristor Output);Photoelectric Thyristor (Solid State Relays)
buzzers|Buzzers
microphones-speakers < acoustics|Микрофоны и динамики|Microphones and speakers|Mikrofonlar ve hoparlörler|Акустический компонент|Acoustic component|Akustik bileşen|Microphones;MEMS Microphones;Speakers;Vibration Motors;Vibration Motor
fans|Cooling Fan;Fans
wires|Network Cables;Jumper/EnameledWire/PrePressedWiring
flat-cables < wiring|Шлейфы и кабели|Flat and RF cables|Yassı ve RF kablolar|Кабель|Cable|Kablo|FFC/FPC Connect Cables;FFC Cable (Flexible Flat Cable);RF Cables;Radio Frequency Cable;PowerCord/BrakeCord/ExtensionCord
heat-shrink|Heat Shrink Tubing
development-boards|Development Boards & Kits;Programmers, Emulators, And Debuggers
`;
