import type { ListedTable } from './table.ts';

const columns = 'mpn brand core frequency flash ram io_count supply_voltage package series price';

/**
 * A line of STM32 controllers. Their ordering code has the line, a letter for the pins (F 20, K 32, C 48, R 64, V 100,
 * Z 144), one for the flash memory, one for the package (T LQFP, P TSSOP, U QFN), and 6 for −40 to 85 °C.
 */
interface Line {
  readonly line: string;
  readonly core: string;
  readonly megahertz: number;
  readonly supply: string;
  /**
   * Members of the line, such as "C8T 20 54": letters of pins, flash memory and package, RAM in KiB, price in tens of
   * roubles.
   */
  readonly members: string;
}

const lines: readonly Line[] = [
  {
    line: 'F030',
    core: 'Cortex-M0',
    megahertz: 48,
    supply: '2.4..3.6',
    members: 'F4P 4 7.5,K6T 4 9,C6T 4 9.5,C8T 8 12,R8T 8 13,CCT 32 21,RCT 32 23',
  },
  { line: 'F051', core: 'Cortex-M0', megahertz: 48, supply: '2..3.6', members: 'K8T 8 19,C8T 8 20,R8T 8 22' },
  {
    line: 'F072',
    core: 'Cortex-M0',
    megahertz: 48,
    supply: '2..3.6',
    members: 'C8T 16 26,CBT 16 29,RBT 16 32,VBT 16 38',
  },
  {
    line: 'F100',
    core: 'Cortex-M3',
    megahertz: 24,
    supply: '2..3.6',
    members: 'C4T 4 18,C8T 8 22,CBT 8 26,R8T 8 24,RBT 8 28',
  },
  {
    line: 'F103',
    core: 'Cortex-M3',
    megahertz: 72,
    supply: '2..3.6',
    members:
      'C6T 10 22,C8T 20 24,CBT 20 30,R8T 20 27,RBT 20 33,RCT 48 42,RDT 64 49,RET 64 55,V8T 20 36,VBT 20 39,VCT 48 47,VET 64 59,ZCT 48 58,ZET 64 69,T8U 20 29,RGT 96 71',
  },
  { line: 'F105', core: 'Cortex-M3', megahertz: 72, supply: '2..3.6', members: 'RBT 64 52,RCT 64 58,VCT 64 66' },
  { line: 'F107', core: 'Cortex-M3', megahertz: 72, supply: '2..3.6', members: 'RBT 64 59,RCT 64 65,VCT 64 72' },
  {
    line: 'F205',
    core: 'Cortex-M3',
    megahertz: 120,
    supply: '1.8..3.6',
    members: 'RBT 64 69,RET 128 82,VCT 96 79,VGT 128 96,ZGT 128 110',
  },
  {
    line: 'F207',
    core: 'Cortex-M3',
    megahertz: 120,
    supply: '1.8..3.6',
    members: 'VCT 128 89,VGT 128 105,ZGT 128 120',
  },
  {
    line: 'F303',
    core: 'Cortex-M4',
    megahertz: 72,
    supply: '2..3.6',
    members: 'CBT 32 46,CCT 40 52,RBT 32 50,RCT 40 56,VCT 40 63',
  },
  {
    line: 'F401',
    core: 'Cortex-M4',
    megahertz: 84,
    supply: '1.7..3.6',
    members: 'CBU 64 39,CCU 64 42,CDU 96 48,CEU 96 52,RBT 64 46,RCT 64 49,RET 96 58,VCT 64 56',
  },
  {
    line: 'F405',
    core: 'Cortex-M4',
    megahertz: 168,
    supply: '1.8..3.6',
    members: 'RGT 192 92,VGT 192 105,ZGT 192 118',
  },
  {
    line: 'F407',
    core: 'Cortex-M4',
    megahertz: 168,
    supply: '1.8..3.6',
    members: 'VET 192 98,VGT 192 109,ZET 192 112,ZGT 192 125,IGT 192 139',
  },
  {
    line: 'F411',
    core: 'Cortex-M4',
    megahertz: 100,
    supply: '1.7..3.6',
    members: 'CCU 128 42,CEU 128 48,RCT 128 50,RET 128 55,VET 128 62',
  },
  {
    line: 'F429',
    core: 'Cortex-M4',
    megahertz: 180,
    supply: '1.8..3.6',
    members: 'VET 256 122,VGT 256 132,VIT 256 148,ZGT 256 142,ZIT 256 159',
  },
  {
    line: 'F446',
    core: 'Cortex-M4',
    megahertz: 180,
    supply: '1.7..3.6',
    members: 'RCT 128 72,RET 128 79,VCT 128 82,VET 128 88,ZET 128 99',
  },
  {
    line: 'F746',
    core: 'Cortex-M7',
    megahertz: 216,
    supply: '1.7..3.6',
    members: 'VET 320 145,VGT 320 159,ZGT 320 172',
  },
  {
    line: 'G030',
    core: 'Cortex-M0+',
    megahertz: 64,
    supply: '2..3.6',
    members: 'F6P 8 8.5,K6T 8 10,K8T 8 11,C6T 8 11,C8T 8 12',
  },
  {
    line: 'G031',
    core: 'Cortex-M0+',
    megahertz: 64,
    supply: '1.7..3.6',
    members: 'F6P 8 12,F8P 8 13,K6T 8 13,K8T 8 15,C8T 8 16',
  },
  {
    line: 'G071',
    core: 'Cortex-M0+',
    megahertz: 64,
    supply: '1.7..3.6',
    members: 'K8T 36 22,KBT 36 25,C8T 36 24,CBT 36 28,RBT 36 31',
  },
  {
    line: 'G431',
    core: 'Cortex-M4',
    megahertz: 170,
    supply: '1.71..3.6',
    members: 'K8T 32 36,KBT 32 39,C8T 32 39,CBT 32 42,RBT 32 46',
  },
  { line: 'H743', core: 'Cortex-M7', megahertz: 480, supply: '1.62..3.6', members: 'VIT 1024 129,ZIT 1024 142' },
  { line: 'L031', core: 'Cortex-M0+', megahertz: 32, supply: '1.65..3.6', members: 'F6P 8 18,K6T 8 21,C6T 8 23' },
  { line: 'L053', core: 'Cortex-M0+', megahertz: 32, supply: '1.65..3.6', members: 'C8T 8 39,R8T 8 42' },
  {
    line: 'L072',
    core: 'Cortex-M0+',
    megahertz: 32,
    supply: '1.65..3.6',
    members: 'CBT 20 48,CZT 20 55,RBT 20 52,RZT 20 59',
  },
  {
    line: 'L151',
    core: 'Cortex-M3',
    megahertz: 32,
    supply: '1.65..3.6',
    members: 'C8T 10 46,CBT 16 52,RBT 16 58,RCT 32 69,VBT 16 66',
  },
  { line: 'L433', core: 'Cortex-M4', megahertz: 80, supply: '1.71..3.6', members: 'CBT 64 52,CCT 64 58,RCT 64 63' },
  {
    line: 'L476',
    core: 'Cortex-M4',
    megahertz: 80,
    supply: '1.71..3.6',
    members: 'RET 128 88,RGT 128 96,VET 128 99,VGT 128 109',
  },
];

