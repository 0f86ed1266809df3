import type { AttributeValue, AttributeValues, Category } from '@farad/domain/category';
import { type Locale, type LocalizedText } from '@farad/domain/shared';
import type { Draft } from '../draft.ts';
import { formatValue, localize } from '../format.ts';
import { attributeOf } from '../frame/attributes.ts';
import { brandOf, type DemoBrand } from '../frame/brands.ts';
import { categoryOf } from '../frame/categories.ts';
import { famousParts } from '../listed/famous.ts';
import { slugOf } from '../slug.ts';
import type { Value } from '../values.ts';

/** One way a maker packs a part. `attribute` is a value of `packing`. */
export interface Packing {
  readonly code: string;
  readonly attribute: string;
  /** Pieces when sold only as a whole reel; 1 when the shop cuts it. */
  readonly reel: number;
}

/**
 * Everything of a part but its value and packing: size, tolerance, dielectric … of one maker's series.
 * `rank` 0 is what everybody takes; larger ones come later in the catalogue.
 */
export interface FormSpec {
  readonly rank: number;
  readonly attributes: AttributeValues;
  readonly package: string | null;
  readonly price: number;
  readonly weightMilligrams: number;
  readonly accepts: (value: Value) => boolean;
  /** The ordering code. */
  readonly code: (value: Value, packing: Packing) => string;
  /** Attributes that depend on the value (saturation current of a coil). */
  readonly derived?: (value: Value) => AttributeValues;
  /** Words that end the title, where attributes do not say it well (5×11 mm). */
  readonly titleEnd?: LocalizedText;
  readonly priceFactor?: (value: Value) => number;
}

/** A maker's series: its ordering-code rule over values, forms and packings. */
export interface FamilySpec {
  readonly brand: string;
  readonly category: string;
  readonly series: string;
  /** Attribute that the value fills. */
  readonly valueKey: string;
  readonly values: readonly Value[];
  readonly forms: readonly FormSpec[];
  readonly packings: readonly Packing[];
  /** How many parts are taken in one round of the spread. */
  readonly share: number;
  /** Attributes told in the title after the value, in order. */
  readonly titleKeys: readonly string[];
  /** Put the series name before the value ("Резистор С2-23 10 кОм"). */
  readonly isSeriesInTitle?: boolean;
}

interface Texts {
  readonly titleHead: LocalizedText;
  readonly titleTail: LocalizedText;
  readonly descriptionHead: LocalizedText;
  readonly valueHead: LocalizedText;
  readonly descriptionTail: LocalizedText;
}

const isAbbreviation = (text: string): boolean => /^\p{Lu}{2}/u.test(text);

