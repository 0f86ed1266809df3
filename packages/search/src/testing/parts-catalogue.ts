import type { AttributeValues, BrandId } from '@farad/domain/category';
import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';

const categoryOf = ({ categories }: CatalogueFrame, slug: string) =>
  categories.find((category) => category.slug === slug)!;

export const brandOf = ({ brands }: CatalogueFrame, slug: string): BrandId =>
  brands.find((brand) => brand.slug === slug)!.id;

const attributesOf = (text: string): AttributeValues =>
  Object.fromEntries(
    text
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', value = ''] = pair.split('=');
        const isText = ['package', 'dielectric', 'polarity'].includes(key);
        return [key, isText ? value.replaceAll('_', ' ') : Number(value)];
      }),
  );

/**
 * Columns: id | part number | maker | category | attributes | pieces in stock | unit price in roubles | minimum order
 * quantity
 */
const rows = `
1 | RC0603FR-0710KL | yageo | chip-resistors | resistance=10000 tolerance=1 power=0.1 voltage=75 package=0603 | 5000 | 0.5 | 1
2 | RC0603JR-0710KL | yageo | chip-resistors | resistance=10000 tolerance=5 power=0.1 voltage=75 package=0603 | 5000 | 0.3 | 1
3 | CRCW060310K0FKEA | vishay | chip-resistors | resistance=10000 tolerance=1 power=0.1 voltage=75 package=0603 | 3 | 0.2 | 1
4 | RC0805FR-0710KL | yageo | chip-resistors | resistance=10000 tolerance=1 power=0.125 voltage=150 package=0805 | 5000 | 0.1 | 1
5 | ERJ-3EKF1002V | panasonic | chip-resistors | resistance=10000 tolerance=1 power=0.25 voltage=75 package=0603 | 9000 | 2 | 1
6 | RT0603BRD0710KL | yageo | chip-resistors | resistance=10000 tolerance=0.1 power=0.1 voltage=75 package=0603 | 0 | 0.1 | 1
7 | RC1206FR-074K7L | yageo | chip-resistors | resistance=4700 tolerance=1 power=0.25 package=1206 | 100 | 1 | 1
8 | ROX1SJ4K7 | vishay | through-hole-resistors | resistance=4700 tolerance=5 power=1 package=AXIAL-5.0 | 100 | 3 | 1
9 | RC0603FR-0710RL | yageo | chip-resistors | resistance=10 tolerance=1 power=0.1 package=0603 | 5000 | 0.5 | 1
10 | GRM188R71H104KA93D | murata | chip-ceramic-capacitors | capacitance=1e-7 voltage=50 dielectric=X7R tolerance=10 package=0603 | 4000 | 1 | 1
11 | CC0603KRX7R9BB104 | yageo | chip-ceramic-capacitors | capacitance=1e-7 voltage=50 dielectric=X7R tolerance=10 package=0603 | 4000 | 0.9 | 1
12 | CL10B104KA8NNNC | samsung | chip-ceramic-capacitors | capacitance=1e-7 voltage=25 dielectric=X7R tolerance=10 package=0603 | 4000 | 0.4 | 1
13 | CL10F104ZO8NNNC | samsung | chip-ceramic-capacitors | capacitance=1e-7 voltage=16 dielectric=Y5V tolerance=80 package=0603 | 4000 | 0.2 | 1
14 | GRM21BR71H104KA01L | murata | chip-ceramic-capacitors | capacitance=1e-7 voltage=50 dielectric=X7R tolerance=10 package=0805 | 4000 | 0.1 | 1
15 | CL10C180JB8NNNC | samsung | chip-ceramic-capacitors | capacitance=1.8e-11 voltage=50 dielectric=C0G tolerance=5 package=0603 | 500 | 0.6 | 1
16 | TAJA475K016RNJ | avx | tantalum-capacitors | capacitance=0.0000047 voltage=16 tolerance=10 package=A_(3216) | 500 | 8 | 1
17 | LM358DR | ti | operational-amplifiers | channels=2 package=SOIC-8 | 2500 | 12 | 1
18 | LM358P | ti | operational-amplifiers | channels=2 package=DIP-8 | 100 | 15 | 1
19 | LM358DT | st | operational-amplifiers | channels=2 package=SOIC-8 | 2500 | 9 | 1
20 | 1N4148 | vishay | switching-diodes | reverse_voltage=100 current=0.3 package=DO-35 | 900 | 1 | 1
21 | 1N4148 | onsemi | switching-diodes | reverse_voltage=100 current=0.2 package=DO-35 | 900 | 0.8 | 1
22 | 1N4148 | diodes | switching-diodes | reverse_voltage=75 current=0.15 package=SOD-123 | 900 | 0.7 | 1
23 | BC847B | nexperia | bipolar-transistors | polarity=NPN package=SOT-23 | 900 | 1 | 1
24 | BC847BT | onsemi | bipolar-transistors | polarity=NPN package=SOT-416 | 900 | 1 | 1
25 | SMAJ5.0A | vishay | tvs-diodes | standoff_voltage=5 package=SMA | 100 | 5 | 1
26 | SMAJ58A | vishay | tvs-diodes | standoff_voltage=58 package=SMA | 100 | 5 | 1
27 | B0540W-7-F | diodes | schottky-diodes | reverse_voltage=40 current=0.5 package=SOD-123 | 3000 | 2 | 1
28 | PMEG3020EH,115 | nexperia | schottky-diodes | reverse_voltage=30 current=2 package=SOD-123F | 3000 | 4 | 1
29 | К155ЛА3 | integral | logic-gates | elements=4 package=DIP-14 | 50 | 30 | 1
30 | КТ315Б | integral | bipolar-transistors | polarity=NPN | 50 | 7 | 1
31 | MCP1700T-3302E/TT | microchip | linear-regulators | vout=3.3 current=0.25 package=SOT-23 | 800 | 20 | 1
32 | STM32F103C8T6 | st | microcontrollers | frequency=72000000 package=LQFP-48 | 12 | 300 | 1
33 | STM32F103CBT6 | st | microcontrollers | frequency=72000000 package=LQFP-48 | 0 | 350 | 1
34 | 1-1734592-1 | ti | linear-regulators | vout=5 | 0 | 0 | 1
35 | AMS1117-3.3 | analog-devices | linear-regulators | vout=3.3 current=1 package=SOT-223 | 500 | 6 | 1
36 | ABM8-16.000MHZ-B2-T | abracon | crystals | frequency=16000000 package=SMD-3.2x2.5 | 70 | 25 | 1
37 | MAX232CPE+ | analog-devices | transceivers | channels=2 package=DIP-16 | 20 | 200 | 1
38 | BZX84C5V1 | onsemi | zener-diodes | zener_voltage=5.1 power=0.3 package=SOT-23 | 600 | 1 | 1
39 | RC0603FR-0722KL | yageo | chip-resistors | resistance=22000 tolerance=1 power=0.1 package=0603 | 40 | 0.5 | 5000
40 | CRCW060322K0FKEA | vishay | chip-resistors | resistance=22000 tolerance=1 power=0.1 package=0603 | 400 | 1 | 1
41 | NE555P | ti | timers | channels=1 package=DIP-8 | 200 | 40 | 1
42 | NE555DR | ti | timers | channels=1 package=SOIC-8 | 200 | 30 | 1
43 | 0022232021 | molex | wire-to-board-connectors | pins=2 | 90 | 9 | 1
44 | 53398-0671 | molex | wire-to-board-connectors | pins=6 | 90 | 19 | 1
`;

/** Products that the shop knows but does not sell. */
export const unsoldIds: ReadonlySet<number> = new Set([34]);

/** Returns the products of a small shop, with real part numbers, for the frame of the demonstration shop. */
export const partsCatalogue = (frame: CatalogueFrame): readonly IndexedProduct[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', mpn = '', brand = '', slug = '', attributes = '', pieces = '', price = '', least = ''] =
        row.split(' | ');
      const { id: categoryId, partTitle } = categoryOf(frame, slug);
      return {
        id: Number(id) as ProductId,
        categoryId,
        brandId: brandOf(frame, brand),
        seo: `part-${id}`,
        mpn,
        title: localized({ ru: `${partTitle.ru} ${mpn}`, en: `${partTitle.en} ${mpn}`, tr: `${partTitle.tr} ${mpn}` }),
        tiers:
          price === '0'
            ? []
            : [{ minQuantity: 1 as Quantity, unitPrice: Math.round(Number(price) * 1e4) as UnitPrice }],
        minQuantity: Number(least) as Quantity,
        multiple: 1 as Quantity,
        available: Number(pieces) as Quantity,
        demand: 1,
        variantGroup: null,
        hasBeforePrice: false,
        attributes: attributesOf(attributes),
      };
    });