const pinsOf: Readonly<Record<string, number>> = { F: 20, T: 36, K: 32, C: 48, R: 64, V: 100, Z: 144, I: 176 };
const flashOf: Readonly<Record<string, number>> = {
  4: 16,
  6: 32,
  8: 64,
  B: 128,
  Z: 192,
  C: 256,
  D: 384,
  E: 512,
  G: 1024,
  I: 2048,
};
const portsOf: Readonly<Record<number, number>> = {
  20: 15,
  36: 26,
  32: 25,
  48: 37,
  64: 51,
  100: 80,
  144: 112,
  176: 140,
};

const stm32Package = (letter: string, pins: number): string =>
  letter === 'P' ? `TSSOP-${pins}` : letter === 'U' ? `UFQFPN-${pins}` : `LQFP-${pins}`;

const stm32: ListedTable = {
  category: 'microcontrollers',
  brand: 'st',
  columns,
  common: { operating_temperature: '-40..85' },
  rows: lines
    .flatMap(({ line, core, megahertz, supply, members }) =>
      members.split(',').map((member) => {
        const [code = '', ram = '', price = ''] = member.split(' ');
        const pins = pinsOf[code[0] ?? ''] ?? 48;
        return `STM32${line}${code}6|st|${core}|${megahertz}M|${flashOf[code[1] ?? ''] ?? 64}Ki|${ram}Ki|${portsOf[pins]}|${supply}|${stm32Package(code[2] ?? 'T', pins)}|STM32${line.slice(0, 2)}|${Number(price) * 10}`;
      }),
    )

    .join('\n'),
};

