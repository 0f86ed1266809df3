import { expect, test } from 'vitest';
import { queryOfPassive, readPassiveCode } from './passive-codes.ts';

/** Part numbers of common series, with their meaning according to the makers' guides. */
test.each([
  ['RC0603FR-0710KL', 'chip resistor 10000ohm 0603 1%'],
  ['RC0402JR-074K7L', 'chip resistor 4700ohm 0402 5%'],
  ['RT0805BRD071KL', 'chip resistor 1000ohm 0805 0.1%'],
  ['RC1206FR-07100RL', 'chip resistor 100ohm 1206 1%'],
  ['CRCW06034K70FKEA', 'chip resistor 4700ohm 0603 1%'],
  ['CRCW080510R0FKEA', 'chip resistor 10ohm 0805 1%'],
  ['RMCF0805FT1K00', 'chip resistor 1000ohm 0805 1%'],
  ['0603WAF1002T5E', 'chip resistor 10000ohm 0603 1%'],
  ['0402WGF1001TCE', 'chip resistor 1000ohm 0402 1%'],
  ['0805W8F390KT5E', 'chip resistor 3.9ohm 0805 1%'],
  ['ERJ-3EKF1002V', 'chip resistor 10000ohm 0603 1%'],
  ['ERJ-6GEYJ103V', 'chip resistor 10000ohm 0805 5%'],
  ['ERJ-2RKF1001X', 'chip resistor 1000ohm 0402 1%'],
  ['RK73H1JTTD1002F', 'chip resistor 10000ohm 0603 1%'],
  ['WR06X1002FTL', 'chip resistor 10000ohm 0603 1%'],
  ['RTT031002FTP', 'chip resistor 10000ohm 0603 1%'],
  ['RS-05K103JT', 'chip resistor 10000ohm 0805 5%'],
  ['GRM188R71H104KA93D', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['GRM21BR61E106KA73L', 'chip capacitor 10000000pF 0805 X5R 25V'],
  ['GRM1555C1H100JA01D', 'chip capacitor 10pF 0402 C0G 50V'],
  ['CL10B104KB8NNNC', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['CL21A106KAYNNNE', 'chip capacitor 10000000pF 0805 X5R 25V'],
  ['CC0603KRX7R9BB104', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['CC0402JRNPO9BN220', 'chip capacitor 22pF 0402 C0G 50V'],
  ['C1608X7R1H104K080AA', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['C0603C104K5RACTU', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['C0402C109C5GACTU', 'chip capacitor 1pF 0402 C0G 50V'],
  ['06035C104KAT2A', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['0603B104K500NT', 'chip capacitor 100000pF 0603 X7R 50V'],
  ['0805CG100J500NT', 'chip capacitor 10pF 0805 C0G 50V'],
])('%s is a %s', (number, expected) => {
  expect(queryOfPassive(number)).toBe(expected);
});

test.each(['STM32F103C8T6', 'LM358DR', '1N4148', 'RC4558P', 'CL05', '0603', 'GRM', '', 'CRCW'.repeat(40)])(
  '%s tells nothing',
  (number) => {
    expect(readPassiveCode(number)).toBeNull();
  },
);
