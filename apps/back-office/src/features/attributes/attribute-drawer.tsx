import type { AttributeFields, StaffAttribute } from '@farad/contract/office/catalogue/attributes';
import { frameLimits } from '@farad/domain/category';
import { textIn } from '@farad/domain/shared';
import { Alert, Button, Empty, Form, Typography } from 'antd';
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
import { TitleFields } from '#ui/field/title-fields.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { attributeWords, touchedByAttribute } from './attribute-words.ts';
import { MeaningFields } from './meaning-fields.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { ValueTable } from './value-table.tsx';

interface EditProps {
  readonly attribute: StaffAttribute;
  readonly isReadOnly: boolean;
}

/** Saves a parameter, unless it has changed since it was loaded. The message offers undo. */
function useSave(attribute: StaffAttribute) {
  const { api } = useOffice();
  return useChange(
    attributeWords.updated,
    ({ fields, version }: { fields: AttributeFields; version: string }) =>
      answerOf(api.saveAttribute({ attributeId: attribute.id, body: { version, fields } })),
    touchedByAttribute,
    undefined,
    ({ version }, { fields }, again) =>
      fields === attribute.fields ? null : () => again({ version, fields: attribute.fields }),
  );
}

function Edit({ attribute, isReadOnly }: EditProps) {
  const { t, count } = useWords();
  const [form] = Form.useForm<Omit<AttributeFields, 'values'>>();
  const save = useSave(attribute);
  const { fields, version, key, hasValues, spellings } = attribute;
  const send = (entered: Omit<AttributeFields, 'values'>): void => {
    const body = { version, fields: { ...entered, unit: entered.unit ?? null, values: fields.values } };
    void save
      .mutateAsync(body)
      .catch(showRefusal(form))
      .catch(() => undefined);
  };
  return (
    <>
      <p>
        <span className="office-number">{key}</span> · {t('backOfficeCatalogue.products')}: {count(attribute.products)}
      </p>
      {isReadOnly ? (
        <Alert type="info" title={t('backOfficeCatalogue.readOnly')} showIcon className="below-12" />
      ) : null}
      <Form form={form} layout="vertical" disabled={isReadOnly} initialValues={fields} onFinish={send}>
        <TitleFields
          name="title"
          labelOf={(language) => t('backOfficeCatalogue.nameIn', { language })}
          extra={t('backOfficeCatalogue.nameHint')}
          most={frameLimits.title}
        />
        <MeaningFields isFixed={hasValues} />
        {isReadOnly ? null : (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('backOffice.save')}
          </Button>
        )}
      </Form>
      <UnitFacts
        attributeKey={key}
        fields={fields}
        spellings={Object.fromEntries(spellings.map(({ spelling, value }) => [spelling, value]))}
      />
    </>
  );
}

function Values({ attribute, isReadOnly }: EditProps) {
  const save = useSave(attribute);
  return (
    <ValueTable
      attribute={attribute}
      isReadOnly={isReadOnly}
      isSaving={save.isPending}
      onSave={(values) => save.mutate({ version: attribute.version, fields: { ...attribute.fields, values } })}
    />
  );
}

function Uses({ attribute }: { attribute: StaffAttribute }) {
  const { t } = useWords();
  const { categories } = attribute;
  if (categories.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOffice.nothingFound')} />;
  }
  return (
    <ul className="line-24">
      {categories.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/categories/${id}?tab=attributes`} className="inline-block min-24">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Delete({ attribute, title }: { attribute: StaffAttribute; title: string }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const remove = useChange(
    attributeWords.deleted,
    () => answerOf(api.deleteAttribute({ attributeId: attribute.id, body: {} })),
    ['staffAttributes', ...answersOf.categories, ...answersOf.products, 'auditLog'],
    () => void navigate('/attributes'),
  );
  return (
    <AskedButton
      name={t('backOfficeCatalogue.delete')}
      question={t('backOfficeCatalogue.deleteAttributeTitle', { title })}
      consequence={t('backOfficeCatalogue.deleteAttributeConsequence')}
      change={remove}
    />
  );
}

/** Drawer of one parameter: names, kind and unit, values, use and history. */
export function AttributeDrawer() {
  const { t, locale } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('staffAttribute', { attributeId: id });
  const attribute = details.data;
  const isReadOnly = !may('manage_catalogue');
  const title = attribute === undefined ? '' : textIn(attribute.fields.title, locale);
  const tabsOf = (of: StaffAttribute): readonly DrawerTab[] => [
    {
      key: 'main',
      label: t('backOfficeCatalogue.tabMain'),
      content: <Edit key={of.version} attribute={of} isReadOnly={isReadOnly} />,
    },
    ...(of.fields.kind === 'enum'
      ? [
          {
            key: 'values',
            label: t('backOfficeCatalogue.tabValues'),
            content: <Values key={`${of.version} ${of.used.length}`} attribute={of} isReadOnly={isReadOnly} />,
          },
        ]
      : []),
    { key: 'use', label: t('backOfficeCatalogue.tabUse'), content: <Uses attribute={of} /> },
    ...(may('view_audit')
      ? [
          {
            key: 'history',
            label: t('backOfficeCatalogue.history'),
            content: <History object="attribute" id={of.id} />,
          },
        ]
      : []),
  ];
  return (
    <RowDrawer
      list="/attributes"
      title={t('backOfficeCatalogue.attributeOf', { title })}
      tabs={attribute === undefined ? undefined : tabsOf(attribute)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={
        attribute === undefined || isReadOnly ? null : attribute.hasValues ? (
          <Typography.Text type="secondary">
            {t('backOfficeCatalogue.usedIn')}: {attribute.categories.length}
          </Typography.Text>
        ) : (
          <Delete attribute={attribute} title={title} />
        )
      }
    />
  );
}
