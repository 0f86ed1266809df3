import type { CategoryFields, StaffCategory } from '@farad/contract/office/catalogue/categories';
import { frameLimits } from '@farad/domain/category';
import { textIn } from '@farad/domain/shared';
import { Alert, Button, Flex, Form, Switch, Typography } from 'antd';
import { Link, useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { SlugField } from '#ui/field/slug-field.tsx';
import { TitleFields } from '#ui/field/title-fields.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { AttributeTable } from './attribute-table.tsx';
import { categoryWords, touchedByCategory } from './category-words.ts';

type Texts = Omit<CategoryFields, 'attributes'>;

function Facts({ category }: { category: StaffCategory }) {
  const { t } = useWords();
  const { place } = useOffice();
  return (
    <Flex wrap gap={12} align="center" className="below-12">
      <Typography.Text>{t('backOfficeCatalogue.productsHere', { count: category.products })}</Typography.Text>
      <Link to={`/products?category=${category.id}`}>{t('backOfficeCatalogue.openProducts')}</Link>
      <Button size="small" href={`${place.site}/catalog/${category.fields.slug}`} target="_blank">
        {t('backOfficeCatalogue.openInShop')}
      </Button>
    </Flex>
  );
}

interface EditProps {
  readonly category: StaffCategory;
  readonly isReadOnly: boolean;
}

/** Saves a category, unless it has changed since it was loaded. The message offers undo. */
function useSave(category: StaffCategory) {
  const { api } = useOffice();
  return useChange(
    categoryWords.updated,
    ({ fields, version }: { fields: CategoryFields; version: string }) =>
      answerOf(api.saveCategory({ categoryId: category.id, body: { version, fields } })),
    touchedByCategory,
    undefined,
    ({ version }, { fields }, again) =>
      fields === category.fields ? null : () => again({ version, fields: category.fields }),
  );
}

function Edit({ category, isReadOnly }: EditProps) {
  const { t } = useWords();
  const [form] = Form.useForm<Texts>();
  const save = useSave(category);
  const { fields, version, formerSlugs } = category;
  const send = (texts: Texts): void => {
    const body = { version, fields: { ...texts, attributes: fields.attributes } };
    void save
      .mutateAsync(body)
      .catch(showRefusal(form))
      .catch(() => undefined);
  };
  return (
    <>
      <Facts category={category} />
      {isReadOnly ? (
        <Alert type="info" title={t('backOfficeCatalogue.readOnly')} showIcon className="below-12" />
      ) : null}
      <Form<Texts> form={form} layout="vertical" disabled={isReadOnly} initialValues={fields} onFinish={send}>
        <TitleFields
          name="title"
          labelOf={(language) => t('backOfficeCatalogue.nameIn', { language })}
          extra={t('backOfficeCatalogue.nameHint')}
          most={frameLimits.title}
        />
        <SlugField former={formerSlugs} />
        <Form.Item
          name="isHidden"
          label={t('backOfficeCatalogue.isHidden')}
          extra={t('backOfficeCatalogue.hiddenHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
        <TitleFields
          name="partTitle"
          labelOf={(language) => t('backOfficeCatalogue.partTitleIn', { language })}
          most={frameLimits.title}
        />
        <TitleFields
          name="description"
          labelOf={(language) => t('backOfficeCatalogue.descriptionIn', { language })}
          most={frameLimits.description}
          isText
        />
        {isReadOnly ? null : (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('backOffice.save')}
          </Button>
        )}
      </Form>
    </>
  );
}

function Parameters({ category, isReadOnly }: EditProps) {
  const save = useSave(category);
  return (
    <AttributeTable
      begin={category.fields.attributes}
      isReadOnly={isReadOnly}
      isSaving={save.isPending}
      onSave={(attributes) =>
        save.mutate({ version: category.version, fields: { ...category.fields, attributes: [...attributes] } })
      }
    />
  );
}

/** Drawer of one category: names, address, parameters and history. */
export function CategoryDrawer() {
  const { t, locale } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('staffCategory', { categoryId: id });
  const category = details.data;
  const isReadOnly = !may('manage_catalogue');
  const tabsOf = (of: StaffCategory): readonly DrawerTab[] => [
    {
      key: 'main',
      label: t('backOfficeCatalogue.tabMain'),
      content: <Edit key={of.version} category={of} isReadOnly={isReadOnly} />,
    },
    {
      key: 'attributes',
      label: t('backOfficeCatalogue.tabAttributes'),
      content: <Parameters key={of.version} category={of} isReadOnly={isReadOnly} />,
    },
    ...(may('view_audit')
      ? [{ key: 'history', label: t('backOfficeCatalogue.history'), content: <History object="category" id={of.id} /> }]
      : []),
  ];
  return (
    <RowDrawer
      list="/categories"
      title={category === undefined ? '' : textIn(category.fields.title, locale)}
      tabs={category === undefined ? undefined : tabsOf(category)}
      error={details.error}
      onRetry={() => void details.refetch()}
    />
  );
}