const otherControllers: ListedTable = {
  category: 'microcontrollers',
  brand: 'microchip',
  columns,
  common: { operating_temperature: '-40..85' },
  rows: `
ATTINY13A-PU|microchip|AVR|20M|1Ki|64|6|1.8..5.5|DIP-8|ATtiny|92
ATTINY13A-SSU|microchip|AVR|20M|1Ki|64|6|1.8..5.5|SOIC-8|ATtiny|78
ATTINY2313A-PU|microchip|AVR|20M|2Ki|128|18|1.8..5.5|DIP-20|ATtiny|190
ATTINY24A-PU|microchip|AVR|20M|2Ki|128|12|1.8..5.5|DIP-14|ATtiny|170
ATTINY25-20PU|microchip|AVR|20M|2Ki|128|6|2.7..5.5|DIP-8|ATtiny|160
ATTINY44A-SSU|microchip|AVR|20M|4Ki|256|12|1.8..5.5|SOIC-14|ATtiny|160
ATTINY45-20PU|microchip|AVR|20M|4Ki|256|6|2.7..5.5|DIP-8|ATtiny|180
ATTINY84A-PU|microchip|AVR|20M|8Ki|512|12|1.8..5.5|DIP-14|ATtiny|210
ATTINY85-20PU|microchip|AVR|20M|8Ki|512|6|2.7..5.5|DIP-8|ATtiny|190
ATTINY85-20SU|microchip|AVR|20M|8Ki|512|6|2.7..5.5|SOIC-8|ATtiny|170
ATTINY4313-PU|microchip|AVR|20M|4Ki|256|18|1.8..5.5|DIP-20|ATtiny|220
ATTINY817-MNR|microchip|AVR|20M|8Ki|512|22|1.8..5.5|QFN-24|ATtiny|120
ATTINY1614-SSNR|microchip|AVR|20M|16Ki|2Ki|12|1.8..5.5|SOIC-14|ATtiny|110
ATMEGA8A-PU|microchip|AVR|16M|8Ki|1Ki|23|2.7..5.5|DIP-28|ATmega|320
ATMEGA8A-AU|microchip|AVR|16M|8Ki|1Ki|23|2.7..5.5|TQFP-32|ATmega|240
ATMEGA16A-PU|microchip|AVR|16M|16Ki|1Ki|32|2.7..5.5|DIP-40|ATmega|520
ATMEGA16A-AU|microchip|AVR|16M|16Ki|1Ki|32|2.7..5.5|TQFP-44|ATmega|430
ATMEGA32A-PU|microchip|AVR|16M|32Ki|2Ki|32|2.7..5.5|DIP-40|ATmega|590
ATMEGA32A-AU|microchip|AVR|16M|32Ki|2Ki|32|2.7..5.5|TQFP-44|ATmega|490
ATMEGA48PA-AU|microchip|AVR|20M|4Ki|512|23|1.8..5.5|TQFP-32|ATmega|190
ATMEGA64A-AU|microchip|AVR|16M|64Ki|4Ki|53|2.7..5.5|TQFP-64|ATmega|690
ATMEGA88PA-AU|microchip|AVR|20M|8Ki|1Ki|23|1.8..5.5|TQFP-32|ATmega|220
ATMEGA128A-AU|microchip|AVR|16M|128Ki|4Ki|53|2.7..5.5|TQFP-64|ATmega|890
ATMEGA168PA-AU|microchip|AVR|20M|16Ki|1Ki|23|1.8..5.5|TQFP-32|ATmega|260
ATMEGA328P-PU|microchip|AVR|20M|32Ki|2Ki|23|1.8..5.5|DIP-28|ATmega|390
ATMEGA328P-AU|microchip|AVR|20M|32Ki|2Ki|23|1.8..5.5|TQFP-32|ATmega|290
ATMEGA328PB-AU|microchip|AVR|20M|32Ki|2Ki|27|1.8..5.5|TQFP-32|ATmega|260
ATMEGA644PA-AU|microchip|AVR|20M|64Ki|4Ki|32|1.8..5.5|TQFP-44|ATmega|620
ATMEGA1284P-PU|microchip|AVR|20M|128Ki|16Ki|32|1.8..5.5|DIP-40|ATmega|990
ATMEGA2560-16AU|microchip|AVR|16M|256Ki|8Ki|86|4.5..5.5|TQFP-100|ATmega|1450
ATMEGA32U4-AU|microchip|AVR|16M|32Ki|2.5Ki|26|2.7..5.5|TQFP-44|ATmega|590
ATMEGA4809-PF|microchip|AVR|20M|48Ki|6Ki|33|1.8..5.5|DIP-40|ATmega|420
ATXMEGA128A1U-AU|microchip|AVR|32M|128Ki|8Ki|78|1.6..3.6|TQFP-100|ATxmega|890
AVR128DA48-I/PT|microchip|AVR|24M|128Ki|16Ki|41|1.8..5.5|TQFP-48|AVR DA|340
ATSAMD21G18A-AU|microchip|Cortex-M0+|48M|256Ki|32Ki|38|1.62..3.6|TQFP-48|SAM D21|420
ATSAMD51J19A-AU|microchip|Cortex-M4|120M|512Ki|192Ki|51|1.71..3.63|TQFP-64|SAM D51|690
PIC10F200T-I/OT|microchip|PIC|4M|375|16|4|2..5.5|SOT-23-6|PIC10|62
PIC12F629-I/P|microchip|PIC|20M|1.75Ki|64|6|2..5.5|DIP-8|PIC12|150
PIC12F675-I/P|microchip|PIC|20M|1.75Ki|64|6|2..5.5|DIP-8|PIC12|160
PIC12F683-I/P|microchip|PIC|20M|3.5Ki|128|6|2..5.5|DIP-8|PIC12|170
PIC16F628A-I/P|microchip|PIC|20M|3.5Ki|224|16|3..5.5|DIP-18|PIC16|260
PIC16F648A-I/P|microchip|PIC|20M|7Ki|256|16|3..5.5|DIP-18|PIC16|310
PIC16F676-I/P|microchip|PIC|20M|1.75Ki|64|12|2..5.5|DIP-14|PIC16|190
PIC16F690-I/P|microchip|PIC|20M|7Ki|256|18|2..5.5|DIP-20|PIC16|230
PIC16F84A-04/P|microchip|PIC|4M|1.75Ki|68|13|4..5.5|DIP-18|PIC16|490
PIC16F873A-I/SP|microchip|PIC|20M|7Ki|192|22|4..5.5|DIP-28|PIC16|560
PIC16F876A-I/SP|microchip|PIC|20M|14Ki|368|22|4..5.5|DIP-28|PIC16|620
PIC16F877A-I/P|microchip|PIC|20M|14Ki|368|33|4..5.5|DIP-40|PIC16|690
PIC16F887-I/P|microchip|PIC|20M|14Ki|368|35|2..5.5|DIP-40|PIC16|420
PIC18F2550-I/SP|microchip|PIC|48M|32Ki|2Ki|24|4.2..5.5|DIP-28|PIC18|620
PIC18F4520-I/P|microchip|PIC|40M|32Ki|1.5Ki|36|4.2..5.5|DIP-40|PIC18|650
PIC18F4550-I/P|microchip|PIC|48M|32Ki|2Ki|35|4.2..5.5|DIP-40|PIC18|720
PIC18F45K22-I/P|microchip|PIC|64M|32Ki|1.5Ki|36|1.8..5.5|DIP-40|PIC18|430
PIC32MX250F128B-I/SP|microchip|MIPS32|50M|128Ki|32Ki|21|2.3..3.6|DIP-28|PIC32|490
DSPIC33EP64MC202-I/SP|microchip|dsPIC|70M|64Ki|8Ki|21|3..3.6|DIP-28|dsPIC33|460
MSP430G2553IN20|ti|MSP430|16M|16Ki|512|16|1.8..3.6|DIP-20|MSP430|290
MSP430G2231IN14|ti|MSP430|16M|2Ki|128|10|1.8..3.6|DIP-14|MSP430|210
MSP430F149IPMR|ti|MSP430|8M|60Ki|2Ki|48|1.8..3.6|LQFP-64|MSP430|760
MSP430FR5969IRGZR|ti|MSP430|16M|64Ki|2Ki|40|1.8..3.6|QFN-48|MSP430|560
TM4C123GH6PMI|ti|Cortex-M4|80M|256Ki|32Ki|43|3..3.6|LQFP-64|Tiva|890
TMS320F28027PTT|ti|C28x|60M|64Ki|12Ki|22|2.97..3.63|LQFP-48|C2000|690
LPC1768FBD100,551|nxp|Cortex-M3|100M|512Ki|64Ki|70|2.4..3.6|LQFP-100|LPC1700|1100
LPC1114FN28/102,129|nxp|Cortex-M0|50M|32Ki|4Ki|22|1.8..3.6|DIP-28|LPC1100|490
LPC2148FBD64,151|nxp|ARM7TDMI|60M|512Ki|40Ki|45|3..3.6|LQFP-64|LPC2100|1250
RP2040|raspberry|Cortex-M0+|133M||264Ki|30|1.8..3.3|QFN-56|RP2040|120
ESP32-D0WDQ6|espressif|Xtensa LX6|240M||520Ki|34|2.3..3.6|QFN-48|ESP32|290
ESP32-C3|espressif|RISC-V|160M||400Ki|22|3..3.6|QFN-32|ESP32-C3|150
ESP8266EX|espressif|Xtensa L106|80M||50Ki|17|2.5..3.6|QFN-32|ESP8266|140
GD32F103C8T6|gigadevice|Cortex-M3|108M|64Ki|20Ki|37|2.6..3.6|LQFP-48|GD32F1|150
GD32F103RCT6|gigadevice|Cortex-M3|108M|256Ki|48Ki|51|2.6..3.6|LQFP-64|GD32F1|260
GD32F303CCT6|gigadevice|Cortex-M4|120M|256Ki|48Ki|37|2.6..3.6|LQFP-48|GD32F3|240
GD32VF103CBT6|gigadevice|RISC-V|108M|128Ki|32Ki|37|2.6..3.6|LQFP-48|GD32V|230
CH32V003F4P6|wch|RISC-V|48M|16Ki|2Ki|18|2.7..5.5|TSSOP-20|CH32V|18
CH32V203C8T6|wch|RISC-V|144M|64Ki|20Ki|37|2.4..3.6|LQFP-48|CH32V|72
EFM8BB10F8G-A-SOIC16|silabs|8051|25M|8Ki|512|13|2.2..3.6|SOIC-16|EFM8|98
C8051F320-GQ|silabs|8051|25M|16Ki|2.25Ki|25|2.7..3.6|LQFP-32|C8051F|560
AT89S52-24PU|microchip|8051|24M|8Ki|256|32|4..5.5|DIP-40|AT89|290
AT89C2051-24PU|microchip|8051|24M|2Ki|128|15|2.7..6|DIP-20|AT89|210
STM8S003F3P6|st|STM8|16M|8Ki|1Ki|16|2.95..5.5|TSSOP-20|STM8S|46
STM8S103F3P6|st|STM8|16M|8Ki|1Ki|16|2.95..5.5|TSSOP-20|STM8S|72
STM8S105K4T6C|st|STM8|16M|16Ki|2Ki|25|2.95..5.5|LQFP-32|STM8S|130
STM8L051F3P6|st|STM8|16M|8Ki|1Ki|18|1.8..3.6|TSSOP-20|STM8L|76
R5F100LEAFB#30|renesas|RL78|32M|64Ki|4Ki|58|1.6..5.5|LQFP-64|RL78|290
К1986ВЕ92QI|milandr|Cortex-M3|80M|128Ki|32Ki|43|2.2..3.6|LQFP-64|К1986|1600
К1986ВЕ1QI|milandr|Cortex-M1|144M|128Ki|48Ki|96|3..3.6|LQFP-144|К1986|3900
КР1816ВЕ31|integral|8051|12M||128|32|4.5..5.5|DIP-40|К1816|190
КР580ВМ80А|integral|8080|2.5M||||4.75..5.25|DIP-40|К580|160
MIK32V2|mikron|RISC-V|32M||16Ki|64|2.97..3.63|QFN-64|MIK32|790
`,
};

