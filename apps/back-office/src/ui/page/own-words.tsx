import { languages, type LocalizedText } from '@farad/domain/shared';
import { Flex, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface OwnWordsProps {
  readonly kind: 'name' | 'note';
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
        const label =
          kind === 'name'
            ? t('backOfficeSettings.ownName', { language })
            : t('backOfficeSettings.ownNote', { language });
        return (
          <Input
            key={locale}
            aria-label={label}
            placeholder={label}
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
