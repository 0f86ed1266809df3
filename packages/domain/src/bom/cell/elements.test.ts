import { expect, test } from 'vitest';
import { readElement } from './element-notation.ts';
import { lineWords } from '../line/line-words.ts';

/** Columns: text | series, nominal, tolerance, voltage, dielectric, power, package (only those stated). */
const examples = `
Р1-12-0,125-4,7 кОм±5% | series=Р1-12; nominal=4,7 кОм; tolerance=±5%; power=0,125 Вт
Р1-8В-0,125-56 кОм±5%-Л-П-М | series=Р1-8В; nominal=56 кОм; tolerance=±5%; power=0,125 Вт
Р1-8В-0,25-120 Ом±5%-Л-П-М | series=Р1-8В; nominal=120 Ом; tolerance=±5%; power=0,25 Вт
К10-17Б-Н90-0,1 мкФ | series=К10-17Б; nominal=0,1 мкФ; dielectric=Н90
К10-17в-М47-100 пФ±5% | series=К10-17в; nominal=100 пФ; tolerance=±5%; dielectric=М47
К10-47Мв-2012М-C-25В-12пФ±10%-МП0 | series=К10-47Мв; nominal=12пФ; tolerance=±10%; voltage=25В; dielectric=МП0; package=0805
К53-56-10В-6,8 мкФ±20%-В | series=К53-56; nominal=6,8 мкФ; tolerance=±20%; voltage=10В
С2-33Н-0,25-1 кОм | series=С2-33Н; nominal=1 кОм; power=0,25 Вт
С2-33Н-0,5-10 кОм ±10 % | series=С2-33Н; nominal=10 кОм; tolerance=±10 %; power=0,5 Вт
C2-23-0,125-10к-5% | series=C2-23; nominal=10к; tolerance=±5%; power=0,125 Вт
МЛТ-0,25-1 кОм | series=МЛТ; nominal=1 кОм; power=0,25 Вт
К50-35-100 мкФ-25В | series=К50-35; nominal=100 мкФ; voltage=25В
К73-17-250В-0,47 мкФ±10% | series=К73-17; nominal=0,47 мкФ; tolerance=±10%; voltage=250В
Резистор SMD 0603 10кОм 1% | nominal=10кОм; tolerance=±1%; package=0603
Резистор 0805 4к7 | nominal=4к7; package=0805
Чип резистор 0402 100 Ом 5 % | nominal=100 Ом; tolerance=±5 %; package=0402
Резистор Р1-12-0,125-4,7 кОм±5% ОЖ0.467.169 ТУ | series=Р1-12; nominal=4,7 кОм; tolerance=±5%; power=0,125 Вт
Конденсатор К10-17Б-Н90-0,1 мкФ ОЖ0.460.107 ТУ | series=К10-17Б; nominal=0,1 мкФ; dielectric=Н90
Конденсатор керамический 0,1 мкФ 50 В X7R 0603 | nominal=0,1 мкФ; voltage=50 В; dielectric=X7R; package=0603
CAP CER 0.1UF 50V X7R 0603 | nominal=0.1UF; voltage=50V; dielectric=X7R; package=0603
100nF/50V/X7R/0603 | nominal=100nF; voltage=50V; dielectric=X7R; package=0603
10k 1% 0603 | nominal=10k; tolerance=±1%; package=0603
RES SMD 2.49K OHM 0.1% 1/8W 0805 | nominal=2.49KOHM; tolerance=±0.1%; power=1/8W; package=0805
RES SMD 470 OHM 1% 1/8W 0805 | nominal=470 OHM; tolerance=±1%; power=1/8W; package=0805
CL21 Series 0.22 uF 16 V ±10 % Tolerance X7R SMT Multilayer Ceramic Capacitor | nominal=0.22 uF; tolerance=±10 %; voltage=16 V; dielectric=X7R
CAP TANT 47UF 6.3V 10% | nominal=47UF; tolerance=±10%; voltage=6.3V
10uF ±10% 25V | nominal=10uF; tolerance=±10%; voltage=25V
22pF NP0 0402 | nominal=22pF; dielectric=NP0; package=0402
4.7k±1% | nominal=4.7k; tolerance=±1%
Дроссель 10 мкГн 0805 | nominal=10 мкГн; package=0805
Кварцевый резонатор 16 МГц HC-49S | nominal=16 МГц; package=HC-49/S
Widerstand 10k 0603 | nominal=10k; package=0603
100n_50V_X7R_0603 | nominal=100n; voltage=50V; dielectric=X7R; package=0603
4.7 k 5% | nominal=4.7 k; tolerance=±5%
10uF,16V,20% | nominal=10uF; tolerance=±20%; voltage=16V
0.1µF 25V | nominal=0.1µF; voltage=25V
Direnç 4k7 0805 %5 | nominal=4k7; tolerance=±5%; package=0805
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

const keys = ['series', 'nominal', 'tolerance', 'voltage', 'dielectric', 'power', 'package'] as const;
const unknown = { group: '', kind: undefined };

test.each(examples)('%s says %s', (text, expected) => {
  const read = readElement([text ?? ''], unknown);
  const said = keys.flatMap((key) => (typeof read?.[key] === 'string' ? [`${key}=${read[key]}`] : []));
  expect(said.join('; ')).toBe(expected);
});

test.each([
  ['Резистор Р1-12-0,125-4,7 кОм±5% ОЖ0.467.169 ТУ', 'Р1-12-0,125-4,7 кОм±5%'],
  ['К10-17Б-Н90-0,1 мкФ', 'К10-17Б-Н90-0,1 мкФ'],
  ['Микросхема 1564ТЛ2 бК0.347.479-08ТУ', '1564ТЛ2'],
  ['Микросхема 5576ТС034 АЕНВ.431260.123ТУ', '5576ТС034'],
  ['Транзистор 2Т3130А9 аА0.339.568 ТУ', '2Т3130А9'],
  ['Диод 1N4148', '1N4148'],
  ['Резистор SMD 0603 10кОм 1%', null],
  ['10k 1% 0603', null],
  ['Резистор МЛТ', null],
])('%s has the designation %s', (text, designation) => {
  expect(readElement([text], unknown)?.designation).toBe(designation);
});

test.each([
  ['Микросхема TPS5430DDA ф. Texas Instruments', 'Texas Instruments'],
  ['Разъём PLS-40, фирма "Connfly"', 'Connfly'],
  ['Диод 1N4148', null],
])('%s is made by %s', (text, maker) => {
  expect(readElement([text], unknown)?.maker).toBe(maker);
});

test.each([
  ['0,125-4,7 кОм±5%', 'Резисторы Р1-12 ОЖ0.467.169 ТУ', 'Р1-12-0,125-4,7 кОм±5%'],
  ['Р1-8-0,125-1 кОм', 'Резисторы Р1-12 ОЖ0.467.169 ТУ', 'Р1-8-0,125-1 кОм'],
])('%s under %s is %s', (text, group, designation) => {
  expect(readElement([text], { group, kind: undefined })?.designation).toBe(designation);
});

test.each([
  ['10', 'resistor', '10 Ohm'],
  ['4,7', 'resistor', '4,7 Ohm'],
  ['0,1', 'capacitor', '0,1 uF'],
  ['4E7', 'resistor', '4R7'],
  ['100E', 'resistor', '100R'],
  ['4.7 k', 'resistor', '4.7 k'],
  ['100 n', 'capacitor', '100 n'],
  ['10', 'capacitor', null], // ambiguous: picofarads or microfarads
  ['48Mhz', null, null],
  ['8MHz', 'crystal', '8MHz'],
  ['10u', 'inductor', '10u'],
  ['10u', 'resistor', null],
  ['100n', undefined, '100n'],
  ['48P', undefined, null],
])('%s of a %s is %s', (text, kind, nominal) => {
  expect(readElement([text], { group: '', kind })?.nominal).toBe(nominal);
});

test.each([
  [{ value: '4k7', kind: 'resistor', package: '0603' }, 'resistor 4k7 0603'],
  [
    { value: '100n', kind: 'capacitor', package: '0402', tolerance: '10', voltage: '50' },
    'capacitor 100n ±10% 50V 0402',
  ],
  [{ value: '10uF', kind: 'tantalum capacitor', package: 'A (3216)' }, 'tantalum capacitor 10uF case A'],
  [{ value: '100', kind: 'resistor', package: '0603' }, 'resistor 100 Ohm 0603'],
  [{ value: '600R@100MHz', kind: 'ferrite bead', package: '0603' }, 'ferrite bead 600R 0603'],
  [{ value: '10uH 1A', kind: 'inductor', package: null }, 'inductor 1A 10uH'],
  [{ value: '10uH/1A', kind: 'inductor', package: null }, 'inductor 1A 10uH'],
  [{ value: '10k 20k', kind: 'resistor', package: null }, 'resistor 20k 10k'], // ambiguous
  [{ value: 'Резистор подстроечный 10к', kind: 'resistor', package: null }, 'Резистор подстроечный 10к'],
  [{ value: 'LED', kind: 'led', package: '0603' }, 'LED 0603'],
  [{ value: 'USB_B_Micro', kind: 'connector', package: null }, 'connector USB B Micro'],
  [{ value: '10k/1%/1/10W', kind: 'resistor', package: '0603' }, 'resistor 10k ±1% 1/10W 0603'],
  [
    { value: null, kind: 'transistor', package: 'TO-252', voltage: '650V', feature: 'P-Channel' },
    'transistor 650V P-Channel TO-252',
  ],
  [{ value: 'Zener 5V1', kind: 'diode', package: null, voltage: '5V1' }, 'diode Zener 5V1'],
  [{ value: 'STM32', kind: null, package: 'LQFP-48', mpn: 'STM32' }, ''],
  [{ value: null, kind: null, package: '0603' }, ''],
  [{ value: null, kind: 'diode', package: 'DO-41', description: 'DIODE 1A 30V DO41' }, 'DIODE 1A 30V DO41'],
])('the words of %j are %s', (line, words) => {
  const whole = {
    designators: [],
    mpn: null,
    description: null,
    tolerance: null,
    voltage: null,
    feature: null,
    packageIsKnown: true,
    ...line,
  };
  const element = readElement([whole.value, whole.description], { group: '', kind: whole.kind });
  expect(lineWords({ ...whole, element })).toBe(words);
});
