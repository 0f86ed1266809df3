import { languages, textLimits, type Locale } from '@farad/domain/shared';
import { Button, Descriptions, Form, Input, Select } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMe, useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';

const saved = { done: 'backOffice.profileUpdated', notDone: 'backOffice.profileNotUpdated' } as const;

/** Form for one's own name and language of messages. Roles are shown; only other staff can change them. */
export function OwnProfile() {
  const { t, named, dateTime } = useWords();
  const { api } = useOffice();
  const me = useMe();
  const save = useChange(saved, (body: { name: string; locale: Locale }) => answerOf(api.saveStaffMe({ body })), [
    'staffMe',
  ]);
  return (
    <>
      <Descriptions
        column={1}
        className="max-560 below-16"
        items={[
          { key: 'email', label: t('backOffice.email'), children: me.email },
          {
            key: 'roles',
            label: t('backOfficeStaff.roles'),
            children: [
              ...me.roles.map((role) => named(`backOfficeStaff.role_${role}`)),
              ...me.customRoles.map(({ name }) => name),
            ].join(', '),
          },
          { key: 'ends', label: t('backOffice.sessionEndsAt'), children: dateTime(me.sessionEndsAt) },
        ]}
      />
      <Form
        layout="vertical"
        className="max-420"
        initialValues={{ name: me.name, locale: me.locale }}
        onFinish={(body: { name: string; locale: Locale }) => save.mutate(body)}
      >
        <FieldRefusal of={save.error} />
        <Form.Item
          name="name"
          label={t('backOffice.name')}
          rules={[{ required: true, whitespace: true, max: textLimits.personName }]}
        >
          <Input autoComplete="name" maxLength={textLimits.personName} />
        </Form.Item>
        <Form.Item name="locale" label={t('backOffice.letterLanguage')} rules={[{ required: true }]}>
          <Select options={languages.map((language) => ({ value: language.locale, label: language.name }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('backOffice.save')}
        </Button>
      </Form>
    </>
  );
}
