import type { ShopOpeningState } from '@farad/contract/office/operation/opening';
import { closingReasonMax } from '@farad/domain/opening';
import { Button, DatePicker, Form, Input, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { Dialog } from '#ui/page/dialog.tsx';

const closing = { done: 'backOfficeOpening.isClosed', notDone: 'backOfficeOpening.notClosed' } as const;
const telling = { done: 'backOfficeOpening.dayTold', notDone: 'backOfficeOpening.dayNotTold' } as const;

interface Entered {
  readonly reason?: string;
  readonly opensOn?: Dayjs | null;
}

/** Dialog that closes an open shop. For a closed shop, it changes the day of opening. */
export function CloseForm({ state, onDone }: { state: ShopOpeningState; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const close = useChange(
    state.isOpen ? closing : telling,
    ({ reason = '', opensOn }: Entered) =>
      answerOf(api.closeShop({ body: { reason, opensOn: opensOn?.format('YYYY-MM-DD') ?? null } })),
    ['shopOpening', 'auditLog'],
    onDone,
  );
  const title = t(state.isOpen ? 'backOfficeOpening.close' : 'backOfficeOpening.tellDay');
  return (
    <Dialog title={title} footer={null} onCancel={onDone}>
      <Form<Entered>
        layout="vertical"
        initialValues={{
          reason: state.isOpen ? '' : state.reason,
          opensOn: state.isOpen || state.opensOn === null ? null : dayjs(state.opensOn),
        }}
        onFinish={(entered) => close.mutate(entered)}
      >
        <FieldRefusal of={close.error} />
        {state.isOpen ? <Typography.Paragraph>{t('backOfficeOpening.closeConsequence')}</Typography.Paragraph> : null}
        <Form.Item name="opensOn" label={t('backOfficeOpening.opensOn')} extra={t('backOfficeOpening.opensOnHint')}>
          <DatePicker format="DD.MM.YYYY" minDate={dayjs().add(1, 'day')} className="w-200" />
        </Form.Item>
        <Form.Item name="reason" label={t('backOfficeOpening.reason')} extra={t('backOfficeOpening.reasonHint')}>
          <Input maxLength={closingReasonMax} />
        </Form.Item>
        <Button type="primary" htmlType="submit" danger={state.isOpen} loading={close.isPending}>
          {title}
        </Button>
      </Form>
    </Dialog>
  );
}
