/** Prefixes of text keys. The key of the text for a name in a path begins with one of them. */
const wordKinds = ['part', 'way', 'method', 'zone', 'message', 'rule', 'vatClass'] as const;
const shopKinds = ['shop', 'look', 'contacts', 'languages', 'home', 'homeBlock'] as const;

type Named = (key: string) => string;

/** Titles of fields and values that have other keys than those above. */
export type Titles = ReadonlyMap<string, string>;

export const noTitles: Titles = new Map();

/** Returns a path such as `ways/courier/isOn` in words. */
export function settingPathText(path: string, named: Named, titles: Titles = noTitles): string {
  const wordOf = (part: string): string => {
    const title = titles.get(part);
    if (title !== undefined) return title;
    const keys = wordKinds.map((kind) => `backOfficeSettings.${kind}_${part}`);
    const ofShop = shopKinds.map((kind) => `backOfficeShop.${kind}_${part}`);
    const more = [...ofShop, `backOfficeSettings.${part}`, `backOfficeStaff.field_${part}`];
    const found = [...keys, ...more].find((key) => named(key) !== key);
    return found === undefined ? part : named(found);
  };
  return path
    .split('/')
    .map((part) => part.split(' · ').map(wordOf).join(' · '))
    .join(' / ');
}

/** Returns a value of a setting in words. */
export function settingValueText(value: string, named: Named, titles: Titles = noTitles): string {
  if (value === 'true' || value === 'false') return named(`backOfficeStaff.value_${value}`);
  return value
    .split(', ')
    .map((part) => settingPathText(part, named, titles))
    .join(', ');
}
