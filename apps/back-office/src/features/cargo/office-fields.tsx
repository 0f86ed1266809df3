import { defaultCitySlug } from '@farad/domain/delivery';
import { officeLimits } from '@farad/domain/setting';
import { locales, textIn } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import { Card, Flex, Form, Input, Select, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { FigureField } from '#ui/field/figure-field.tsx';
import type { Delivery } from './way-list.tsx';

type Office = NonNullable<Delivery['office']>;

interface OfficeFieldsProps {
  readonly value: Delivery;
  /** Field → name of the environment variable that overrides it. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly wrongField: string;
  readonly onChange: (changes: Partial<Delivery>) => void;
}

const empty: Office = { address: '', hours: '', latitude: null, longitude: null, city: '' };

/**
 * Choice of the city where the office is. For buyers in this city, own pickup comes first among the ways of delivery.
 */
function OfficeCity({ value, onChange }: { value: string; onChange: (city: string) => void }) {
  const { t, locale } = useWords();
  const towns = useCall('deliveryTowns');
  const cities = (towns.data?.zones ?? [])
    .flatMap(({ regions }) => regions.flatMap((region) => region.towns))
    .map(({ slug, name }) => ({ value: slug, label: textIn(name, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Select
      id="office-city"
      showSearch={{ optionFilterProp: 'label' }}
      loading={towns.isPending}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('backOfficeSettings.otherCity') }, ...cities]}
      className="min-220"
    />
  );
}

/** Settings of the pickup office and the weight of packaging. */
export function OfficeFields({ value, fixed, wrongField, onChange }: OfficeFieldsProps) {
  const { t } = useWords();
  const office = value.office ?? empty;
  const change = (changes: Partial<Office>): void => onChange({ office: { ...office, ...changes } });
  const hintOf = (field: string) => {
    const variable = fixed[field];
    return variable === undefined ? {} : { extra: t('backOfficeSettings.fixedBy', { variable }) };
  };
  const translated = new Set(locales.map((locale) => openingHours(office.hours, locale)));
  // Opening hours that can be parsed are translated. If all languages have the same text, they could not be parsed.
  const hoursTold =
    translated.size > 1
      ? t('backOfficeSettings.hoursAs', { hours: [...translated].join(' · ') })
      : t('backOfficeSettings.hoursPlain');
  const wrong = (field: string) =>
    wrongField === field ? { validateStatus: 'error' as const, help: t('forms.invalid') } : {};
  const line = (name: 'address' | 'hours', label: string, extra?: string) => (
    <Form.Item
      label={label}
      htmlFor={`office-${name}`}
      extra={extra}
      {...hintOf(`office.${name}`)}
      {...wrong(`office.${name}`)}
      className="grows-280"
    >
      <Input
        id={`office-${name}`}
        maxLength={officeLimits[name]}
        disabled={fixed[`office.${name}`] !== undefined}
        value={office[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Form.Item>
  );
  const degrees = (name: 'latitude' | 'longitude', label: string, most: number) => (
    <Form.Item label={label} htmlFor={`office-${name}`} {...hintOf('office.place')} {...wrong(`office.${name}`)}>
      <FigureField
        id={`office-${name}`}
        min={-most}
        max={most}
        step={0.0001}
        isFraction
        disabled={fixed['office.place'] !== undefined}
        value={office[name]}
        onChange={(degree) => change({ [name]: degree })}
        className="w-140"
      />
    </Form.Item>
  );
  return (
    <Card size="small" title={t('backOfficeSettings.office')}>
      <Form layout="vertical" component="div">
        <Flex wrap gap="0 16px">
          <Form.Item
            label={t('backOfficeSettings.officeCity')}
            htmlFor="office-city"
            extra={t('backOfficeSettings.officeCityHint')}
            {...wrong('office.city')}
            className="max-420"
          >
            <OfficeCity value={office.city ?? defaultCitySlug} onChange={(city) => change({ city })} />
          </Form.Item>
          {line('address', t('backOfficeSettings.address'))}
          {line('hours', t('backOfficeSettings.hours'), office.hours === '' ? undefined : hoursTold)}
        </Flex>
        <Flex wrap gap="0 16px">
          {degrees('latitude', t('backOfficeSettings.latitude'), 90)}
          {degrees('longitude', t('backOfficeSettings.longitude'), 180)}
        </Flex>
        <Typography.Paragraph type="secondary">{t('backOfficeSettings.placeHint')}</Typography.Paragraph>
        <Flex wrap gap="0 16px">
          <Form.Item
            label={t('backOfficeSettings.packing')}
            htmlFor="packing"
            extra={t('backOfficeSettings.packingHint')}
          >
            <FigureField
              id="packing"
              min={0}
              max={10_000}
              suffix={t('backOfficeSettings.grams')}
              value={value.packingGrams}
              onChange={(grams) => onChange({ packingGrams: grams ?? 0 })}
              className="w-140"
            />
          </Form.Item>
        </Flex>
      </Form>
    </Card>
  );
}