const memoryColumns = 'mpn brand memory_size interface frequency supply_voltage package price';
const eeprom: ListedTable = {
  category: 'eeprom-memory',
  brand: 'microchip',
  columns: memoryColumns,
  common: { operating_temperature: '-40..85' },
  rows: [
    ...(
      [
        ['01', 1],
        ['02', 2],
        ['04', 4],
        ['08', 8],
        ['16', 16],
        ['32', 32],
        ['64', 64],
        ['128', 128],
        ['256', 256],
        ['512', 512],
      ] as const
    ).flatMap(([code, size]) => [
      `24LC${code}${size === 1 || size === 2 || size === 4 || size === 8 || size === 16 ? 'B' : size === 32 ? 'A' : size === 64 ? '' : ''}-I/P|microchip|${size}Ki|I²C|400k|2.5..5.5|DIP-8|${34 + size / 6}`,
      `24LC${code}${size <= 16 ? 'B' : size === 32 ? 'A' : ''}T-I/SN|microchip|${size}Ki|I²C|400k|2.5..5.5|SOIC-8|${26 + size / 6}`,
    ]),
    ...(
      [
        ['02', 2],
        ['04', 4],
        ['08', 8],
        ['16', 16],
        ['32', 32],
        ['64', 64],
        ['128', 128],
        ['256', 256],
      ] as const
    ).map(
      ([code, size]) =>
        `AT24C${code}${size <= 4 || size === 32 ? 'D' : size <= 16 ? 'D' : size === 64 ? 'D' : 'C'}-SSHM-T|microchip|${size}Ki|I²C|1M|1.7..5.5|SOIC-8|${20 + size / 8}`,
    ),
    ...(
      [
        ['02', 2],
        ['04', 4],
        ['08', 8],
        ['16', 16],
        ['32', 32],
        ['64', 64],
      ] as const
    ).map(([code, size]) => `M24C${code}-WMN6TP|st|${size}Ki|I²C|400k|2.5..5.5|SOIC-8|${18 + size / 6}`),
    ...(
      [
        ['010', 1],
        ['020', 2],
        ['040', 4],
        ['080', 8],
        ['160', 16],
        ['320', 32],
        ['640', 64],
        ['128', 128],
        ['256', 256],
        ['512', 512],
      ] as const
    ).map(
      ([code, size]) =>
        `25LC${code}${size <= 4 || size === 32 ? 'A' : size === 512 ? '' : size === 64 ? 'A' : size >= 128 ? '' : 'B'}-I/SN|microchip|${size}Ki|SPI|10M|2.5..5.5|SOIC-8|${36 + size / 5}`,
    ),
    ...(
      [
        ['46', 1],
        ['56', 2],
        ['66', 4],
        ['86', 16],
      ] as const
    ).map(
      ([code, size]) =>
        `93LC${code}${size === 16 ? 'C' : 'B'}-I/SN|microchip|${size}Ki|Microwire|2M|2.5..5.5|SOIC-8|${24 + size / 2}`,
    ),
    'FM24CL64B-GTR|infineon|64Ki|I²C|1M|2.7..3.65|SOIC-8|190',
    'FM25CL64B-GTR|infineon|64Ki|SPI|20M|2.7..3.65|SOIC-8|220',
    'FM24W256-GTR|infineon|256Ki|I²C|1M|2.7..5.5|SOIC-8|430',
    'КР1568РР1|integral|2Ki|I²C|100k|4.5..5.5|DIP-8|48',
  ].join('\n'),
};

