import type { CouponTerms, StaffCoupon } from '@farad/contract/office/prices/promotions';
import { App, Button, Form } from 'antd';
import { useParams } from 'react-router';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { couponWords, StateTag, touchedByCoupon, usedText } from './coupon-words.tsx';
import { termsToEdit, termsToSend, type EnteredTerms } from './coupon-terms.ts';
import { CouponUses } from './coupon-uses.tsx';
import { TermsFields } from './terms-fields.tsx';

function EditTerms({ coupon }: { coupon: StaffCoupon }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const [form] = Form.useForm<EnteredTerms>();
  const save = useChange(
    couponWords,
    (body: CouponTerms) =>
      answerOf(api.setCouponTerms({ couponId: coupon.id, body })).catch((error: unknown) => {
        if (error instanceof Refused && error.field !== null) {
          form.setFields([{ name: error.field as keyof EnteredTerms, errors: [error.message] }]);
        }
        throw error;
      }),
    touchedByCoupon,
  );
  return (
    <>
      <p>
        <StateTag state={coupon.state} /> {t('backOfficeCoupons.used')}: {usedText(coupon, words)}
      </p>
      <Form<EnteredTerms>
        form={form}
        layout="vertical"
        initialValues={termsToEdit(coupon)}
        onFinish={(entered) => save.mutate(termsToSend(entered))}
      >
        <FieldRefusal of={save.error} />
        <TermsFields used={coupon.used} />
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('backOffice.save')}
        </Button>
      </Form>
    </>
  );
}

function EndOrResume({ coupon }: { coupon: StaffCoupon }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const isOn = coupon.state !== 'off';
  const set = useChange(
    couponWords,
    (body: { isOn: boolean }) => answerOf(api.setCouponOn({ couponId: coupon.id, body })),
    touchedByCoupon,
  );
  const end = (): void =>
    void modal.confirm({
      title: t('backOfficeCoupons.endQuestion', { code: coupon.code }),
      content: t('backOfficeCoupons.endConsequence'),
      okText: t('backOfficeCoupons.end'),
      okButtonProps: { danger: true },
      onOk: () => set.mutateAsync({ isOn: false }).then(undefined, () => undefined),
    });
  return isOn ? (
    <Button danger onClick={end}>
      {t('backOfficeCoupons.end')}
    </Button>
  ) : (
    <Button loading={set.isPending} onClick={() => set.mutate({ isOn: true })}>
      {t('backOfficeCoupons.resume')}
    </Button>
  );
}

/** Drawer of one coupon: terms, orders that used it, and history. */
export function CouponDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('staffCoupon', { couponId: id });
  const coupon = details.data;
  const tabsOf = (of: StaffCoupon): readonly DrawerTab[] => [
    {
      key: 'terms',
      label: t('backOfficeCoupons.terms'),
      content: <EditTerms key={JSON.stringify({ ...of, used: 0 })} coupon={of} />,
    },
    { key: 'uses', label: t('backOfficeCoupons.uses'), content: <CouponUses id={of.id} /> },
    ...(may('view_audit')
      ? [{ key: 'history', label: t('backOfficeCoupons.history'), content: <History object="coupon" id={of.id} /> }]
      : []),
  ];
  return (
    <RowDrawer
      list="/coupons"
      title={t('backOfficeCoupons.couponOf', { code: coupon?.code ?? '' })}
      tabs={coupon === undefined ? undefined : tabsOf(coupon)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={coupon === undefined ? null : <EndOrResume coupon={coupon} />}
    />
  );
}
