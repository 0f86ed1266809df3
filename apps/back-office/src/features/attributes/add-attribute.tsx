import type { AttributeFields } from '@farad/contract/office/catalogue/attributes';
import { attributeKeyForm, frameLimits } from '@farad/domain/category';
import { withEmpty } from '@farad/domain/shared';
import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { TitleFields } from '#ui/field/title-fields.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { attributeWords, touchedByAttribute } from './attribute-words.ts';
import { MeaningFields } from './meaning-fields.tsx';

interface Entered extends Pick<AttributeFields, 'kind'> {
  readonly key: string;
  readonly unit?: AttributeFields['unit'];
  readonly title: { readonly ru: string; readonly en?: string; readonly tr?: string };
}

/** Form that adds a parameter. */
export function AddAttribute({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [form] = Form.useForm<Entered>();
  const add = useChange(
    attributeWords.created,
    ({ key, kind, unit = null, title }: Entered) => {
      const body = { key, kind, unit, title: withEmpty(title) };
      return answerOf(api.createAttribute({ body })).catch(showRefusal(form));
    },
    touchedByAttribute,
    ({ id }) => void navigate(`/attributes/${id}`),
  );
  return (
    <Dialog title={t('backOfficeCatalogue.addAttribute')} onCancel={onClose} footer={null} destroyOnHidden>
      <Form<Entered>
        form={form}
        layout="vertical"
        initialValues={{ kind: 'number' }}
        onFinish={(entered) => void add.mutateAsync(entered).then(onClose, () => undefined)}
      >
        <Form.Item
          name="key"
          label={t('backOfficeCatalogue.key')}
          extra={t('backOfficeCatalogue.keyHint')}
          validateTrigger="onBlur"
          rules={[{ required: true, pattern: attributeKeyForm, message: t('backOfficeCatalogue.keyForm') }]}
        >
          <Input maxLength={frameLimits.attributeKey} autoComplete="off" className="office-number" />
        </Form.Item>
        <MeaningFields isFixed={false} />
        <TitleFields
          name="title"
          labelOf={(language) => t('backOfficeCatalogue.nameIn', { language })}
          extra={t('backOfficeCatalogue.nameHint')}
          most={frameLimits.title}
        />
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficeCatalogue.create')}
        </Button>
      </Form>
    </Dialog>
  );
}
