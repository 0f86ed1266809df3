import type { BrandFields, StaffBrand } from '@farad/contract/office/catalogue/brands';
import { frameLimits } from '@farad/domain/category';
import { Alert, Button, Flex, Form, Input, Popconfirm, Select, Switch, Typography } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { AskedButton } from '#ui/call/asked-button.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { SlugField } from '#ui/field/slug-field.tsx';
import { TitleFields } from '#ui/field/title-fields.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { brandWords, touchedByBrand } from './brand-words.ts';
import { countryOptions } from './countries.ts';

interface EditProps {
  readonly brand: StaffBrand;
  readonly isReadOnly: boolean;
}

function LastMerge({ brand, isReadOnly }: EditProps) {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const undo = useChange(
    brandWords.undone,
    (mergeId: string) => answerOf(api.undoBrandMerge({ mergeId, body: {} })),
    touchedByBrand,
  );
  const { merge } = brand;
  if (merge === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="below-12"
      title={t('backOfficeCatalogue.lastMerge', { at: dateTime(merge.at), names: merge.names.join(', ') })}
      action={
        isReadOnly ? null : (
          <Popconfirm
            title={t('backOfficeCatalogue.undoMergeQuestion')}
            onConfirm={() => undo.mutate(merge.id)}
            styles={{ root: { maxWidth: 320 } }}
          >
            <Button size="small" loading={undo.isPending}>
              {t('backOfficeCatalogue.undoMerge')}
            </Button>
          </Popconfirm>
        )
      }
    />
  );
}

function Fields({ formerSlugs }: Pick<StaffBrand, 'formerSlugs'>) {
  const { t, locale } = useWords();
  return (
    <>
      <Form.Item name="name" label={t('backOfficeCatalogue.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={frameLimits.title} autoComplete="off" />
      </Form.Item>
      <SlugField former={formerSlugs} />
      <Form.Item
        name="spellings"
        label={t('backOfficeCatalogue.spellings')}
        extra={t('backOfficeCatalogue.spellingsHint')}
      >
        <Select mode="tags" tokenSeparators={[';', '\n']} open={false} suffixIcon={null} />
      </Form.Item>
      <Form.Item name="country" label={t('backOfficeCatalogue.country')}>
        <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={countryOptions(locale)} />
      </Form.Item>
      <Form.Item
        name="site"
        label={t('backOfficeCatalogue.site')}
        validateTrigger="onBlur"
        rules={[{ pattern: /^(https?:\/\/\S+)?$/, message: t('backOfficeCatalogue.siteForm') }]}
      >
        <Input inputMode="url" maxLength={frameLimits.site} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="isHidden"
        label={t('backOfficeCatalogue.isHiddenBrand')}
        extra={t('backOfficeCatalogue.hiddenHint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <TitleFields
        name="description"
        labelOf={(language) => t('backOfficeCatalogue.descriptionIn', { language })}
        most={frameLimits.description}
        isText
      />
    </>
  );
}

/** Saves a brand, unless it has changed since it was loaded. The message offers undo. */
function useSave(brand: StaffBrand) {
  const { api } = useOffice();
  return useChange(
    brandWords.updated,
    ({ fields, version }: { fields: BrandFields; version: string }) =>
      answerOf(api.saveBrand({ brandId: brand.id, body: { version, fields } })),
    touchedByBrand,
    undefined,
    ({ version }, { fields }, again) =>
      fields === brand.fields ? null : () => again({ version, fields: brand.fields }),
  );
}

function Edit({ brand, isReadOnly }: EditProps) {
  const { t, count } = useWords();
  const { place } = useOffice();
  const [form] = Form.useForm<BrandFields>();
  const save = useSave(brand);
  const { fields, version } = brand;
  const send = (entered: BrandFields): void =>
    void save
      .mutateAsync({ version, fields: { ...entered, country: entered.country ?? null } })
      .catch(showRefusal(form))
      .catch(() => undefined);
  return (
    <>
      <Flex wrap gap={12} align="center" className="below-12">
        <Typography.Text>
          {t('backOfficeCatalogue.products')}: {count(brand.products)}
        </Typography.Text>
        <Link to={`/products?brand=${brand.id}`}>{t('backOfficeCatalogue.openProducts')}</Link>
        <Button size="small" href={`${place.site}/catalog/manufacturers/${fields.slug}`} target="_blank">
          {t('backOfficeCatalogue.openInShop')}
        </Button>
      </Flex>
      <LastMerge brand={brand} isReadOnly={isReadOnly} />
      {isReadOnly ? (
        <Alert type="info" title={t('backOfficeCatalogue.readOnly')} showIcon className="below-12" />
      ) : null}
      <Form<BrandFields> form={form} layout="vertical" disabled={isReadOnly} initialValues={fields} onFinish={send}>
        <Fields formerSlugs={brand.formerSlugs} />
        {isReadOnly ? null : (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('backOffice.save')}
          </Button>
        )}
      </Form>
    </>
  );
}

function Delete({ brand }: { brand: StaffBrand }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const remove = useChange(
    brandWords.deleted,
    () => answerOf(api.deleteBrand({ brandId: brand.id, body: {} })),
    ['staffBrands', ...answersOf.products, 'auditLog'],
    () => void navigate('/brands'),
  );
  return (
    <AskedButton
      name={t('backOfficeCatalogue.delete')}
      question={t('backOfficeCatalogue.deleteBrandTitle', { name: brand.fields.name })}
      consequence={t('backOfficeCatalogue.deleteBrandConsequence')}
      change={remove}
    />
  );
}

/** Drawer of one brand: name, address, spellings, description and history. */
export function BrandDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('staffBrand', { brandId: id });
  const brand = details.data;
  const isReadOnly = !may('manage_catalogue');
  const tabsOf = (of: StaffBrand): readonly DrawerTab[] => [
    {
      key: 'main',
      label: t('backOfficeCatalogue.tabMain'),
      content: <Edit key={of.version} brand={of} isReadOnly={isReadOnly} />,
    },
    ...(may('view_audit')
      ? [{ key: 'history', label: t('backOfficeCatalogue.history'), content: <History object="brand" id={of.id} /> }]
      : []),
  ];
  return (
    <RowDrawer
      list="/brands"
      title={t('backOfficeCatalogue.brandOf', { name: brand?.fields.name ?? '' })}
      tabs={brand === undefined ? undefined : tabsOf(brand)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={brand === undefined || isReadOnly || brand.products > 0 ? null : <Delete brand={brand} />}
    />
  );
}
