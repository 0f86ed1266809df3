import type { Locale } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';

import type { CatalogueIndex } from '../../catalogue-index.ts';

/** What the attribute is called that a rule of a match is about. */
export function ruleTitle(index: CatalogueIndex, key: string, locale: Locale): string {
  const attribute = index.frame().attributes.find((one) => one.key === key);
  return attribute?.title[locale] ?? (key === 'package' ? bomWords[locale].packageTitle : key);
}
