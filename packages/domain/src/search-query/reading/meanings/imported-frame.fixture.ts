import type { AttributeKey, AttributeKind, Category, CategoryId, Unit } from '../../../category/category.ts';
import { localized } from '../../../shared/index.ts';
import type { CatalogueFrame } from '../../search-answer.ts';
import { exampleFrame } from '../examples/frame.fixture.ts';

/** Attributes as imports add them. Columns: key | kind | unit. */
const attributeRows = `
load_voltage|number|volt
varistor_voltage|number|volt
supply_voltage_single|number|volt
supply_range_max|number|volt
threshold_voltage|number|volt
off_state_voltage|number|volt
on_state_current|number|ampere
standby_current|number|ampere
frequency_range|range|hertz
line_count|number|count
conductor_count|number|count
rated_functioning_temperature|number|celsius
width|number|metre
display_format|enum|-
lens_color|enum|-
`;

/** Attributes that categories of the example frame have besides their own; `-` marks one that is no facet. */
const addedRows = `
varistors|varistor_voltage
linear-regulators|supply_range_max
dc-dc-modules|supply_voltage_single
drivers|threshold_voltage
triacs|off_state_voltage on_state_current
operational-amplifiers|supply_range_max quiescent_current standby_current
motion-magnetic-sensors|current
fuses|operating_temperature rated_functioning_temperature
logic-gates|channels -resolution
tact-switches|width
solid-state-relays|load_voltage
power-inductors|line_count length width
leds|lens_color
buzzers|supply_voltage
`;

/** Further categories. Columns: slug | parent | title in English | attributes. */
const categoryRows = `
current-sense-resistors|resistors|Current sense resistors|resistance tolerance power package
slide-switches|switches|Slide switches|contact_form pins current voltage
lcd-oled-displays|optoelectronics|LCD and OLED displays|display_format length width interface supply_voltage
flat-cables|connectors-electromechanics|Flat cables|conductor_count pitch length
resonators|frequency-control|Ceramic resonators|frequency frequency_range package
`;

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

const listed = (keys: string): Category['attributes'] =>
  keys
    .split(' ')
    .map((key) => ({ key: key.replace('-', '') as AttributeKey, isFacet: !key.startsWith('-'), isColumn: false }));

const added = new Map(rowsOf(addedRows).map(([slug = '', keys = '']) => [slug, listed(keys)]));
const idOf = (slug: string | undefined): CategoryId | null =>
  exampleFrame.categories.find((category) => category.slug === slug)?.id ?? null;

/** The example frame with attributes and categories as imports add them. */
export const importedFrame: CatalogueFrame = {
  ...exampleFrame,
  attributes: [
    ...exampleFrame.attributes,
    ...rowsOf(attributeRows).map(([key = '', kind, unit]) => ({
      key: key as AttributeKey,
      kind: kind as AttributeKind,
      unit: unit === '-' ? null : (unit as Unit),
      title: localized({ ru: '', en: key.replaceAll('_', ' '), tr: '' }),
      valueTitles: {},
    })),
  ],
  categories: [
    ...exampleFrame.categories.map((category) => ({
      ...category,
      attributes: [...category.attributes, ...(added.get(category.slug) ?? [])],
    })),
    ...rowsOf(categoryRows).map(([slug = '', parent, title = '', keys = ''], place) => ({
      id: (1000 + place) as CategoryId,
      parentId: idOf(parent),
      slug,
      title: localized({ ru: title, en: title, tr: title }),
      partTitle: localized({ ru: title, en: title, tr: title }),
      description: localized({ ru: '', en: '', tr: '' }),
      order: 1000 + place,
      attributes: listed(keys),
    })),
  ],
};