const flash: ListedTable = {
  category: 'flash-memory',
  brand: 'winbond',
  columns: memoryColumns,
  common: { operating_temperature: '-40..85' },
  rows: `
W25Q16JVSSIQ|winbond|16Mi|SPI|133M|2.7..3.6|SOIC-8|42
W25Q32JVSSIQ|winbond|32Mi|SPI|133M|2.7..3.6|SOIC-8|52
W25Q64JVSSIQ|winbond|64Mi|SPI|133M|2.7..3.6|SOIC-8|68
W25Q128JVSIQ|winbond|128Mi|SPI|133M|2.7..3.6|SOIC-8|98
W25Q256JVEIQ|winbond|256Mi|SPI|133M|2.7..3.6|WSON-8|210
W25Q80DVSSIG|winbond|8Mi|SPI|104M|2.7..3.6|SOIC-8|36
W25X40CLSNIG|winbond|4Mi|SPI|104M|2.3..3.6|SOIC-8|32
W25N01GVZEIG|winbond|1024Mi|SPI|104M|2.7..3.6|WSON-8|260
GD25Q16CSIG|gigadevice|16Mi|SPI|120M|2.7..3.6|SOIC-8|34
GD25Q32CSIG|gigadevice|32Mi|SPI|120M|2.7..3.6|SOIC-8|42
GD25Q64CSIG|gigadevice|64Mi|SPI|120M|2.7..3.6|SOIC-8|54
GD25Q127CSIG|gigadevice|128Mi|SPI|104M|2.7..3.6|SOIC-8|86
AT25SF041-SSHD-T|renesas|4Mi|SPI|104M|2.5..3.6|SOIC-8|38
AT45DB041E-SSHN-T|renesas|4Mi|SPI|85M|1.65..3.6|SOIC-8|130
AT45DB161E-SSHD-T|renesas|16Mi|SPI|85M|2.5..3.6|SOIC-8|190
SST25VF016B-50-4I-S2AF|microchip|16Mi|SPI|50M|2.7..3.6|SOIC-8|140
SST26VF064B-104I/SM|microchip|64Mi|SPI|104M|2.3..3.6|SOIC-8|220
SST39SF040-70-4C-PHE|microchip|4Mi|parallel||4.5..5.5|DIP-32|330
S25FL128LAGMFI010|infineon|128Mi|SPI|133M|2.7..3.6|SOIC-8|240
23LC512-I/P|microchip|512Ki|SPI|20M|2.5..5.5|DIP-8|190
23LC1024-I/P|microchip|1024Ki|SPI|20M|2.5..5.5|DIP-8|260
23K256-I/SN|microchip|256Ki|SPI|20M|2.7..3.6|SOIC-8|130
КР537РУ10|integral|16Ki|parallel||4.5..5.5|DIP-24|98
КР537РУ17|integral|64Ki|parallel||4.5..5.5|DIP-28|150
К573РФ2|integral|16Ki|parallel||4.75..5.25|DIP-24|220
К155РУ2|integral|64|parallel||4.75..5.25|DIP-16|60
`,
};

