import type { ListedTable } from './table.ts';

/** Returns the whole volts as two digits, as ordering codes have them: 3.3 → 03. */
const two = (volts: number): string => String(Math.floor(volts)).padStart(2, '0');

/** Radio modules, boards, sensors, displays and supplies. */
export const moduleTables: readonly ListedTable[] = [
  {
    category: 'wifi-bluetooth-modules',
    brand: 'espressif',
    columns: 'mpn brand radio_standard core flash antenna supply_voltage io_count group price',
    weight: 3000,
    common: { operating_temperature: '-40..85', mounting: 'smd' },
    rows: `
ESP32-WROOM-32E-N4|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|4Mi|pcb|3..3.6|26|ESP32-WROOM-32E|390
ESP32-WROOM-32E-N8|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|8Mi|pcb|3..3.6|26|ESP32-WROOM-32E|420
ESP32-WROOM-32E-N16|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|16Mi|pcb|3..3.6|26|ESP32-WROOM-32E|460
ESP32-WROOM-32UE-N4|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|4Mi|connector|3..3.6|26||410
ESP32-WROOM-32D-N4|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|4Mi|pcb|2.7..3.6|26||430
ESP32-WROVER-E-N4R8|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|4Mi|pcb|3..3.6|24||490
ESP32-WROVER-IE-N16R8|espressif|Wi-Fi 4 + BT 4.2|Xtensa LX6|16Mi|connector|3..3.6|24||560
ESP32-S2-WROOM-N4|espressif|Wi-Fi 4|Xtensa LX7|4Mi|pcb|3..3.6|37||330
ESP32-S3-WROOM-1-N8|espressif|Wi-Fi 4 + BLE 5|Xtensa LX7|8Mi|pcb|3..3.6|36|ESP32-S3-WROOM-1|420
ESP32-S3-WROOM-1-N16R8|espressif|Wi-Fi 4 + BLE 5|Xtensa LX7|16Mi|pcb|3..3.6|36|ESP32-S3-WROOM-1|520
ESP32-S3-MINI-1-N8|espressif|Wi-Fi 4 + BLE 5|Xtensa LX7|8Mi|pcb|3..3.6|39||390
ESP32-C3-WROOM-02-N4|espressif|Wi-Fi 4 + BLE 5|RISC-V|4Mi|pcb|3..3.6|15||260
ESP32-C3-MINI-1-N4|espressif|Wi-Fi 4 + BLE 5|RISC-V|4Mi|pcb|3..3.6|15||250
ESP32-C6-WROOM-1-N8|espressif|Wi-Fi 6 + BLE 5|RISC-V|8Mi|pcb|3..3.6|23||340
ESP32-H2-MINI-1-N4|espressif|BLE 5 + 802.15.4|RISC-V|4Mi|pcb|3..3.6|19||310
ESP8266-12F|espressif|Wi-Fi 4|Xtensa L106|4Mi|pcb|3..3.6|11||210
ESP-WROOM-02D-N2|espressif|Wi-Fi 4|Xtensa L106|2Mi|pcb|2.7..3.6|11||230
WIZFI360-PA|wiznet|Wi-Fi 4|Cortex-M3|2Mi|pcb|3..3.6|6||590
BGM220PC22HNA2|silabs|BLE 5.2|Cortex-M33|512Ki|pcb|1.8..3.8|24||690
ISP1507-AX-RS|insight|BLE 5|Cortex-M4|512Ki|pcb|1.7..3.6|30||990
RN4871-V/RM118|microchip|BLE 5|Cortex-M0||pcb|1.9..3.6|4||720
`,
  },
  {
    category: 'radio-modules',
    brand: 'simcom',
    columns: 'mpn brand radio_standard frequency tx_power interface supply_voltage antenna price',
    weight: 4000,
    common: { operating_temperature: '-40..85', mounting: 'smd' },
    rows: `
SIM800C|simcom|GSM/GPRS|900M|33|UART|3.4..4.4|pad|590
SIM800L|simcom|GSM/GPRS|900M|33|UART|3.4..4.4|pad|490
SIM868|simcom|GSM/GPRS + GNSS|900M|33|UART|3.4..4.4|pad|790
SIM7600E-H|simcom|LTE Cat 4|1.8G|23|USB|3.4..4.2|pad|3900
SIM7020E|simcom|NB-IoT|900M|23|UART|2.1..3.6|pad|690
A7670E-LASE|simcom|LTE Cat 1|1.8G|23|UART|3.4..4.2|pad|990
M66FB-04-STD|quectel|GSM/GPRS|900M|33|UART|3.3..4.6|pad|690
M95FA-03-STD|quectel|GSM/GPRS|900M|33|UART|3.3..4.6|pad|760
BC95-GV-02-STD|quectel|NB-IoT|900M|23|UART|3.1..4.2|pad|790
EC25EFA-512-STD|quectel|LTE Cat 4|1.8G|23|USB|3.3..4.3|pad|3600
L76LB|quectel|GNSS|1.575G||UART|2.8..4.3|pad|720
L80-R|quectel|GNSS|1.575G||UART|3..4.3|pcb|890
NEO-6M-0-001|ublox|GNSS|1.575G||UART|2.7..3.6|pad|1200
NEO-M8N-0-10|ublox|GNSS|1.575G||UART|2.7..3.6|pad|1900
NEO-M9N-00B|ublox|GNSS|1.575G||UART|2.7..3.6|pad|2300
SAM-M8Q-0-10|ublox|GNSS|1.575G||UART|2.7..3.6|pcb|1900
SX1278IMLTRT|semtech|LoRa|433M|20|SPI|1.8..3.7|pad|390
SX1276IMLTRT|semtech|LoRa|868M|20|SPI|1.8..3.7|pad|420
SX1262IMLTRT|semtech|LoRa|868M|22|SPI|1.8..3.7|pad|430
RFM95W-868S2|hoperf|LoRa|868M|20|SPI|1.8..3.7|pad|560
RFM69HCW-433S2|hoperf|FSK|433M|20|SPI|1.8..3.6|pad|390
E22-900M22S|ebyte|LoRa|868M|22|SPI|1.8..3.7|connector|590
E32-433T20D|ebyte|LoRa|433M|20|UART|2.3..5.5|connector|790
NRF24L01P-R|nordic|2.4 GHz ISM|2.4G|0|SPI|1.9..3.6|pad|190
CC1101RGPR|ti|Sub-1 GHz|433M|12|SPI|1.8..3.6|pad|260
`,
  },
  {
    category: 'development-boards',
    brand: 'arduino',
    columns: 'mpn brand core frequency flash ram interface supply_voltage price part_ru part_en part_tr',
    weight: 25_000,
    rows: `
A000066|arduino|AVR|16M|32Ki|2Ki|USB|7..12|2900|Arduino Uno R3|Arduino Uno R3|Arduino Uno R3
A000067|arduino|AVR|16M|256Ki|8Ki|USB|7..12|4800|Arduino Mega 2560|Arduino Mega 2560|Arduino Mega 2560
A000005|arduino|AVR|16M|32Ki|2Ki|USB|7..12|2600|Arduino Nano|Arduino Nano|Arduino Nano
A000057|arduino|AVR|16M|32Ki|2.5Ki|USB|7..12|2700|Arduino Leonardo|Arduino Leonardo|Arduino Leonardo
A000062|arduino|Cortex-M3|84M|512Ki|96Ki|USB|7..12|4900|Arduino Due|Arduino Due|Arduino Due
ABX00028|arduino|AVR|16M|48Ki|6Ki|USB|7..21|1900|Arduino Nano Every|Arduino Nano Every|Arduino Nano Every
ABX00080|arduino|Cortex-M4|48M|256Ki|32Ki|USB|6..24|2600|Arduino Uno R4 Minima|Arduino Uno R4 Minima|Arduino Uno R4 Minima
NUCLEO-F030R8|st|Cortex-M0|48M|64Ki|8Ki|USB|7..12|1700|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-F103RB|st|Cortex-M3|72M|128Ki|20Ki|USB|7..12|1900|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-F303RE|st|Cortex-M4|72M|512Ki|64Ki|USB|7..12|2100|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-F401RE|st|Cortex-M4|84M|512Ki|96Ki|USB|7..12|1900|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-F411RE|st|Cortex-M4|100M|512Ki|128Ki|USB|7..12|2000|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-F446RE|st|Cortex-M4|180M|512Ki|128Ki|USB|7..12|2100|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-G071RB|st|Cortex-M0+|64M|128Ki|36Ki|USB|7..12|1700|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-G431KB|st|Cortex-M4|170M|128Ki|32Ki|USB|7..12|1800|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-H743ZI2|st|Cortex-M7|480M|2Mi|1Mi|USB|7..12|3900|Плата разработчика|Developer board|Geliştirici kartı
NUCLEO-L476RG|st|Cortex-M4|80M|1Mi|128Ki|USB|7..12|2200|Плата разработчика|Developer board|Geliştirici kartı
STM32F4DISCOVERY|st|Cortex-M4|168M|1Mi|192Ki|USB|5..5.5|3300|Плата разработчика|Developer board|Geliştirici kartı
32F429IDISCOVERY|st|Cortex-M4|180M|2Mi|256Ki|USB|5..5.5|4200|Плата разработчика|Developer board|Geliştirici kartı
ESP32-DEVKITC-32E|espressif|Xtensa LX6|240M|4Mi|520Ki|USB|5..5.5|1200|Плата разработчика|Developer board|Geliştirici kartı
ESP32-S3-DEVKITC-1-N8|espressif|Xtensa LX7|240M|8Mi|512Ki|USB|5..5.5|1700|Плата разработчика|Developer board|Geliştirici kartı
ESP32-C3-DEVKITM-1|espressif|RISC-V|160M|4Mi|400Ki|USB|5..5.5|990|Плата разработчика|Developer board|Geliştirici kartı
SC0915|raspberry|Cortex-M0+|133M|2Mi|264Ki|USB|1.8..5.5|690|Raspberry Pi Pico|Raspberry Pi Pico|Raspberry Pi Pico
SC0918|raspberry|Cortex-M0+|133M|2Mi|264Ki|USB|1.8..5.5|990|Raspberry Pi Pico W|Raspberry Pi Pico W|Raspberry Pi Pico W
SC1631|raspberry|Cortex-M33|150M|4Mi|520Ki|USB|1.8..5.5|790|Raspberry Pi Pico 2|Raspberry Pi Pico 2|Raspberry Pi Pico 2
SC0194|raspberry|Cortex-A72|1.5G||4096Mi|USB|5..5.1|8900|Raspberry Pi 4 Model B 4GB|Raspberry Pi 4 Model B 4GB|Raspberry Pi 4 Model B 4GB
SC1112|raspberry|Cortex-A76|2.4G||8192Mi|USB|5..5.1|12900|Raspberry Pi 5 8GB|Raspberry Pi 5 8GB|Raspberry Pi 5 8GB
ATMEGA328P-XMINI|microchip|AVR|16M|32Ki|2Ki|USB|5..5.5|1500|Плата разработчика|Developer board|Geliştirici kartı
MSP-EXP430G2ET|ti|MSP430|16M|16Ki|512|USB|5..5.5|1600|Плата разработчика|Developer board|Geliştirici kartı
EK-TM4C123GXL|ti|Cortex-M4|80M|256Ki|32Ki|USB|4.75..5.25|2900|Плата разработчика|Developer board|Geliştirici kartı
`,
  },
  {
    category: 'temperature-humidity-sensors',
    brand: 'analog-devices',
    columns: 'mpn brand measured interface supply_voltage operating_temperature output_signal package price',
    rows: `
DS18B20+|analog-devices|temperature|1-Wire|3..5.5|-55..125|digital|TO-92|190
DS18B20Z+|analog-devices|temperature|1-Wire|3..5.5|-55..125|digital|SOIC-8|210
DS18S20+|analog-devices|temperature|1-Wire|3..5.5|-55..125|digital|TO-92|260
DS1621+|analog-devices|temperature|I²C|2.7..5.5|-55..125|digital|DIP-8|490
LM35DZ/NOPB|ti|temperature||4..30|0..100|analog|TO-92|160
LM35CZ/NOPB|ti|temperature||4..30|-40..110|analog|TO-92|260
LM75AIM/NOPB|ti|temperature|I²C|2.7..5.5|-55..125|digital|SOIC-8|120
LM335Z/NOPB|ti|temperature||5..40|-40..100|analog|TO-92|130
TMP36GT9Z|analog-devices|temperature||2.7..5.5|-40..125|analog|TO-92|190
TMP102AIDRLT|ti|temperature|I²C|1.4..3.6|-40..125|digital|SOT-563|130
TMP117MAIDRVT|ti|temperature|I²C|1.8..5.5|-55..150|digital|SON-6|330
MCP9700A-E/TO|microchip|temperature||2.3..5.5|-40..125|analog|TO-92|42
MCP9808-E/MS|microchip|temperature|I²C|2.7..5.5|-40..125|digital|MSOP-8|120
MAX31855KASA+|analog-devices|temperature|SPI|3..3.6|-40..125|digital|SOIC-8|490
MAX6675ISA+|analog-devices|temperature|SPI|3..5.5|-20..85|digital|SOIC-8|790
MAX31865ATP+|analog-devices|temperature|SPI|3..3.6|-40..125|digital|QFN-20|560
AM2302|asair|temperature-humidity|1-wire|3.3..5.5|-40..80|digital|SIP-4|330
DHT11|asair|temperature-humidity|1-wire|3.3..5.5|-20..60|digital|SIP-4|120
AHT20|asair|temperature-humidity|I²C|2.2..5.5|-40..85|digital|DFN-6|78
AM2320B|asair|temperature-humidity|I²C|3.1..5.5|-40..80|digital|SIP-4|190
SHT31-DIS-B2.5KS|sensirion|temperature-humidity|I²C|2.15..5.5|-40..125|digital|DFN-8|330
SHT40-AD1B-R2|sensirion|temperature-humidity|I²C|1.08..3.6|-40..125|digital|DFN-4|190
SHTC3-TR-10KS|sensirion|temperature-humidity|I²C|1.62..3.6|-40..125|digital|DFN-4|160
SI7021-A20-GM1R|silabs|temperature-humidity|I²C|1.9..3.6|-40..125|digital|DFN-6|260
HDC1080DMBR|ti|temperature-humidity|I²C|2.7..5.5|-40..125|digital|SON-6|190
HIH-4030-001|honeywell|humidity||4..5.8|-40..85|analog|SIP-3|1500
`,
  },
  {
    category: 'motion-magnetic-sensors',
    brand: 'st',
    columns: 'mpn brand measured interface supply_voltage output_signal operating_temperature package price',
    rows: `
MPU-6050|invensense|acceleration-rotation|I²C|2.375..3.46|digital|-40..85|QFN-24|390
MPU-9250|invensense|acceleration-rotation|I²C|2.4..3.6|digital|-40..85|QFN-24|790
ICM-20948|invensense|acceleration-rotation|I²C|1.71..3.6|digital|-40..85|QFN-24|690
ADXL335BCPZ|analog-devices|acceleration||1.8..3.6|analog|-40..85|QFN-16|690
ADXL345BCCZ|analog-devices|acceleration|I²C|2..3.6|digital|-40..85|LGA-14|590
LIS3DHTR|st|acceleration|I²C|1.71..3.6|digital|-40..85|LGA-16|130
LIS2DW12TR|st|acceleration|I²C|1.62..3.6|digital|-40..85|LGA-12|130
LSM6DS3TR|st|acceleration-rotation|I²C|1.71..3.6|digital|-40..85|LGA-14|260
LSM303AGRTR|st|acceleration|I²C|1.71..3.6|digital|-40..85|LGA-12|260
BMI160|bosch|acceleration-rotation|I²C|1.71..3.6|digital|-40..85|LGA-14|290
BNO055|bosch|acceleration-rotation|I²C|2.4..3.6|digital|-40..85|LGA-28|990
SS495A|honeywell|magnetic-field||4.5..10.5|analog|-40..150|SIP-3|260
SS441A|honeywell|magnetic-field||3.8..30|switch|-40..150|SIP-3|140
SS49E|honeywell|magnetic-field||2.7..6.5|analog|-40..100|SIP-3|92
A3144EUA-T|allegro|magnetic-field||4.5..24|switch|-40..85|SIP-3|48
A1302KUA-T|allegro|magnetic-field||4.5..6|analog|-40..125|SIP-3|160
DRV5053VAQLPG|ti|magnetic-field||2.5..38|analog|-40..125|TO-92|92
TLE4905L|infineon|magnetic-field||3.8..24|switch|-40..150|SIP-3|120
AH3503|diodes|magnetic-field||4.5..6|analog|-20..85|SIP-3|46
AS5600-ASOM|ams|magnetic-field|I²C|3..5.5|digital|-40..125|SOIC-8|290
ACS712ELCTR-05B-T|allegro|current||4.5..5.5|analog|-40..85|SOIC-8|290
ACS712ELCTR-20A-T|allegro|current||4.5..5.5|analog|-40..85|SOIC-8|290
ACS712ELCTR-30A-T|allegro|current||4.5..5.5|analog|-40..85|SOIC-8|290
ACS758LCB-050B-PFF-T|allegro|current||3..5.5|analog|-40..150|CB-5|690
INA219AIDR|ti|current|I²C|3..5.5|digital|-40..125|SOIC-8|190
INA226AIDGSR|ti|current|I²C|2.7..5.5|digital|-40..125|MSOP-10|210
INA180A1IDBVR|ti|current||2.7..5.5|analog|-40..125|SOT-23-5|58
`,
  },
  {
    category: 'environment-sensors',
    brand: 'bosch',
    columns: 'mpn brand measured interface supply_voltage output_signal package price',
    rows: `
BMP180|bosch|pressure|I²C|1.62..3.6|digital|LGA-7|190
BMP280|bosch|pressure|I²C|1.71..3.6|digital|LGA-8|160
BMP388|bosch|pressure|I²C|1.65..3.6|digital|LGA-10|290
BME280|bosch|pressure|I²C|1.71..3.6|digital|LGA-8|390
BME680|bosch|gas|I²C|1.71..3.6|digital|LGA-8|790
LPS22HBTR|st|pressure|I²C|1.7..3.6|digital|LGA-10|260
MS561101BA03-50|te|pressure|I²C|1.8..3.6|digital|QFN-8|690
MPX5010DP|nxp|pressure||4.75..5.25|analog|SIP-6|1500
MPXV7002DP|nxp|pressure||4.75..5.25|analog|SOIC-8|1700
MPX4115AP|nxp|pressure||4.85..5.35|analog|SIP-6|1900
BH1750FVI-TR|rohm|light|I²C|2.4..3.6|digital|WSOF-6|120
TSL2561T|ams|light|I²C|2.7..3.6|digital|TMB-6|290
VEML7700-TT|vishay|light|I²C|2.5..3.6|digital|SMD-4|130
APDS-9960|broadcom|light|I²C|2.4..3.6|digital|SMD-8|290
TEMT6000X01|vishay|light||2.7..5.5|analog|1206|62
CCS811B-JOPD500|ams|gas|I²C|1.8..3.6|digital|LGA-10|890
SGP30-2.5K|sensirion|gas|I²C|1.62..1.98|digital|DFN-6|890
SCD41-D-R2|sensirion|gas|I²C|2.4..5.5|digital|LGA-20|3900
SDS011|nova|gas|UART|4.7..5.3|digital|THT-module|2200
MQ-2|winsen|gas||4.9..5.1|analog|THT-6|190
MQ-7|winsen|gas||4.9..5.1|analog|THT-6|210
MH-Z19B|winsen|gas|UART|4.5..5.5|digital|THT-module|1900
VL53L0CXV0DH/1|st|distance|I²C|2.6..3.5|digital|LGA-12|330
VL53L1CXV0FY/1|st|distance|I²C|2.6..3.5|digital|LGA-12|490
GP2Y0A21YK0F|sharp|distance||4.5..5.5|analog|THT-module|890
GP2Y0A41SK0F|sharp|distance||4.5..5.5|analog|THT-module|920
MB1010|maxbotix|distance|UART|2.5..5.5|analog|THT-module|2900
`,
  },
  {
    category: 'lcd-oled-displays',
    brand: 'winstar',
    columns: 'mpn brand display_format diagonal color interface supply_voltage operating_temperature price',
    weight: 40_000,
    rows: `
WH1602B-YGH-CTK|winstar|16×2|61m|green|parallel|4.5..5.5|-20..70|690
WH1602L-YYH-CTK|winstar|16×2|105m|yellow|parallel|4.5..5.5|-20..70|1100
WH2004A-YGH-CT|winstar|20×4|78m|green|parallel|4.5..5.5|-20..70|1300
WH2004L-TMI-CT|winstar|20×4|130m|blue|parallel|4.5..5.5|-20..70|1900
WG12864A-TMI-TN|winstar|128×64|68m|blue|parallel|4.5..5.5|-20..70|1600
WG12864B-YGH-TN|winstar|128×64|62m|green|parallel|4.5..5.5|-20..70|1500
WG240128B-TMI-VZ|winstar|240×128|128m|blue|parallel|4.5..5.5|-20..70|3900
WEH001602ALPP5N00000|winstar|16×2|61m|yellow|SPI|3..5.3|-40..80|1500
WEO012864DLPP3N00000|winstar|128×64|24m|white|I²C|2.8..3.3|-40..80|690
WEA012864DLPP3N00003|winstar|128×64|24m|white|I²C|2.8..3.3|-40..80|760
WF35LTIACDNN0|winstar|320×240|89m|rgb|RGB|3..3.6|-20..70|2900
WF43GTIAEDNN0|winstar|480×272|109m|rgb|RGB|3..3.6|-20..70|3300
MT-16S2H-2YLG|melt|16×2|61m|green|parallel|4.5..5.5|-20..70|790
MT-16S2D-2YLG|melt|16×2|61m|green|parallel|4.5..5.5|-20..70|820
MT-20S4A-2YLG|melt|20×4|78m|green|parallel|4.5..5.5|-20..70|1500
MT-12864A-2FLA|melt|128×64|68m|white|parallel|4.5..5.5|-20..70|1900
MT-12864J-2FLA|melt|128×64|68m|white|parallel|3..5.5|-20..70|1700
MT-10T7-7T|melt|10×1|56m|black|parallel|3..5.5|-20..70|590
MT-8S2A-2YLG|melt|8×2|42m|green|parallel|4.5..5.5|-20..70|690
SSD1306|sitronix|128×64|24m|white|I²C|1.65..3.3|-40..85|260
`,
  },
  {
    category: 'ac-dc-supplies',
    brand: 'meanwell',
    columns: 'mpn brand power vout current vin efficiency series price weight',
    rows: [
      ...(
        [
          [5, 1, 76],
          [12, 0.42, 81],
          [15, 0.33, 81],
          [24, 0.21, 82],
          [3.3, 1.25, 71],
        ] as const
      ).map(([v, a, e]) => `IRM-05-${v}|meanwell|5|${v}|${a}|85..264|${e}|IRM-05|790|42000`),
      ...(
        [
          [5, 2, 79],
          [12, 0.85, 84],
          [15, 0.67, 84],
          [24, 0.42, 85],
        ] as const
      ).map(([v, a, e]) => `IRM-10-${v}|meanwell|10|${v}|${a}|85..264|${e}|IRM-10|890|48000`),
      ...(
        [
          [5, 4, 80],
          [12, 1.8, 86],
          [24, 0.9, 87],
        ] as const
      ).map(([v, a, e]) => `IRM-20-${v}|meanwell|20|${v}|${a}|85..264|${e}|IRM-20|1190|90000`),
      ...(
        [
          [5, 7, 82],
          [12, 3, 85],
          [15, 2.4, 86],
          [24, 1.5, 86],
          [48, 0.75, 87],
        ] as const
      ).map(([v, a, e]) => `LRS-35-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|85..264|${e}|LRS-35|1390|230000`),
      ...(
        [
          [5, 10, 83],
          [12, 4.2, 86],
          [24, 2.2, 88],
          [36, 1.45, 88],
          [48, 1.1, 89],
        ] as const
      ).map(([v, a, e]) => `LRS-50-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|85..264|${e}|LRS-50|1590|230000`),
      ...(
        [
          [5, 22, 83.5],
          [12, 12.5, 87],
          [15, 10, 87.5],
          [24, 6.5, 89],
          [36, 4.3, 89],
          [48, 3.3, 90],
        ] as const
      ).map(([v, a, e]) => `LRS-150-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|85..264|${e}|LRS-150|2490|480000`),
      ...(
        [
          [12, 29, 85],
          [24, 14.6, 88],
          [36, 9.7, 88.5],
          [48, 7.3, 89],
        ] as const
      ).map(([v, a, e]) => `LRS-350-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|90..264|${e}|LRS-350|3890|760000`),
      ...(
        [
          [5, 5, 82],
          [12, 3.33, 86],
          [24, 1.7, 88],
          [48, 0.83, 88],
        ] as const
      ).map(([v, a, e]) => `MDR-40-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|85..264|${e}|MDR-40|2190|300000`),
      ...(
        [
          [12, 2, 85],
          [24, 1.5, 88],
          [5, 3, 82],
        ] as const
      ).map(([v, a, e]) => `HDR-30-${v}|meanwell|${Math.round(v * a)}|${v}|${a}|85..264|${e}|HDR-30|1690|120000`),
    ].join('\n'),
  },
  {
    category: 'dc-dc-modules',
    brand: 'meanwell',
    columns: 'mpn brand power vin vout current isolation_voltage series price',
    weight: 2600,
    common: { mounting: 'tht' },
    rows: [
      ...[3.3, 5, 9, 12, 15, 24].map(
        (v) => `B05${two(v)}S-1WR3|mornsun|1|4.5..5.5|${v}|${(1 / v).toFixed(3)}|1500|B_S-1WR3|150`,
      ),
      ...[3.3, 5, 12, 15].map(
        (v) => `B12${two(v)}S-1WR3|mornsun|1|10.8..13.2|${v}|${(1 / v).toFixed(3)}|1500|B_S-1WR3|150`,
      ),
      ...[5, 12, 15].map((v) => `B24${two(v)}S-1WR3|mornsun|1|21.6..26.4|${v}|${(1 / v).toFixed(3)}|1500|B_S-1WR3|155`),
      ...[3.3, 5, 6.5, 9, 12, 15].map(
        (v) => `K78${two(v)}-500R3|mornsun|${(v / 2).toFixed(2)}|${v < 5 ? '4.75' : v + 2}..36|${v}|0.5||K78-R3|190`,
      ),
      ...[3.3, 5, 9, 12, 15].map(
        (v) => `R-78E${v.toFixed(1)}-0.5|recom|${(v / 2).toFixed(2)}|${v + 2}..28|${v}|0.5||R-78E|330`,
      ),
      ...[5, 12, 15].map((v) => `SPBW03F-${two(v)}|meanwell|3|9..36|${v}|${(3 / v).toFixed(2)}|1500|SPBW03|690`),
      ...[5, 12, 24].map((v) => `SKMW20F-${two(v)}|meanwell|20|9..36|${v}|${(20 / v).toFixed(2)}|1500|SKMW20|1900`),
      ...[5, 12, 15].map(
        (v) =>
          `TMR 3-24${v === 5 ? '11' : v === 12 ? '12' : '13'}|traco|3|18..36|${v}|${(3 / v).toFixed(2)}|1500|TMR 3|1500`,
      ),
      ...[3.3, 5, 12].map(
        (v) =>
          `TSR 1-24${v === 3.3 ? '33' : v === 5 ? '50' : '120'}|traco|${v}|${v < 6 ? '6.5' : '15'}..36|${v}|1||TSR 1|590`,
      ),
    ].join('\n'),
  },
];
