import { supplierLimits } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByImport } from './import-words.tsx';

const words = { done: 'backOfficeImports.supplierAdded', notDone: 'backOfficeImports.supplierNotAdded' } as const;

interface Entered {
  readonly title: string;
  readonly code: string;
}

/** Dialog that adds a supplier. `onClose` gets the supplier's id; null = none was added. */
export function AddSupplier({ isOpen, onClose }: { isOpen: boolean; onClose: (id: string | null) => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [form] = Form.useForm<Entered>();
  // True once the staff member has typed a code. antd's own "touched" flag is also set when the program fills the
  // field.
  const [isOwnCode, setIsOwnCode] = useState(false);
  const add = useChange(
    words,
    ({ title, code }: Entered) =>
      answerOf(api.createImportSupplier({ body: { title: title.trim(), code, prices: null } })).catch(
        (error: unknown) => {
          if (error instanceof Refused && error.code === 'duplicate') {
            form.setFields([{ name: 'code', errors: [error.message] }]);
          }
          throw error;
        },
      ),
    touchedByImport,
    ({ id }) => {
      form.resetFields();
      setIsOwnCode(false);
      onClose(id);
    },
  );
  return (
    <Modal
      open={isOpen}
      title={t('backOfficeImports.addSupplier')}
      okText={t('backOfficeImports.add')}
      okButtonProps={{ htmlType: 'submit', form: 'add-supplier', loading: add.isPending }}
      onCancel={() => onClose(null)}
    >
      <Form<Entered>
        id="add-supplier"
        form={form}
        layout="vertical"
        initialValues={{ title: '', code: '' }}
        onFinish={(entered) => add.mutate(entered)}
        onValuesChange={(changed: Partial<Entered>) => {
          if (changed.code !== undefined) setIsOwnCode(changed.code !== '');
          else if (changed.title !== undefined && !isOwnCode) {
            form.setFieldValue('code', slugify(changed.title).slice(0, 60));
          }
        }}
      >
        <Form.Item
          name="title"
          label={t('backOfficeImports.supplierTitle')}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input maxLength={supplierLimits.title} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="code"
          label={t('backOfficeImports.supplierCode')}
          extra={t('backOfficeImports.supplierCodeHint')}
          rules={[{ required: true, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: t('backOfficeImports.codeForm') }]}
        >
          <Input maxLength={supplierLimits.code} autoComplete="off" className="office-number" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