const transceivers: ListedTable = {
  category: 'transceivers',
  brand: 'ti',
  columns: 'mpn brand interface data_rate channels supply_voltage package price',
  rows: `
MAX232CPE+|analog-devices|RS-232|120k|2|4.5..5.5|DIP-16|210
MAX232N|ti|RS-232|120k|2|4.5..5.5|DIP-16|88
MAX232DR|ti|RS-232|120k|2|4.5..5.5|SOIC-16|62
MAX3232CPE+|analog-devices|RS-232|250k|2|3..5.5|DIP-16|330
MAX3232IDR|ti|RS-232|250k|2|3..5.5|SOIC-16|92
ST232CDR|st|RS-232|220k|2|4.5..5.5|SOIC-16|44
ST3232CTR|st|RS-232|300k|2|3..5.5|TSSOP-16|58
ADM3202ARNZ|analog-devices|RS-232|460k|2|3..5.5|SOIC-16|230
MAX485CPA+|analog-devices|RS-485|2.5M|1|4.75..5.25|DIP-8|230
MAX485ESA+T|analog-devices|RS-485|2.5M|1|4.75..5.25|SOIC-8|190
MAX487ESA+|analog-devices|RS-485|250k|1|4.75..5.25|SOIC-8|260
MAX3485ESA+T|analog-devices|RS-485|10M|1|3..3.6|SOIC-8|260
MAX488ESA+|analog-devices|RS-422|250k|1|4.75..5.25|SOIC-8|290
SN75176BP|ti|RS-485|10M|1|4.75..5.25|DIP-8|68
SN75176BDR|ti|RS-485|10M|1|4.75..5.25|SOIC-8|46
SN65HVD72DR|ti|RS-485|250k|1|3..3.6|SOIC-8|160
SN65HVD10DR|ti|RS-485|32M|1|3..3.6|SOIC-8|210
THVD1450DR|ti|RS-485|50M|1|3..5.5|SOIC-8|130
ADM485ARZ|analog-devices|RS-485|5M|1|4.75..5.25|SOIC-8|190
ADM2483BRWZ|analog-devices|RS-485|500k|1|2.7..5.5|SOIC-16W|590
ADM2587EBRWZ|analog-devices|RS-485|500k|1|3..5.5|SOIC-20W|1450
ST485BDR|st|RS-485|5M|1|4.75..5.25|SOIC-8|46
LTC485CN8#PBF|analog-devices|RS-485|2.5M|1|4.75..5.25|DIP-8|330
MCP2515-I/P|microchip|CAN|1M|1|2.7..5.5|DIP-18|260
MCP2515-I/SO|microchip|CAN|1M|1|2.7..5.5|SOIC-18|210
MCP2551-I/SN|microchip|CAN|1M|1|4.5..5.5|SOIC-8|130
MCP2562FD-E/SN|microchip|CAN FD|8M|1|4.5..5.5|SOIC-8|120
SN65HVD230DR|ti|CAN|1M|1|3..3.6|SOIC-8|160
SN65HVD232DR|ti|CAN|1M|1|3..3.6|SOIC-8|160
TJA1050T/CM,118|nxp|CAN|1M|1|4.75..5.25|SOIC-8|78
TJA1051T/3,118|nxp|CAN FD|5M|1|4.5..5.5|SOIC-8|88
TJA1021T/20/CM,118|nxp|LIN|20k|1|5.5..27|SOIC-8|82
W5500|wiznet|Ethernet|100M|1|2.97..3.63|LQFP-48|320
ENC28J60-I/SO|microchip|Ethernet|10M|1|3.1..3.6|SOIC-28|390
LAN8720AI-CP-TR|microchip|Ethernet|100M|1|1.6..3.6|QFN-24|190
DP83848IVV/NOPB|ti|Ethernet|100M|1|3..3.6|LQFP-48|560
ISO1050DUBR|ti|CAN|1M|1|3..5.5|SOIC-8|330
ADUM1201ARZ|analog-devices|isolator|1M|2|2.7..5.5|SOIC-8|230
ADUM1401ARWZ|analog-devices|isolator|1M|4|2.7..5.5|SOIC-16W|390
ISO7721DR|ti|isolator|100M|2|2.25..5.5|SOIC-8|160
КР5559ИН10А|integral|RS-485|2.5M|1|4.75..5.25|DIP-8|58
IN232AN|integral|RS-232|120k|2|4.5..5.5|DIP-16|39
`,
};

