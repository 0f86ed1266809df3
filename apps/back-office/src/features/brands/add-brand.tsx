import { frameLimits } from '@farad/domain/category';
import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { SlugField } from '#ui/field/slug-field.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { brandWords, touchedByBrand } from './brand-words.ts';

interface Entered {
  readonly name: string;
  readonly slug?: string;
}

/** Form that adds a brand. */
export function AddBrand({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [form] = Form.useForm<Entered>();
  const add = useChange(
    brandWords.created,
    ({ name, slug = '' }: Entered) => answerOf(api.createBrand({ body: { name, slug } })).catch(showRefusal(form)),
    touchedByBrand,
    ({ id }) => void navigate(`/brands/${id}`),
  );
  return (
    <Dialog title={t('backOfficeCatalogue.addBrand')} onCancel={onClose} footer={null} destroyOnHidden>
      <Form<Entered>
        form={form}
        layout="vertical"
        onFinish={(entered) => void add.mutateAsync(entered).then(onClose, () => undefined)}
      >
        <Form.Item name="name" label={t('backOfficeCatalogue.name')} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={frameLimits.title} autoComplete="off" />
        </Form.Item>
        <SlugField />
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficeCatalogue.create')}
        </Button>
      </Form>
    </Dialog>
  );
}
