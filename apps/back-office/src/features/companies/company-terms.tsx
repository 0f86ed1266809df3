import type { CompanyDetails } from '@farad/contract/office/people/customers';
import { contractNumberLengthMax } from '@farad/domain/company';
import { App, Button, DatePicker, Descriptions, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { CoefficientField, coefficientRule } from '#ui/field/coefficient-field.tsx';
import { percentOf } from '#ui/call/consequence.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { companyWords, touchedByCompany } from './company-words.ts';

interface Entered {
  readonly number?: string;
  readonly date?: Dayjs | null;
  readonly priceCoefficient?: number | null;
}

interface Terms {
  readonly contract: { readonly number: string; readonly date: string } | null;
  readonly priceCoefficient: number | null;
}

const termsOf = ({ number = '', date, priceCoefficient }: Entered): Terms => ({
  contract:
    number.trim() === '' || date === null || date === undefined
      ? null
      : { number: number.trim(), date: date.format('YYYY-MM-DD') },
  priceCoefficient: priceCoefficient ?? null,
});

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

function TermsForm({ company }: { company: CompanyDetails }) {
  const { t, coefficient } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const set = useChange(
    companyWords,
    (body: Terms) => answerOf(api.setCompanyTerms({ companyId: company.id, body })),
    touchedByCompany,
  );
  const ask = (terms: Terms): void => {
    const { priceCoefficient } = terms;
    if (priceCoefficient === company.priceCoefficient) return set.mutate(terms);
    const percent = percentOf(priceCoefficient ?? 1);
    void modal.confirm({
      title: t('backOfficePeople.companyCoefficientQuestion', {
        coefficient: priceCoefficient === null ? t('backOfficePeople.ownCoefficients') : coefficient(priceCoefficient),
      }),
      content:
        priceCoefficient === null
          ? t('backOfficePeople.companyCoefficientOwn')
          : t('backOfficePeople.companyCoefficientConsequence', { percent: `${percent > 0 ? '+' : ''}${percent}` }),
      okText: t('backOffice.save'),
      onOk: () => set.mutateAsync(terms).then(undefined, () => undefined),
    });
  };
  const { contract } = company;
  return (
    <Form<Entered>
      layout="vertical"
      initialValues={{
        number: contract?.number ?? '',
        date: contract === null ? null : dayjs(contract.date),
        priceCoefficient: company.priceCoefficient,
      }}
      onFinish={(entered) => ask(termsOf(entered))}
    >
      <FieldRefusal of={set.error} />
      <Form.Item
        name="number"
        label={t('backOfficePeople.contractNumber')}
        dependencies={['date']}
        rules={[
          { max: contractNumberLengthMax },
          ({ getFieldValue }) => ({
            // The number is required if the contract has a date.
            validator: (_, value: unknown) =>
              getFieldValue('date') && isBlank(value)
                ? Promise.reject(new Error(t('forms.fillInput')))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input maxLength={contractNumberLengthMax} className="max-320" />
      </Form.Item>
      <Form.Item
        name="date"
        label={t('backOfficePeople.contractDate')}
        dependencies={['number']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: unknown) =>
              !value && !isBlank(getFieldValue('number'))
                ? Promise.reject(new Error(t('forms.fillInput')))
                : Promise.resolve(),
          }),
        ]}
      >
        <DatePicker format="DD.MM.YYYY" className="w-160" />
      </Form.Item>
      <Form.Item
        name="priceCoefficient"
        label={t('backOfficePeople.coefficient')}
        extra={t('backOfficePeople.companyCoefficientHint')}
        rules={[coefficientRule]}
      >
        <CoefficientField placeholder={t('backOfficePeople.ownCoefficients')} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={set.isPending}>
        {t('backOffice.save')}
      </Button>
    </Form>
  );
}

/** Contract and price coefficient of a company: a form for staff who may change them, text for others. */
export function CompanyTerms({ company }: { company: CompanyDetails }) {
  const { t, date, coefficient } = useWords();
  const may = useMay();
  if (may('manage_customers')) return <TermsForm company={company} />;
  const { contract, priceCoefficient } = company;
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        {
          key: 'contract',
          label: t('backOfficePeople.contract'),
          children:
            contract === null
              ? '—'
              : t('backOfficePeople.contractOf', { number: contract.number, date: date(contract.date) }),
        },
        {
          key: 'coefficient',
          label: t('backOfficePeople.coefficient'),
          children: priceCoefficient === null ? t('backOfficePeople.ownCoefficients') : coefficient(priceCoefficient),
        },
      ]}
    />
  );
}