const bridges: readonly ListedTable[] = [
  {
    category: 'interface-bridges',
    brand: 'ftdi',
    columns: 'mpn brand interface data_rate supply_voltage io_count package price',
    rows: `
FT232RL-REEL|ftdi|USB–UART|3M|3.3..5.25|5|SSOP-28|490
FT231XS-R|ftdi|USB–UART|3M|3..5.5|4|SSOP-20|290
FT230XS-R|ftdi|USB–UART|3M|3..5.5|4|SSOP-16|270
FT2232HL-REEL|ftdi|USB–UART|12M|3..3.6||LQFP-64|890
FT4232HL-REEL|ftdi|USB–UART|12M|3..3.6||LQFP-64|990
CP2102N-A02-GQFN28R|silabs|USB–UART|3M|3..3.6|7|QFN-28|260
CP2102-GMR|silabs|USB–UART|921.6k|3..3.6||QFN-28|330
CP2104-F03-GMR|silabs|USB–UART|2M|3..3.6|4|QFN-24|240
CH340G|wch|USB–UART|2M|3.3..5.3||SOIC-16|46
CH340C|wch|USB–UART|2M|3.3..5.3||SOIC-16|52
CH340N|wch|USB–UART|2M|3.3..5.3||SOIC-8|42
CH9102F|wch|USB–UART|4M|3.3..5.3|6|QFN-24|72
MCP2200-I/SS|microchip|USB–UART|1M|3..5.5|8|SSOP-20|230
MCP2221A-I/P|microchip|USB–I²C|460.8k|3..5.5|4|DIP-14|260
MCP23017-E/SP|microchip|I²C|1.7M|1.8..5.5|16|DIP-28|210
MCP23S17-E/SP|microchip|SPI|10M|1.8..5.5|16|DIP-28|220
MCP23008-E/P|microchip|I²C|1.7M|1.8..5.5|8|DIP-18|160
PCF8574P|ti|I²C|100k|2.5..6|8|DIP-16|150
PCF8574T/3,518|nxp|I²C|100k|2.5..6|8|SOIC-16W|110
PCF8575DBR|ti|I²C|400k|2.5..5.5|16|SSOP-24|140
PCA9685PW,118|nxp|I²C|1M|2.3..5.5|16|TSSOP-28|190
PCA9555PW,118|nxp|I²C|400k|2.3..5.5|16|TSSOP-24|120
TCA9548APWR|ti|I²C|400k|1.65..5.5|8|TSSOP-24|140
TXS0108EPWR|ti|LVCMOS|110M|1.2..5.5|8|TSSOP-20|98
TXB0104PWR|ti|LVCMOS|100M|1.2..5.5|4|TSSOP-14|82
SN74LVC8T245PWR|ti|LVCMOS|420M|1.65..5.5|8|TSSOP-24|88
`,
  },
  {
    category: 'real-time-clocks',
    brand: 'analog-devices',
    columns: 'mpn brand interface supply_voltage quiescent_current package price',
    common: { operating_temperature: '-40..85' },
    rows: `
DS1307+|analog-devices|I²C|4.5..5.5|500n|DIP-8|190
DS1307Z+T&R|analog-devices|I²C|4.5..5.5|500n|SOIC-8|160
DS1302+|analog-devices|3-wire|2..5.5|300n|DIP-8|210
DS1302Z+|analog-devices|3-wire|2..5.5|300n|SOIC-8|190
DS1338Z-33+|analog-devices|I²C|3..5.5|800n|SOIC-8|290
DS3231SN#|analog-devices|I²C|2.3..5.5|840n|SOIC-16W|690
DS3231MZ+TRL|analog-devices|I²C|2.3..5.5|1u|SOIC-8|490
DS3232SN#|analog-devices|I²C|2.3..5.5|1.5u|SOIC-20W|820
PCF8563T/5,518|nxp|I²C|1..5.5|250n|SOIC-8|72
PCF8583P/F5,112|nxp|I²C|2.5..6|2u|DIP-8|230
PCF2129AT/2,518|nxp|I²C|1.8..4.2|700n|SOIC-20W|490
MCP7940N-I/P|microchip|I²C|1.8..5.5|1.2u|DIP-8|110
MCP79410-I/SN|microchip|I²C|1.8..5.5|1.2u|SOIC-8|120
M41T81M6F|st|I²C|2..5.5|400n|SOIC-8|130
M41T00M6F|st|I²C|2..5.5|900n|SOIC-8|110
RV-3028-C7|swatch|I²C|1.1..5.5|45n|SON-8|330
IN1307N|integral|I²C|4.5..5.5|500n|DIP-8|46
`,
  },
];

/** Microcontrollers, memory and interface circuits. */
export const controllerTables: readonly ListedTable[] = [
  stm32,
  otherControllers,
  eeprom,
  flash,
  transceivers,
  ...bridges,
];
