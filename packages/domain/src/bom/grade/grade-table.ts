/**
 * Ratings that designers mean by a bare value of a chip part: those of the common stock part with this value and size.
 * Source: the makers' ordering codes in the last column (Samsung CL, Yageo CC). In CL codes, the letter after the size
 * is the dielectric (A = X5R, B = X7R, C = C0G). The letter after the tolerance is the voltage (Q = 6.3, P = 10, O =
 * 16, A = 25, B = 50 V). Columns: size | max farads | dielectric | volts | code.
 */
const rows = `
0201 | 100e-12 | C0G | 50  | CL03C101JB3NNNC
0201 | 10e-9   | X7R | 10  | CL03B103KP3NNNC
0201 | 100e-9  | X5R | 10  | CL03A104KP3NNNC
0201 | 1e-6    | X5R | 6.3 | CL03A105MQ3CSNH
0402 | 1e-9    | C0G | 50  | CL05C102JB5NNNC
0402 | 10e-9   | X7R | 50  | CL05B103KB5NNNC
0402 | 100e-9  | X7R | 16  | CL05B104KO5NNNC
0402 | 1e-6    | X5R | 25  | CL05A105KA5NQNC
0402 | 2.2e-6  | X5R | 10  | CL05A225MP5NSNC
0402 | 10e-6   | X5R | 6.3 | CL05A106MQ5NUNC
0603 | 1e-9    | C0G | 50  | CL10C102JB8NNNC
0603 | 100e-9  | X7R | 50  | CC0603KRX7R9BB104
0603 | 470e-9  | X7R | 25  | CL10B474KA8NNNC
0603 | 1e-6    | X5R | 25  | CL10A105KA8NNNC
0603 | 4.7e-6  | X5R | 16  | CL10A475KO8NNNC
0603 | 10e-6   | X5R | 10  | CL10A106KP8NNNC
0603 | 22e-6   | X5R | 6.3 | CL10A226MQ8NRNC
0805 | 1e-9    | C0G | 50  | CL21C102JBCNNNC
0805 | 1e-6    | X7R | 50  | CL21B105KBFNNNE
0805 | 2.2e-6  | X7R | 25  | CL21B225KAFNFNE
0805 | 10e-6   | X5R | 25  | CL21A106KAYNNNE
0805 | 22e-6   | X5R | 25  | CL21A226MAQNNNE
0805 | 47e-6   | X5R | 6.3 | CL21A476MQYNNNE
1206 | 1e-9    | C0G | 50  | CL31C102JBCNNNC
1206 | 1e-6    | X7R | 50  | CL31B105KBHNNNE
1206 | 4.7e-6  | X7R | 50  | CL31B475KBHNNNE
1206 | 22e-6   | X5R | 25  | CL31A226KAHNNNE
1206 | 47e-6   | X5R | 10  | CL31A476MPHNNNE
1206 | 100e-6  | X5R | 6.3 | CL31A107MQHNNNE
1210 | 1e-6    | X7R | 50  | CL32B105KBHNNNE
1210 | 10e-6   | X7R | 50  | CL32B106KBJNNNE
1210 | 22e-6   | X7R | 25  | CL32B226KAJNNNE
1210 | 100e-6  | X5R | 6.3 | CL32A107MQVNNNE
`;

interface CapacitorGrade {
  readonly size: string;
  readonly most: number;
  readonly dielectric: string;
  readonly volts: number;
}

/** Sorted by value within each size. */
export const capacitorGrades: readonly CapacitorGrade[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [size = '', most = '', dielectric = '', volts = ''] = row.split('|').map((cell) => cell.trim());
    return { size, most: Number(most), dielectric, volts: Number(volts) };
  });

/** Sizes in which 1 % resistors cost as much as 5 % ones: `RC0603FR-0710KL` beside `RC0603JR-0710KL`. */
export const chipResistorSizes: ReadonlySet<string> = new Set([
  '0201',
  '0402',
  '0603',
  '0805',
  '1206',
  '1210',
  '2010',
  '2512',
]);

/** In percent. */
export const chipResistorTolerance = 1;
