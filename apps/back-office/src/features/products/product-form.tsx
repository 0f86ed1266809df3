import type { ProductChoices, ProductFields, StaffProduct } from '@farad/contract/office/catalogue/products';
import { App, Button, Collapse, Flex, Form, type FormInstance } from 'antd';
import { useState } from 'react';

import { Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { LeaveQuestion } from '#ui/page/leave-question.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { MergePanel } from './merge-panel.tsx';
import { mergeProduct, type Clash } from './merge-product.ts';
import { PaperFields } from './paper-fields.tsx';
import { PartFields } from './part-fields.tsx';
import { askBefore, cleanFields, hidingConsequence, namePath } from './product-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface ProductFormProps {
  /** Initial values: the fields of the product, or defaults of a new one. */
  readonly begin: ProductFields;
  readonly choices: ProductChoices;
  /** Saves the fields if the product has not changed since `seen`; null = it is new. Returns the saved product. */
  readonly save: (fields: ProductFields, seen: StaffProduct | null) => Promise<StaffProduct>;
  readonly product: StaffProduct | null;
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
}

function showRefusal(form: FormInstance<ProductFields>, error: Refused): void {
  if (error.field === null || !error.field.startsWith('fields.')) return;
  const name = namePath(error.field);
  form.setFields([{ name: name as never, errors: [error.message] }]);
  form.scrollToField(name, { block: 'center' });
}

/** Form with all fields of a product. */
export function ProductForm({ begin, choices, save, product, isReadOnly, isSaving }: ProductFormProps) {
  const { t } = useWords();
  const { modal } = App.useApp();
  const [form] = Form.useForm<ProductFields>();
  const [seen, setSeen] = useState(product);
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  const [isDirty, setDirty] = useState(false);
  const base = seen?.fields ?? begin;

  const show = (fields: ProductFields): void => {
    // Empty the removed parameters explicitly, because `setFieldsValue` keeps values that are missing in its argument.
    const typed = Object.keys((form.getFieldsValue(true) as ProductFields).attributes);
    const emptied = Object.fromEntries(typed.map((key) => [key, '']));
    form.setFieldsValue({ ...fields, attributes: { ...emptied, ...fields.attributes } });
  };
  const refused = (error: unknown, mine: ProductFields): void => {
    if (!(error instanceof Refused)) return;
    if (error.product === null) return showRefusal(form, error);
    const { merged, clashes: found } = mergeProduct(base, mine, error.product.fields);
    show(merged);
    setSeen(error.product);
    setClashes(found);
  };
  const send = async (fields: ProductFields): Promise<void> => {
    try {
      const saved = await save(fields, seen);
      setSeen(saved);
      setClashes(null);
      setDirty(false);
      show(saved.fields);
    } catch (error) {
      refused(error, fields);
    }
  };
  const submit = (): void => {
    const fields = cleanFields(form.getFieldsValue(true) as ProductFields);
    const question = askBefore(base.state, fields.state);
    if (question === null) return void send(fields);
    void modal.confirm({
      title: t(`backOfficeProducts.${question}Question`),
      content: t(`backOfficeProducts.${hidingConsequence(base.state)}`),
      okText: t(question === 'archive' ? 'backOfficeProducts.archive' : 'backOffice.save'),
      onOk: () => send(fields),
      onCancel: () => form.setFieldValue('state', base.state),
    });
  };
  const parts = [
    { key: 'texts', label: t('backOfficeProducts.texts'), children: <TextFields /> },
    { key: 'sale', label: t('backOfficeProducts.sale'), children: <SaleFields /> },
    { key: 'part', label: t('backOfficeProducts.part'), children: <PartFields choices={choices} /> },
    {
      key: 'attributes',
      label: t('backOfficeProducts.attributes'),
      children: <AttributeFields choices={choices} had={Object.keys(base.attributes)} />,
    },
    { key: 'papers', label: t('backOfficeProducts.papers'), children: <PaperFields /> },
  ];
  return (
    <Form<ProductFields>
      form={form}
      name="product"
      layout="vertical"
      initialValues={base}
      onFinish={submit}
      onValuesChange={() => setDirty(true)}
      disabled={isReadOnly || isSaving}
      scrollToFirstError={{ block: 'center' }}
    >
      <LeaveQuestion isDirty={isDirty && !isSaving} />
      <Flex vertical gap={16}>
        {clashes === null ? null : <MergePanel key={seen?.version} clashes={clashes} choices={choices} form={form} />}
        <Collapse
          defaultActiveKey={parts.map(({ key }) => key)}
          items={parts.map((part) => ({ ...part, forceRender: true }))}
        />
        {isReadOnly ? null : (
          <Flex gap={8} wrap className="office-foot">
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {t('backOffice.save')}
            </Button>
            {seen === null || seen.fields.state === 'archived' ? null : (
              <Button
                danger
                onClick={() => {
                  form.setFieldValue('state', 'archived');
                  form.submit();
                }}
              >
                {t('backOfficeProducts.archive')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Form>
  );
}
