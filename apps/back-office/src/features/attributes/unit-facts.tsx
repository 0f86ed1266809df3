import type { AttributeFields } from '@farad/contract/office/catalogue/attributes';
import { frameLimits, isMeasured, type AttributeDefinition, type AttributeKey } from '@farad/domain/category';
import { readAttribute } from '@farad/domain/import';
import { formatAttributeValue, unitNotation } from '@farad/domain/quantities';
import { shownText } from '@farad/domain/shared';
import { Descriptions, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';

/** Examples of typed values for each unit. */
const samples: Readonly<Partial<Record<NonNullable<AttributeFields['unit']>, readonly string[]>>> = {
  ohm: ['4к7', 'R47', '10 MΩ'],
  farad: ['0,1мкФ', '100n', '4u7'],
  henry: ['10мкГн', '2u2'],
  hertz: ['16 МГц', '32.768k'],
  volt: ['3V3', '50 В', '5кВ'],
  ampere: ['20мА', '500u'],
  watt: ['0.25Вт', '1/4W'],
  percent: ['±1 %', '5'],
  celsius: ['85°C', '-40'],
  byte: ['64 KB', '1М'],
};

type Meaning = Pick<AttributeDefinition, 'key' | 'kind' | 'unit' | 'valueTitles' | 'spellings'>;

function samplesOf({ kind, unit }: Meaning, symbol: string): readonly string[] {
  const known = (unit === null ? undefined : samples[unit]) ?? ['1,5', `12${symbol}`];
  return kind === 'range' ? [`5…40${symbol === '' ? '' : ` ${symbol}`}`, ...known.slice(0, 1)] : known;
}

/** Parses a text as a value of the parameter and returns that value as customers see it; null if it is invalid. */
function readingOf(meaning: Meaning, text: string, { locale, named }: Words): string | null {
  const value = readAttribute(meaning, text);
  if (value === null) return null;
  return formatAttributeValue(meaning, value, locale) ?? named(`backOfficeStaff.value_${String(value)}`);
}

interface UnitFactsProps {
  readonly attributeKey: string;
  readonly fields: AttributeFields;
  readonly spellings: Readonly<Record<string, string>>;
}

/** Explains how values of a parameter are parsed and shown, with a box to try a text. */
export function UnitFacts({ attributeKey, fields, spellings }: UnitFactsProps) {
  const words = useWords();
  const { t, locale } = words;
  const [text, setText] = useState('');
  const { kind, unit, values } = fields;
  const meaning: Meaning = {
    key: attributeKey as AttributeKey,
    kind,
    unit,
    spellings,
    valueTitles: Object.fromEntries(values.map(({ value, title }) => [value, shownText(title)])),
  };
  const notation = unit === null ? null : unitNotation(unit, locale);
  const examples = samplesOf(meaning, notation?.symbol ?? '');
  const reading = text.trim() === '' ? null : readingOf(meaning, text, words);
  const facts =
    notation === null
      ? []
      : [
          { key: 'symbol', label: t('backOfficeCatalogue.unitSymbol'), children: notation.symbol || '—' },
          { key: 'shown', label: t('backOfficeCatalogue.unitShown'), children: notation.shown.join(', ') || '—' },
          {
            key: 'prefixes',
            label: t('backOfficeCatalogue.unitPrefixes'),
            children: notation.prefixes.join(', ') || t('backOfficeCatalogue.unitNoPrefixes'),
          },
          {
            key: 'spellings',
            label: t('backOfficeCatalogue.unitSpellings'),
            children: notation.spellings.join(', ') || '—',
          },
        ];
  return (
    <Flex vertical gap={12}>
      <Typography.Title level={2} className="text-16 flush above-16">
        {t('backOfficeCatalogue.unitTitle')}
      </Typography.Title>
      {isMeasured(kind) ? (
        <Descriptions
          size="small"
          bordered
          column={1}
          items={[
            ...facts,
            {
              key: 'examples',
              label: t('backOfficeCatalogue.examples'),
              children: examples.map((sample) => (
                <div key={sample} className="office-number">
                  {sample} → {readingOf(meaning, sample, words) ?? '—'}
                </div>
              )),
            },
            {
              key: 'precision',
              label: t('backOfficeCatalogue.precision'),
              children: t('backOfficeCatalogue.precisionHint'),
            },
          ]}
        />
      ) : null}
      <Form layout="vertical" component={false}>
        <Form.Item label={t('backOfficeCatalogue.tryText')} htmlFor="try-text">
          <Input
            id="try-text"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={frameLimits.value}
            autoComplete="off"
            {...(isMeasured(kind)
              ? { placeholder: t('backOfficeCatalogue.tryHint', { example: examples[0] ?? '' }) }
              : {})}
            className="max-360"
          />
        </Form.Item>
      </Form>
      <div role="status">
        {text.trim() === '' ? null : reading === null ? (
          <Typography.Text type="danger">{t('backOfficeCatalogue.tryUnread')}</Typography.Text>
        ) : (
          <Typography.Text className="office-number">
            {text.trim()} → {reading}
          </Typography.Text>
        )}
      </div>
    </Flex>
  );
}
