import type { AttributeValue, AttributeValues, Category } from '@farad/domain/category';
import { inEachLocale, locales, type Locale, type LocalizedText } from '@farad/domain/shared';
import type { Draft } from '../draft.ts';
import { formatValue } from '../format.ts';
import { attributeOf } from '@farad/frame/attributes';
import { brandOf, type FrameBrand } from '@farad/frame/brands';
import { categoryOf } from '@farad/frame/categories';
import { purposeEnding } from '../uses.ts';
import { famousParts } from '../listed/famous.ts';
import { slugOf } from '../slug.ts';
import type { Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

interface Texts {
  readonly titleHead: LocalizedText;
  readonly titleTail: LocalizedText;
  readonly descriptionHead: LocalizedText;
  readonly descriptionTail: LocalizedText;
}

const textsOf = (family: FamilySpec, form: FormSpec, brand: FrameBrand, category: Category): Texts => {
  const titled = family.titleKeys.filter((key) => form.attributes[key] !== undefined);
  const series = family.isSeriesInTitle === true ? ` ${family.series}` : '';
  return {
    titleHead: inEachLocale((locale) => `${category.partTitle[locale]}${series} `),
    titleTail: inEachLocale((locale) => {
      const words = titled.map((key) => formatValue(attributeOf(key), form.attributes[key] ?? '', locale));
      return [...words, ...(form.titleEnd === undefined ? [] : [form.titleEnd[locale]])]
        .map((word) => ` ${word}`)
        .join('');
    }),
    descriptionHead: inEachLocale((locale) => `${category.partTitle[locale]} ${brand.name} `),
    descriptionTail: purposeEnding(category),
  };
};

/**
 * Returns the attributes of a part: a copy of the shared ones with the value in its place. All results have their keys
 * in the same order, which makes them fast in the JavaScript engine.
 */
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

/**
 * Returns a text in each language, as `inEachLocale` does, but without a list of pairs. It is called for a million
 * parts.
 */
function joinEach(textOf: (locale: Locale) => string): LocalizedText {
  const texts: Partial<Record<Locale, string>> = {};
  for (const locale of locales) texts[locale] = textOf(locale);
  return texts as LocalizedText;
}

/** Returns the three texts joined in each language. */
const join3 = (a: LocalizedText, b: LocalizedText, c: LocalizedText): LocalizedText =>
  joinEach((locale) => a[locale] + b[locale] + c[locale]);

/** One form of a series in one packing, with all texts and attributes that do not depend on the value. */
interface Variant {
  readonly family: FamilySpec;
  readonly brand: FrameBrand;
  readonly category: Category;
  readonly spec: FormSpec;
  readonly texts: Texts;
  readonly packing: Packing;
  /**
   * The first packing of the series; null = the series has only one packing. The variant group is named after the part
   * in the first packing.
   */
  readonly firstPacking: Packing | null;
  readonly attributes: AttributeValues;
}

const describe = ({ descriptionHead: head, descriptionTail: tail }: Texts, mpn: string): LocalizedText =>
  joinEach((locale) => head[locale] + mpn + tail[locale]);

const groupOf = ({ firstPacking, packing, brand, spec }: Variant, value: Value, seo: string): string | null => {
  if (firstPacking === null) return null;
  return firstPacking === packing ? seo : `${brand.slug}-${slugOf(spec.code(value, firstPacking))}`;
};

const draftAt = (value: Value, variant: Variant, level: number): Draft => {
  const { family, brand, category, spec, texts, packing } = variant;
  const mpn = spec.code(value, packing);
  const seo = `${brand.slug}-${slugOf(mpn)}`;
  return {
    mpn,
    seo,
    brand,
    category,
    title: join3(texts.titleHead, value.text, texts.titleTail),
    description: describe(texts, mpn),
    attributes: attributesAt(variant.attributes, family.valueKey, value.si, spec.derived?.(value)),
    price: spec.price * (spec.priceFactor === undefined ? 1 : spec.priceFactor(value)) * (packing.reel > 1 ? 0.9 : 1),
    package: spec.package,
    series: family.series,
    weightMilligrams: spec.weightMilligrams,
    variantGroup: groupOf(variant, value, seo),
    fame: level === 0 && famousParts.includes(mpn) ? 1 : 0.8 / (1 + level * level),
    reel: packing.reel,
    lifecycle: null,
    unit: 'piece',
  };
};

/** Returns the packing in which the shop sells. If the shop sells single pieces, it cuts them from the tape ('cut'). */
const packingSold = ({ attribute, reel }: Packing): string =>
  reel === 1 && attribute.includes('reel') ? 'cut' : attribute;

const variantsOf = (family: FamilySpec): readonly Variant[] => {
  const brand = brandOf(family.brand);
  const category = categoryOf(family.category);
  const firstPacking = family.packings.length > 1 ? (family.packings[0] ?? null) : null;
  return family.forms.flatMap((spec) => {
    const texts = textsOf(family, spec, brand, category);
    return family.packings.map((packing) => ({
      family,
      brand,
      category,
      spec,
      texts,
      packing,
      firstPacking,
      attributes: {
        [family.valueKey]: 0,
        ...spec.attributes,
        ...(packing.attribute === '' ? {} : { packing: packingSold(packing) }),
        series: family.series,
      },
    }));
  });
};

/** Parts of a family with values of the same tier, forms of the same rank and the same packing. */
interface Step {
  readonly level: number;
  readonly values: readonly Value[];
  readonly variants: readonly Variant[];
}

const stepsOf = (family: FamilySpec): readonly Step[] => {
  const variants = variantsOf(family);
  const tiers = [...new Set(family.values.map(({ tier }) => tier))];
  const ranks = [...new Set(family.forms.map(({ rank }) => rank))];
  const steps = tiers.flatMap((tier) =>
    ranks.flatMap((rank) =>
      family.packings.map((packing, place) => ({
        level: tier + rank + place,
        values: family.values.filter((value) => value.tier === tier),
        variants: variants.filter((variant) => variant.spec.rank === rank && variant.packing === packing),
      })),
    ),
  );
  return steps.sort((a, b) => a.level - b.level);
};

/**
 * Yields the parts of a family, common ones first. Parts are ordered by the sum of the value's tier, the form's rank
 * and the packing's index. So even a small catalogue has the usual values and sizes.
 */
export function* draftsOf(family: FamilySpec): Generator<Draft> {
  for (const { level, values, variants } of stepsOf(family)) {
    for (const value of values) {
      for (const variant of variants) if (variant.spec.accepts(value)) yield draftAt(value, variant, level);
    }
  }
}
