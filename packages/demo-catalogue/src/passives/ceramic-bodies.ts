/**
 * Range of capacitances that are made in a size, for one dielectric and voltage (some rows of the makers' selection
 * tables).
 */
export interface Body {
  readonly size: string;
  readonly dielectric: string;
  readonly volts: number;
  readonly from: number;
  readonly to: number;
}

/** Columns: size, dielectric, volts, smallest and largest capacitance in farads. */
const bodyRows = `
0603 X7R 50 2.2e-10 2.2e-7
0805 X7R 50 2.2e-10 1e-6
0402 X7R 16 1e-8 2.2e-7
0603 C0G 50 5e-13 1e-8
0402 C0G 50 5e-13 1e-9
0402 C0G 25 1e-10 1e-9
0603 C0G 100 5e-13 1e-9
0805 C0G 50 1e-12 2.2e-8
0805 C0G 100 1e-12 1e-8
0805 C0G 250 1e-11 1.5e-9
1206 C0G 50 1e-11 1e-7
1206 C0G 100 1e-11 2.2e-8
1206 C0G 630 1e-11 1.5e-9
1206 C0G 1000 1e-11 1e-9
1210 C0G 50 1e-9 1e-7
1210 C0G 630 1e-10 1e-8
0402 X7R 50 2.2e-10 1e-7
0402 X7R 25 1e-9 1e-7
0402 X7R 10 1e-8 4.7e-7
0603 X7R 100 2.2e-10 4.7e-8
0603 X7R 25 1e-8 1e-6
0603 X7R 16 1e-8 1e-6
0603 X7R 10 1e-7 2.2e-6
0805 X7R 250 2.2e-10 2.2e-8
0805 X7R 100 2.2e-10 1e-7
0805 X7R 25 1e-8 2.2e-6
0805 X7R 16 1e-7 4.7e-6
0805 X7R 10 1e-7 1e-5
1206 X7R 1000 2.2e-10 1e-8
1206 X7R 630 2.2e-10 4.7e-8
1206 X7R 250 1e-9 1e-7
1206 X7R 100 1e-9 1e-6
1206 X7R 50 1e-9 4.7e-6
1206 X7R 25 1e-7 1e-5
1206 X7R 16 1e-7 1e-5
1210 X7R 1000 1e-9 2.2e-8
1210 X7R 630 1e-9 1e-7
1210 X7R 250 1e-8 4.7e-7
1210 X7R 100 1e-8 2.2e-6
1210 X7R 50 1e-7 1e-5
1210 X7R 25 1e-6 2.2e-5
0402 X5R 25 1e-8 1e-6
0402 X5R 16 1e-7 2.2e-6
0402 X5R 10 1e-7 4.7e-6
0402 X5R 6.3 1e-7 1e-5
0603 X5R 50 1e-7 1e-6
0603 X5R 25 1e-7 4.7e-6
0603 X5R 16 1e-7 1e-5
0603 X5R 10 1e-6 1e-5
0603 X5R 6.3 1e-6 2.2e-5
0805 X5R 50 1e-6 4.7e-6
0805 X5R 25 1e-6 1e-5
0805 X5R 16 1e-6 2.2e-5
0805 X5R 10 1e-6 2.2e-5
0805 X5R 6.3 1e-6 4.7e-5
1206 X5R 50 1e-6 1e-5
1206 X5R 25 1e-6 2.2e-5
1206 X5R 16 1e-6 4.7e-5
1206 X5R 6.3 1e-5 1e-4
1210 X5R 25 1e-6 4.7e-5
1210 X5R 16 1e-5 4.7e-5
1210 X5R 6.3 1e-5 1e-4
`;

export const bodies: readonly Body[] = bodyRows
  .trim()
  .split('\n')
  .map((row) => {
    const [size = '', dielectric = '', volts, from, to] = row.split(' ');
    return { size, dielectric, volts: Number(volts), from: Number(from), to: Number(to) };
  });

/** For each size: its codes at Murata, Samsung and TDK, the weight in milligrams and the height in metres. */
export const shapes: Readonly<
  Record<
    string,
    {
      murata: string;
      samsung: string;
      samsungSize: string;
      tdk: string;
      tdkHeight: string;
      mg: number;
      height: number;
      thick: string;
    }
  >
> = {
  '0402': {
    murata: '155',
    samsung: '5',
    samsungSize: '05',
    tdk: '1005',
    tdkHeight: '050',
    mg: 1,
    height: 0.0005,
    thick: 'A',
  },
  '0603': {
    murata: '188',
    samsung: '8',
    samsungSize: '10',
    tdk: '1608',
    tdkHeight: '080',
    mg: 6,
    height: 0.0008,
    thick: 'B',
  },
  '0805': {
    murata: '21B',
    samsung: 'F',
    samsungSize: '21',
    tdk: '2012',
    tdkHeight: '125',
    mg: 15,
    height: 0.00125,
    thick: 'C',
  },
  '1206': {
    murata: '31C',
    samsung: 'H',
    samsungSize: '31',
    tdk: '3216',
    tdkHeight: '160',
    mg: 32,
    height: 0.0016,
    thick: 'D',
  },
  '1210': {
    murata: '32E',
    samsung: 'J',
    samsungSize: '32',
    tdk: '3225',
    tdkHeight: '250',
    mg: 70,
    height: 0.0025,
    thick: 'E',
  },
};
