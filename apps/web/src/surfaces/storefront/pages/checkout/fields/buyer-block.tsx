import { companyNameLengthMax, requisiteLengthMax } from '@farad/domain/company';
import { purchaseNumberLengthMax } from '@farad/domain/order';
import { textLimits } from '@farad/domain/shared';

import { useWords } from '#i18n/words.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Block, Way } from './block.tsx';
import type { FoundCompany, OwnCompany } from './buyer.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

interface Props {
  readonly typed: TypedCheckout;
  readonly companies: readonly OwnCompany[];
  readonly found: FoundCompany | null;
  readonly errors: Readonly<Record<string, string>>;
}

function OwnCompanies({ companies, typed }: Pick<Props, 'companies' | 'typed'>) {
  const { t, money } = useWords();
  const line = 'grid grid-cols-[auto_1fr] gap-x-2.5 py-1';
  return (
    <div role="radiogroup" aria-label={t('checkout.company')}>
      {companies.map(({ id, name, inn, kpp, limit }) => (
        <label key={id} className={line}>
          <input type="radio" name="company" value={id} defaultChecked={id === typed.companyId} />
          <span className="wrap-anywhere">
            {name}
            <span className="block text-13 text-ink-2">
              {t('fields.inn')} <span className="num">{inn}</span>
              {kpp !== null && (
                <>
                  , {t('fields.kpp')} <span className="num">{kpp}</span>
                </>
              )}
              {limit !== null && `. ${t('checkout.companyLimit', { sum: money(kopecksOf(limit)) })}`}
            </span>
          </span>
        </label>
      ))}
      <label className={line}>
        <input type="radio" name="company" value="" defaultChecked={typed.companyId === ''} data-new="" />
        {t('checkout.otherCompany')}
      </label>
    </div>
  );
}

function NewCompany({ typed, found, errors }: Omit<Props, 'companies'>) {
  const { t } = useWords();
  const problem = errors['inn'] ?? (found?.problem || undefined);
  const isUnknown = errors['company_name'] !== undefined || (found !== null && found.name === '');
  return (
    <div className="grid gap-3.5">
      <Field
        name="inn"
        label={t('fields.inn')}
        hint={t('checkout.innHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={requisiteLengthMax}
        required
        defaultValue={typed.inn}
        error={problem}
      />
      <p aria-live="polite" className="text-stock empty:hidden">
        {found?.name ? (found.kpp === null ? found.name : `${found.name}, ${t('fields.kpp')} ${found.kpp}`) : null}
      </p>
      {isUnknown && (
        <Field
          name="company_name"
          label={t('checkout.companyName')}
          hint={t('checkout.companyNameHint')}
          autoComplete="organization"
          maxLength={companyNameLengthMax}
          required
          defaultValue={typed.companyName}
          error={errors['company_name']}
        />
      )}
    </div>
  );
}

/** Choice of the buyer: the person or one of their companies. A new company can be typed here. */
export function BuyerBlock({ typed, companies, found, errors }: Props) {
  const { t } = useWords();
  const fields = <NewCompany typed={typed} found={found} errors={errors} />;
  return (
    <Block id="buyer" title={t('checkout.buyer')}>
      <div role="radiogroup" aria-label={t('checkout.buyer')} className="grid gap-2.5">
        <Way
          name="buyer"
          value="personal"
          isChosen={typed.buyer === 'personal'}
          isBrief
          title={t('checkout.buyer_personal')}
          note={t('checkout.buyerNote_personal')}
        />
        <Way
          name="buyer"
          value="company"
          isChosen={typed.buyer === 'company'}
          isBrief
          title={t('checkout.buyer_company')}
          note={t('checkout.buyerNote_company')}
        >
          {companies.length === 0 ? (
            fields
          ) : (
            <div className="saved-or-new grid gap-3.5">
              <OwnCompanies companies={companies} typed={typed} />
              <div className="new-fields gap-3.5">{fields}</div>
            </div>
          )}
          <div className="grid items-start gap-3.5 sm:grid-cols-2">
            <Field
              name="accountant_email"
              type="email"
              label={t('checkout.accountantEmail')}
              hint={t('checkout.accountantEmailHint')}
              autoComplete="off"
              required={typed.payment === 'invoice'}
              maxLength={textLimits.email}
              defaultValue={typed.accountantEmail}
              error={errors['accountant_email']}
            />
            <Field
              name="purchase_number"
              label={t('checkout.purchaseNumber')}
              hint={t('checkout.purchaseNumberHint')}
              autoComplete="off"
              maxLength={purchaseNumberLengthMax}
              defaultValue={typed.purchaseNumber}
              error={errors['purchase_number']}
            />
          </div>
        </Way>
      </div>
    </Block>
  );
}
