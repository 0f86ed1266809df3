import { languages, type LocalizedText } from '@farad/domain/shared';
import { Flex, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface OwnWordsProps {
  /** What the text is: a name or a note instead of the default one, or the label of another field. */
  readonly kind: 'name' | 'note' | { readonly label: string };
  readonly value: LocalizedText;
  readonly most: number;
  readonly onChange: (value: LocalizedText) => void;
}

/** Fields for the shop's own text in each language; empty = the default text is used. */
export function OwnWords({ kind, value, most, onChange }: OwnWordsProps) {
  const { t } = useWords();
  return (
    <Flex wrap gap={8}>
      {languages.map(({ locale, name: language }) => {
        const own = kind === 'name' ? 'backOfficeSettings.ownName' : 'backOfficeSettings.ownNote';
        const label = typeof kind === 'object' ? `${kind.label}: ${language}` : t(own, { language });
        return (
          <Input
            key={locale}
            aria-label={label}
            placeholder={typeof kind === 'object' ? language : label}
            maxLength={most}
            value={value[locale]}
            onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
            className="grows-200 max-320"
          />
        );
      })}
    </Flex>
  );
}
