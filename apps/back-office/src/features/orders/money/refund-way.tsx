import type { StaffOrderPayments, WirePayee } from '@farad/contract/office/payments/payments';
import { moscowDay } from '@farad/domain/delivery';
import { paperNumberLengthMax } from '@farad/domain/payment';
import { Alert, DatePicker, Form, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { PayeeFields } from '#ui/field/payee-fields.tsx';

type Office = StaffOrderPayments['office'];

/** How the money is returned, as fields of the form. */
export interface EnteredWay {
  readonly by?: {
    readonly way?: 'bank' | 'cash';
    readonly payee?: WirePayee;
    readonly number?: string;
    readonly day?: Dayjs;
  };
}

/** Converts the form to the API's format. If nothing was entered, the payment provider returns the money. */
export function wayOf({ by }: EnteredWay) {
  if (by?.way === 'bank' && by.payee !== undefined) return { way: 'bank', payee: by.payee } as const;
  if (by?.way === 'cash') {
    return { way: 'cash', number: (by.number ?? '').trim(), day: by.day?.format('YYYY-MM-DD') ?? '' } as const;
  }
  return { way: 'provider' } as const;
}

const isOfOffice = (way: Office['ways'][number]): way is 'bank' | 'cash' => way !== 'provider';

/** Form fields of a refund without the provider: payee of the bank transfer, or receipt of the cash register. */
export function RefundWay({ office, isBeyond }: { office: Office; isBeyond: boolean }) {
  const { t, named } = useWords();
  const ways = isBeyond ? (['bank'] as const) : office.ways.filter(isOfOffice);
  const [today] = useState(() => dayjs(moscowDay(new Date())));
  const way = Form.useWatch<'bank' | 'cash' | undefined>(['by', 'way']) ?? ways[0];
  return (
    <>
      <Form.Item name={['by', 'way']} label={t('backOfficeOrders.refundBy')} initialValue={ways[0]}>
        <Radio.Group options={ways.map((value) => ({ value, label: named(`backOfficeOrders.way_${value}`) }))} />
      </Form.Item>
      <Alert
        type="info"
        title={t(way === 'cash' ? 'backOfficeOrders.wayCashHint' : 'backOfficeOrders.wayBankHint')}
        className="below-12"
      />
      {way === 'cash' ? (
        <>
          <Form.Item
            name={['by', 'number']}
            label={t('backOfficeOrders.refundReceipt')}
            rules={[{ required: true, whitespace: true, max: paperNumberLengthMax }]}
          >
            <Input maxLength={paperNumberLengthMax} className="max-240" />
          </Form.Item>
          <Form.Item
            name={['by', 'day']}
            label={t('backOfficeOrders.refundReceiptDay')}
            initialValue={today}
            rules={[{ required: true }]}
          >
            <DatePicker format="DD.MM.YYYY" allowClear={false} maxDate={today} className="w-200" />
          </Form.Item>
        </>
      ) : (
        <PayeeFields at={['by', 'payee']} payee={office.payee} isCompany={office.isCompany} />
      )}
    </>
  );
}
