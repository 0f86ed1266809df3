import type { WireApiKey } from '@farad/contract/shop/customer-api';
import { apiKeyLimits, apiKeyPaces, apiScopes } from '@farad/domain/customer-api';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { Checkbox, Field, fieldClass } from '#ui/field.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { Section } from '../companies/section.tsx';
import type { ApiOutcome } from './change-api.server.ts';
import { kicadFile } from './kicad-file.ts';
import { SecretOnce } from './secret-once.tsx';

function KeyLine({ apiKey, isBusy }: { apiKey: WireApiKey; isBusy: boolean }) {
  const { t, date, count } = useWords();
  const { id, name, company, end, scopes, perMinute, createdAt, lastUsedAt, revokedAt } = apiKey;
  const facts = [
    t('customerApi.paceOf', { count: count(perMinute) }),
    t('customerApi.madeAt', { date: date(createdAt) }),
    lastUsedAt === null ? t('customerApi.neverUsed') : t('customerApi.usedAt', { date: date(lastUsedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-13 text-ink-2">
            {t('customerApi.endsWith')} <code>{end}</code>
          </span>
        </p>
        <p className="text-13 text-ink-2">{scopes.map((scope) => t(`customerApi.scope_${scope}`)).join(' · ')}</p>
        {company !== null && (
          <p className="wrap-anywhere text-13 text-ink-2">
            {t('customerApi.buysFor')}: {company.name}
          </p>
        )}
        <p className="text-13 text-ink-2">
          {revokedAt === null ? facts.join(' · ') : t('customerApi.revokedAt', { date: date(revokedAt) })}
        </p>
      </div>
      {revokedAt === null && (
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="key" value={id} />
          <Button
            type="submit"
            name="step"
            value="revoke"
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t('customerApi.revokeOf', { name })}
          >
            {t('customerApi.revoke')}
          </Button>
        </Form>
      )}
    </li>
  );
}

interface Company {
  readonly id: string;
  readonly name: string;
}

function KeyForm({ companies, outcome }: { companies: readonly Company[]; outcome: ApiOutcome | undefined }) {
  const { t, count } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const errorOf = (field: string) => (outcome?.field === field ? outcome.problem : undefined);
  return (
    // The scroll position is not preserved on purpose: the page scrolls up to the new key.
    <Form method="post" replace className="mt-5 grid max-w-[520px] gap-4">
      <Field
        name="name"
        label={t('customerApi.keyName')}
        hint={t('customerApi.keyNameHint')}
        maxLength={apiKeyLimits.nameLengthMax}
        autoComplete="off"
        required
        error={errorOf('name')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-13 text-ink-2">{t('customerApi.scopes')}</legend>
        {apiScopes.map((scope) => (
          <Checkbox key={scope} name="scope" value={scope} defaultChecked={scope === 'search'}>
            {t(`customerApi.scope_${scope}`)}
          </Checkbox>
        ))}
        {errorOf('scopes') !== undefined && <p className="text-13 text-error">{errorOf('scopes')}</p>}
      </fieldset>
      {companies.length > 0 && (
        <label className="grid gap-1">
          <span className="text-13 text-ink-2">{t('customerApi.buysFor')}</span>
          <select name="company" className={fieldClass('h-10')}>
            <option value="">{t('customerApi.forPerson')}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('customerApi.pace')}</span>
        <select name="pace" defaultValue="300" className={fieldClass('h-10')}>
          {apiKeyPaces.map((pace) => (
            <option key={pace} value={pace}>
              {count(pace)}
            </option>
          ))}
        </select>
      </label>
      <div>
        <Button type="submit" name="step" value="key" disabled={isBusy}>
          {t('customerApi.makeKey')}
        </Button>
      </div>
    </Form>
  );
}

/** API keys with their scopes, and the form that creates one. */
export function KeySection({
  isProved,
  keys,
  companies,
  kicadRoot,
  outcome,
}: {
  /** True if the customer confirmed their identity recently. Only then can they create a key. */
  isProved: boolean;
  keys: readonly WireApiKey[];
  companies: readonly Company[];
  kicadRoot: string;
  outcome: ApiOutcome | undefined;
}) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const shop = useFrame()?.shop.name ?? '';
  return (
    <Section title={t('customerApi.keys')}>
      {outcome?.problem !== undefined && outcome.field !== 'name' && outcome.field !== 'scopes' && (
        <Note isProblem>{outcome.problem}</Note>
      )}
      {outcome?.said === 'revoked' && <Note>{t('customerApi.revoked')}</Note>}
      {outcome?.token !== undefined && (
        <SecretOnce words={t('customerApi.madeKey')} secret={outcome.token} copyLabel={t('customerApi.copyKey')}>
          {outcome.isKicad === true && (
            <a
              href={kicadFile(shop, kicadRoot, outcome.token)}
              download="parts.kicad_httplib"
              className={buttonClass('quiet', 'small')}
            >
              {t('customerApi.kicadFile')}
            </a>
          )}
        </SecretOnce>
      )}
      {keys.length === 0 ? (
        <EmptyList title={t('customerApi.noKeys')} hint={t('customerApi.noKeysHint')} />
      ) : (
        <ul className="border-t border-line">
          {keys.map((apiKey) => (
            <KeyLine key={apiKey.id} apiKey={apiKey} isBusy={isBusy} />
          ))}
        </ul>
      )}
      {isProved && <KeyForm key={keys[0]?.id} companies={companies} outcome={outcome} />}
    </Section>
  );
}
