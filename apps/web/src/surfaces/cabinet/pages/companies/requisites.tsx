import type { CompanyAnswer } from '@farad/contract/shop/companies';
import {
  companyAddressLengthMax,
  companyNameLengthMax,
  requisiteLengthMax,
  formatAccount,
} from '@farad/domain/company';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { RefusedForm } from './change-company.server.ts';
import { Section } from './section.tsx';

interface Line {
  readonly name: 'kpp' | 'ogrn' | 'address' | 'bik' | 'account' | 'correspondentAccount';
  readonly value: string;
  readonly isNumber: boolean;
}

function linesOf({ kpp, ogrn, address, bank, isPersonal }: CompanyAnswer): readonly Line[] {
  const lines: readonly Line[] = [
    { name: 'kpp', value: kpp ?? '', isNumber: true },
    { name: 'ogrn', value: ogrn ?? '', isNumber: true },
    { name: 'address', value: address, isNumber: false },
    { name: 'bik', value: bank?.bik ?? '', isNumber: true },
    { name: 'account', value: bank?.account ?? '', isNumber: true },
    { name: 'correspondentAccount', value: bank?.correspondentAccount ?? '', isNumber: true },
  ];
  return lines.filter(({ name }) => name !== 'kpp' || !isPersonal);
}

function Told({ company }: { company: CompanyAnswer }) {
  const { t, date } = useWords();
  const { inn, bank, contract, pricesKoef } = company;
  const bankName = bank?.name ?? null;
  const rows = [
    [t('fields.inn'), inn],
    ...(bankName === null ? [] : [[t('company.bank'), bankName]]),
    ...(contract === null
      ? []
      : [[t('company.contract'), t('company.contractOf', { ...contract, date: date(contract.date) })]]),
    ...(pricesKoef === null ? [] : [[t('company.prices'), t('company.pricesOf', { koef: pricesKoef })]]),
  ];
  return (
    <>
      {rows.map(([title, value]) => (
        <div key={title} className="flex flex-wrap gap-x-4">
          <dt className="w-44 text-13 leading-6 text-ink-2">{title}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </>
  );
}

function Shown({ company }: { company: CompanyAnswer }) {
  const { t } = useWords();
  return (
    <dl className="grid max-w-[640px] gap-1.5">
      <Told company={company} />
      {linesOf(company).map(({ name, value, isNumber }) => (
        <div key={name} className="flex flex-wrap gap-x-4">
          <dt className="w-44 text-13 leading-6 text-ink-2">
            {name === 'address' ? t('company.address') : t(`fields.${name}`)}
          </dt>
          <dd className={isNumber ? 'num wrap-anywhere' : 'wrap-anywhere'}>
            {value === '' ? <i className="text-ink-2">{t('company.notGiven')}</i> : formatAccount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Company details and bank account: a form for those who may manage the company, text for others. */
export function Requisites({ company, refused }: { company: CompanyAnswer; refused: RefusedForm | undefined }) {
  const { t } = useWords();
  const mine = refused?.step === 'save' ? refused : undefined;
  const errorOf = (field: string) => (mine?.field === field ? mine.problem : undefined);
  if (!company.mayManage) {
    return (
      <Section title={t('company.requisites')}>
        <Shown company={company} />
      </Section>
    );
  }
  return (
    <Section title={t('company.requisites')}>
      <dl className="mb-4 grid gap-1.5">
        <Told company={company} />
      </dl>
      <Form
        method="post"
        replace
        noValidate
        preventScrollReset
        className="grid max-w-[640px] items-start gap-4 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <Field
            name="name"
            label={t('company.name')}
            maxLength={companyNameLengthMax}
            autoComplete="organization"
            defaultValue={mine?.typed['name'] ?? company.name}
            error={errorOf('name')}
          />
        </div>
        {linesOf(company).map(({ name, value, isNumber }) => (
          <div key={name} className={name === 'address' ? 'sm:col-span-2' : ''}>
            <Field
              name={name}
              label={name === 'address' ? t('company.address') : t(`fields.${name}`)}
              hint={name === 'correspondentAccount' ? t('company.bankHint') : undefined}
              maxLength={isNumber ? requisiteLengthMax : companyAddressLengthMax}
              autoComplete="off"
              className={isNumber ? 'num' : ''}
              defaultValue={mine?.typed[name] ?? value}
              error={errorOf(name)}
            />
          </div>
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" name="step" value="save">
            {t('company.save')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
