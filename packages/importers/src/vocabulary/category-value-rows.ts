/**
 * Attribute values of parts, by the distributor's category names that imply them. Columns: `attribute | value | names`.
 * Names are compared without case and punctuation.
 */
export const categoryValueRows = `
function|motor-driver|Motor Driver ICs;Brushed DC Motor Drivers;Brushless DC (BLDC) Motor Driver;Brushless DC (BLDC) Motor Drivers;Stepper Motor Driver;Stepper Motor Drivers;Motor Drivers;Драйверы двигателей
function|led-driver|LED Drivers;LED Display Drivers;Digital Tube Drivers;Драйверы светодиодов
function|gate-driver|Gate Drive ICs;Gate Drivers;Isolators - Gate Drivers;Драйверы затворов
function|battery-charger|Battery Chargers;Battery Charge Management
function|battery-management|Battery Management ICs;Battery Management;Battery Protection ICs;Battery Protection
function|supervisor|Monitors & Reset Circuits;Supervisor and Reset ICs;Supervisors;Voltage Supervisors
function|load-switch|Power Distribution Switches;Load Switches;Power Switches
function|adc|Analog To Digital Converters (ADCs);Analog To Digital Converters (ADC);ADC;АЦП
function|dac|Digital To Analog Converters (DACs);Digital To Analog Converters (DAC);DAC;ЦАП
function|instrumentation-amplifier|Instrumentation OpAmps;Instrumentation Amplifiers
function|precision-amplifier|Precision OpAmps;Precision Op Amps;Precision Amplifiers
function|differential-amplifier|Differential OpAmps;Differential Amplifiers
function|current-sense-amplifier|Current-Sensing Amplifiers;Current Sense Amplifiers
function|level-translator|Translators / Level Shifters;Translators, Level Shifters;Level Translators
function|inverter|Inverters
function|buffer|Buffers / Drivers;Buffer/Driver/Transceiver;Buffers, Drivers, Receivers, Transceivers
function|shift-register|Shifting Register;Shift Registers
function|io-expander|I/O Expanders
function|usb-bridge|USB ICs;USB Converters
function|rf-transceiver|RF Transceiver ICs
function|rf-amplifier|RF Amplifiers
function|rf-switch|RF Switches
function|microphone|Microphones;MEMS Microphones
function|speaker|Speakers;Loudspeakers
function|counter|Counters / Dividers;Counters, Dividers;Counters
function|flip-flop|Flip Flops;Flip-Flops
function|latch|Latches
function|register|Registers
function|monostable|Monostable Multivibrators
function|gate|Gates;Logic Gates
function|fuel-gauge|Battery Fuel Gauges;Fuel Gauges
function|energy-meter|Energy Metering ICs;Energy Metering
function|digital-potentiometer|Digital Potentiometers
function|touch-controller|Touch Screen Controllers
function|darlington-array|Darlington Transistor Arrays
function|darlington|Darlington Transistors
function|photodiode|Photodiodes
function|phototransistor|Phototransistors
function|photoresistor|Photoresistors;Light Dependent Resistors (LDR)
function|ir-receiver|Infrared remote receiver;Infrared Remote Receivers;Infrared Remote Receiver;IR Receivers
function|photointerrupter|Photointerrupters - Slot Type - Transistor Output;Photointerrupters - Slot Type - Logic Output;Reflective Optical Interrupters;Photointerrupters
function|varactor|Diodes - Variable Capacitance;Varactor Diodes;Varactors
function|thermal-fuse|Thermal Fuses (TCO);Thermal Cutoffs (TCO);Thermal Fuses
function|automotive-fuse|Automotive Fuses
function|gas-discharge-tube|Gas Discharge Tube (GDT);Gas Discharge Tube Arresters (GDT);Glass Discharge Tube;Gas Discharge Tubes
function|current-transformer|Current Transformers;Current Sense Transformers
function|power-transformer|Power Transformer;Power Transformers
function|lan-transformer|RJ45 Transformer;Pulse Transformers(LAN)
function|ceramic-resonator|Ceramic Resonators
function|vibration-motor|Vibration Motors;Vibration Motor
function|dc-power-connector|DC Power Connectors;DC Power Connector;AC/DC Power Connectors
function|ac-power-connector|AC Power Connectors;AC Power Connector
function|ethernet-connector|Ethernet Connectors/Modular Connectors (RJ45 RJ11);Ethernet Connectors / Modular Connectors (RJ45 RJ11)
function|audio-jack|Audio Connectors;Audio Connectors (Headphones);Audio Connector (Headphone)
function|d-sub-connector|D-Sub / VGA Connectors;D-Sub / VGA Connector
function|hdmi-connector|HDMI Connectors
function|sim-holder|SIM Card Connectors
function|sd-holder|SD Card Connectors;SD Card / Memory Card Connector
function|battery-holder|Battery Connectors;Button And Strip Battery Connector;Blade / Shrapnel Contact Battery Connectors;Battery Holders, Clips & Contacts
function|slide-switch|Slide Switches
function|rocker-switch|Rocker Switches
function|toggle-switch|Toggle Switches
function|push-button|Push Switches;Pushbutton Switches;Push Switches - Horizontal Type
function|limit-switch|Limit Switches
function|microswitch|Microswitches
function|rotary-switch|Rotary Switches;Rotary Wheel Switches
function|reed-relay|Reed Relays
function|signal-relay|Signal Relays
function|power-relay|Power Relays
function|automotive-relay|Automotive Relays
function|latching-relay|Magnetic Latching Relays
function|relay-socket|Relay Sockets & Accessories;Relay Sockets And Accessories
function|pluggable-terminal|Pluggable System Terminal Block
function|spring-terminal|Spring Clamp System Terminal Block
function|screw-terminal|Screw terminal;Screw Terminal;Screw Terminal Blocks;Barrier Terminal Blocks
function|jumper|Shunts & Jumpers;Shunts, Jumpers
function|nand-flash|NAND FLASH;NAND Flash Memory
function|nor-flash|NOR FLASH;NOR Flash Memory
function|emmc|eMMC
function|sram|SRAM;PSRAM
function|sdram|SDRAM;DDR SDRAM;DRAM
function|fram|FRAM
function|saw-filter|SAW Filters;SAW Filter
function|saw-resonator|SAW Resonators
function|ceramic-filter|Ceramic Filters;Ceramic Filter
function|tcxo|Temperature Compensated Crystal Oscillators (TCXO);Temperature Compensated Crystal Oscillators (TCXOs)
function|vcxo|Voltage-Controlled Crystal Oscillators (VCXOs);Voltage-Controlled Crystal Oscillators (VCXO)
function|programmable-oscillator|Pre-programmed Oscillators;Programmable Oscillators
function|digital-transistor|Digital Transistors
function|isolation-amplifier|Isolation Amplifiers
function|variable-gain-amplifier|Programmable/Variable Gain Amplifiers (PGAs/VGAs);Programmable / Variable Gain Amplifiers (PGA/VGA)
function|video-amplifier|Video Amplifiers
function|fet-input-amplifier|FET InputAmplifiers;FET Input Amplifiers
function|analog-front-end|Analog Front End (AFEs);Analog Front End (AFE)
function|low-noise-amplifier|Low Noise Amplifiers (LNA) - RF;Low Noise Amplifiers (LNA)
function|balun|Balun;Baluns
function|rf-filter|RF Filters
function|rf-mixer|RF Mixers
function|rf-attenuator|RF Attenuators;RF Attenuator
function|rf-splitter|RF Power Splitters / Combiners
function|rf-coupler|RF Coupler;RF Couplers;RF Directional Coupler
function|rf-detector|RF Detectors
function|diplexer|Diplexers
function|lcd-driver|LCD Drivers
function|clock-buffer|Clock Buffers, Drivers;Clock Buffers/Drivers/Distributions;Clock Buffers, Drivers, Distributors
function|clock-generator|Clock Generators / Frequency Synthesizers / PLL;Clock Generators, PLLs, Frequency Synthesizers
function|pogo-pin|Pogo Pin Spring Probe Connector;Pogo Pins
function|banana-connector|Banana Connectors / Alligator Clips;Banana Connectors / Alligator Clips / Test Rings
function|ring-terminal|Ring Terminal;Ring Terminals
function|card-edge-connector|Card Edge Connectors;Edgeboard Connectors
function|mezzanine-connector|Mezzanine Connectors (Board to Board)
function|connector-housing|Rectangular Connectors Housings;Housings (Wire To Board / Wire To Wire );Connector Housings
function|connector-contact|Housing Contact
function|surge-thyristor|Thyristor Surge Suppressors (TSS);Semiconductor Discharge Tubes (TSS)
function|diac|Diacs Trigger Diode;Trigger Diodes
function|wireless-charger|Wireless Charge-Discharge ICs
function|multi-direction-switch|Multi-Directional Switches;Multidirectional Switch
function|voltage-to-frequency|Voltage-to-Frequency / Frequency-to-Voltage Converters
function|photomos|Solid State Relays - MOS Output (PhotoMOS);Solid State Relays (MOS Output);Solid State Relay (MOS Output)
function|triac-relay|Solid State Relays (Triac Output);Solid State Relay (Thyristor Output);Photoelectric Thyristor (Solid State Relays)
interface|RS-485|RS-485/RS-422 ICs;RS-485 / RS-422 ICs;Isolated RS-485/422 Transceivers;RS-485
interface|RS-232|RS232 ICs;RS-232 ICs
interface|CAN|CAN ICs;CAN Transceivers;Isolated CAN Transceivers
interface|LIN|LIN Transceivers;LIN ICs
interface|Ethernet|Ethernet ICs;Ethernet Transceivers
interface|LVDS|LVDS ICs
measured|temperature|Temperature Sensors
measured|temperature-humidity|Temperature And Humidity Sensor;Temperature and Humidity Sensors;Humidity Sensors
measured|magnetic-field|Magnetic Sensors;Hall Sensor;Hall Sensors;Hall Switches;Linear Hall Sensors
measured|acceleration|Motion Sensors - Accelerometers;Accelerometers
measured|acceleration-rotation|Attitude Sensor/Gyroscope;Gyroscopes
measured|position|Angle, Linear Position Sensors;Position Sensor;Position Sensors
measured|vibration|Vibration Sensors;Vibration Sensor
measured|motion|Motion Sensors;PIR Sensors
measured|pressure|Pressure Sensors
measured|light|Ambient Light Sensors
measured|current|Current Sensors
measured|gas|Gas Sensors
measured|touch|Touch Sensors
measured|distance|Ultrasonic Receivers, Transmitters;Distance Sensors;Proximity Sensors
semiconductor|sic|SiC Diodes;Silicon Carbide Diodes;Silicon Carbide Field Effect Transistor (MOSFET);SiC MOSFETs
semiconductor|gan|GaN Transistors(GaN HEMT);GaN Transistors;GaN FETs
gender|male|Pin Headers
gender|female|Female Headers
color|infrared|Infrared (IR) LEDs;Infrared LED Emitters
color|ultraviolet|Ultra Violet LEDs;Ultraviolet LEDs (UVLED)
color|rgb|RGB LEDs;RGB LEDs(Built-In IC)
radio_standard|Wi-Fi|WiFi Modules
radio_standard|Bluetooth|Bluetooth Modules
radio_standard|Zigbee|ZigBee Modules
radio_standard|LoRa|LoRa Modules
radio_standard|GSM|2G/3G/4G/5G Modules
radio_standard|GNSS|GNSS Modules
`;