/** "Рабочее напряжение" inside a sentence; abbreviations keep their capitals. */
export const lowerFirst = (text: string, locale: Locale): string =>
  isAbbreviation(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

const told = (attributes: AttributeValues, skipped: ReadonlySet<string>, locale: Locale): string =>
  Object.entries(attributes)
    .filter(([key]) => !skipped.has(key))
    .map(([key, value]) => {
      const definition = attributeOf(key);
      const text = formatValue(definition, value, locale);
      if (typeof value === 'boolean') return lowerFirst(text, locale);
      return `${lowerFirst(definition.title[locale], locale)} ${text}`;
    })
    .filter((text) => text !== '')
    .map((text) => `, ${text}`)
    .join('');

const notTold = new Set(['packing', 'mounting', 'series']);

const textsOf = (family: FamilySpec, form: FormSpec, brand: DemoBrand, category: Category): Texts => {
  const titled = family.titleKeys.filter((key) => form.attributes[key] !== undefined);
  const series = family.isSeriesInTitle === true ? ` ${family.series}` : '';
  return {
    titleHead: localize((locale) => `${category.partTitle[locale]}${series} `),
    titleTail: localize((locale) => {
      const words = titled.map((key) => formatValue(attributeOf(key), form.attributes[key] ?? '', locale));
      return [...words, ...(form.titleEnd === undefined ? [] : [form.titleEnd[locale]])]
        .map((word) => ` ${word}`)
        .join('');
    }),
    descriptionHead: localize((locale) => `${category.partTitle[locale]} ${brand.name} `),
    valueHead: localize((locale) => `: ${lowerFirst(attributeOf(family.valueKey).title[locale], locale)} `),
    descriptionTail: localize((locale) => told(form.attributes, notTold, locale)),
  };
};

const packingTexts = (packing: Packing): LocalizedText =>
  localize((locale) => `, ${formatValue(attributeOf('packing'), packing.attribute, locale)}.`);

/** A copy of the shared attributes with the value written over its placeholder: the shape stays one for the engine's sake. */
const attributesAt = (
  shared: AttributeValues,
  valueKey: string,
  si: number,
  derived: AttributeValues | undefined,
): AttributeValues => {
  const attributes: Record<string, AttributeValue> = derived === undefined ? { ...shared } : { ...shared, ...derived };
  attributes[valueKey] = si;
  return attributes;
};

/** Three texts in a row, language by language; written out because a million parts pass here. */
const join3 = (a: LocalizedText, b: LocalizedText, c: LocalizedText): LocalizedText => ({
  ru: a.ru + b.ru + c.ru,
  en: a.en + b.en + c.en,
  tr: a.tr + b.tr + c.tr,
});

interface ReadyForm {
  readonly spec: FormSpec;
  readonly texts: Texts;
  readonly byPacking: readonly AttributeValues[];
}

const topRank = (ranks: readonly number[]): number => ranks.reduce((top, rank) => Math.max(top, rank), 0);

/**
 * The parts of a family, the common ones first: the tier of the value, the rank of the form and the number of the
 * packing are added, and the sums are walked upwards, so every prefix holds the usual values in the usual sizes.
 */
export function* draftsOf(family: FamilySpec): Generator<Draft> {
  const brand = brandOf(family.brand);
  const category = categoryOf(family.category);
  const hasPackings = family.packings.length > 1;
  const endings = family.packings.map(packingTexts);
  const forms: readonly ReadyForm[] = family.forms.map((spec) => ({
    spec,
    texts: textsOf(family, spec, brand, category),
    byPacking: family.packings.map((packing) => ({
      [family.valueKey]: 0,
      ...spec.attributes,
      ...(packing.attribute === '' ? {} : { packing: packing.attribute }),
      series: family.series,
    })),
  }));
  const tiers = Array.from({ length: topRank(family.values.map((value) => value.tier)) + 1 }, (_, tier) =>
    family.values.filter((value) => value.tier === tier),
  );
  const ranks = Array.from({ length: topRank(family.forms.map((form) => form.rank)) + 1 }, (_, rank) =>
    forms.filter((form) => form.spec.rank === rank),
  );

  const draftAt = (value: Value, form: ReadyForm, place: number, level: number): Draft => {
    const { spec, texts } = form;
    const packing = family.packings[place]!;
    const mpn = spec.code(value, packing);
    const seo = `${brand.slug}-${slugOf(mpn)}`;
    const ending = endings[place]!;
    return {
      mpn,
      seo,
      brand,
      category,
      title: join3(texts.titleHead, value.text, texts.titleTail),
      description: {
        ru: texts.descriptionHead.ru + mpn + texts.valueHead.ru + value.text.ru + texts.descriptionTail.ru + ending.ru,
        en: texts.descriptionHead.en + mpn + texts.valueHead.en + value.text.en + texts.descriptionTail.en + ending.en,
        tr: texts.descriptionHead.tr + mpn + texts.valueHead.tr + value.text.tr + texts.descriptionTail.tr + ending.tr,
      },
      attributes: attributesAt(form.byPacking[place]!, family.valueKey, value.si, spec.derived?.(value)),
      price: spec.price * (spec.priceFactor === undefined ? 1 : spec.priceFactor(value)) * (packing.reel > 1 ? 0.9 : 1),
      package: spec.package,
      series: family.series,
      weightMilligrams: spec.weightMilligrams,
      variantGroup: hasPackings
        ? place === 0
          ? seo
          : `${brand.slug}-${slugOf(spec.code(value, family.packings[0]!))}`
        : null,
      fame: level === 0 && famousParts.includes(mpn) ? 1 : 0.8 / (1 + level * level),
      reel: packing.reel,
      lifecycle: null,
      unit: 'piece',
    };
  };

  const levels = tiers.length + ranks.length + family.packings.length;
  for (let level = 0; level < levels; level += 1) {
    for (let tier = 0; tier <= level && tier < tiers.length; tier += 1) {
      for (let rank = 0; rank + tier <= level && rank < ranks.length; rank += 1) {
        const place = level - tier - rank;
        if (place >= family.packings.length) continue;
        for (const value of tiers[tier] ?? []) {
          for (const form of ranks[rank] ?? []) if (form.spec.accepts(value)) yield draftAt(value, form, place, level);
        }
      }
    }
  }
}
