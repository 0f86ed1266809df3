import { ContentSlug } from '@farad/contract/office/content/content';
import { contentKinds, contentLimits, type ContentKind } from '@farad/domain/content';
import { inEachLocale, slugify } from '@farad/domain/shared';
import { Button, Form, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { showRefusal } from '#ui/call/show-refusal.ts';
import { useChange } from '#ui/call/use-change.ts';
import { sitePath, touchedByContent } from './content-words.tsx';
import { emptyText } from './draft.ts';

interface Entered {
  readonly kind: ContentKind;
  readonly title: string;
  readonly slug: string;
}

const words = { done: 'backOfficeContent.created', notDone: 'backOfficeContent.notCreated' } as const;
const { slugMax, titleMax } = contentLimits;

/** Returns a slug made from a title. */
const proposed = (title: string): string => slugify(title).slice(0, slugMax).replace(/-$/, '');

interface NewEntryProps {
  readonly kind: ContentKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog that creates an entry as a draft: kind, title and slug. */
export function NewEntry({ kind, isOpen, onClose }: NewEntryProps) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [form] = Form.useForm<Entered>();
  // True once the staff member has typed a slug. antd's own "touched" flag is also set when the program fills the
  // field.
  const [isOwnSlug, setIsOwnSlug] = useState(false);
  const add = useChange(
    words,
    (entered: Entered) => {
      const { title, ...rest } = entered;
      const texts = { ...inEachLocale(() => null), ru: { ...emptyText, title } };
      return answerOf(api.createContent({ body: { ...rest, texts, link: null } })).catch((error: unknown) =>
        showRefusal(form)(error),
      );
    },
    touchedByContent,
    (entry) => void navigate(`/content/${entry.kind}/${entry.slug}`),
  );
  const propose = (title: string): void => {
    if (!isOwnSlug) form.setFieldValue('slug', proposed(title));
  };
  return (
    <Modal
      open={isOpen}
      title={t('backOfficeContent.add')}
      onCancel={onClose}
      footer={null}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t('backOffice.close') }}
    >
      <Form<Entered>
        form={form}
        name="new-text"
        layout="vertical"
        initialValues={{ kind, title: '', slug: '' }}
        onFinish={(entered) => add.mutate(entered)}
        clearOnDestroy
      >
        <Form.Item name="kind" label={t('backOfficeContent.kinds')}>
          <Segmented
            options={contentKinds.map((value) => ({ value, label: named(`backOfficeContent.kind_${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="title"
          label={`${t('backOfficeContent.title')} (ru)`}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input maxLength={titleMax} lang="ru" autoComplete="off" onChange={({ target }) => propose(target.value)} />
        </Form.Item>
        <Form.Item
          name="slug"
          label={t('backOfficeContent.slug')}
          extra={t('backOfficeContent.slugHint')}
          validateTrigger="onBlur"
          rules={[
            { required: true },
            {
              validator: (_, typed: string | undefined) =>
                typed === undefined || typed === '' || ContentSlug.safeParse(typed).success
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('backOfficeContent.slugForm'))),
            },
          ]}
        >
          <Input
            maxLength={slugMax}
            autoComplete="off"
            spellCheck={false}
            className="office-number"
            onChange={({ target }) => setIsOwnSlug(target.value !== '')}
          />
        </Form.Item>
        <Form.Item noStyle dependencies={['kind', 'slug']}>
          {({ getFieldsValue }) => {
            const { kind: chosen = kind, slug = '' } = getFieldsValue() as Partial<Entered>;
            return slug === '' || chosen === 'banner' || chosen === 'vacancy' ? null : (
              <p className="office-number">{sitePath({ kind: chosen, slug })}</p>
            );
          }}
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficeContent.create')}
        </Button>
      </Form>
    </Modal>
  );
}
