import type { WireHook } from '@farad/contract/shop/customer-api';
import { hookEvents, hookLimits } from '@farad/domain/customer-api';
import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { Field } from '#ui/field.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { Section } from '../companies/section.tsx';
import type { ApiOutcome } from './change-api.server.ts';
import { EventBoxes } from './event-boxes.tsx';
import { HookState } from './hook-state.tsx';
import { SecretOnce } from './secret-once.tsx';

/** List of the customer's webhooks, and the form that adds one. */
export function HookSection({
  hooks,
  isProved,
  outcome,
}: {
  hooks: readonly WireHook[];
  /** True if the customer confirmed their identity recently. Only then can they add a webhook. */
  isProved: boolean;
  outcome: ApiOutcome | undefined;
}) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const errorOf = (field: string) => (outcome?.field === field ? outcome.problem : undefined);
  return (
    <Section title={t('customerApi.hooks')}>
      <p className="mb-4 max-w-[640px] text-ink-2">{t('customerApi.hooksLead')}</p>
      {outcome?.problem !== undefined && outcome.field !== 'url' && outcome.field !== 'events' && (
        <Note isProblem>{outcome.problem}</Note>
      )}
      {outcome?.secret !== undefined && (
        <SecretOnce
          words={t('customerApi.madeSecret')}
          secret={outcome.secret}
          copyLabel={t('customerApi.copySecret')}
        />
      )}
      {hooks.length === 0 ? (
        <EmptyList title={t('customerApi.noHooks')} />
      ) : (
        <ul className="border-t border-line">
          {hooks.map((hook) => (
            <li key={hook.id} className="border-b border-line py-3">
              <p>
                <Link to={to(`/cabinet/api/hooks/${hook.id}`)} className="wrap-anywhere text-copper-ink underline">
                  {hook.url}
                </Link>
              </p>
              <p className="text-13 text-ink-2">{hook.events.join(' · ')}</p>
              <HookState hook={hook} />
            </li>
          ))}
        </ul>
      )}
      {isProved && (
        <Form key={hooks.length} method="post" replace preventScrollReset className="mt-5 grid max-w-[520px] gap-4">
          <Field
            name="url"
            type="url"
            label={t('customerApi.hookUrl')}
            hint={t('customerApi.hookUrlHint')}
            placeholder="https://erp.example.com/orders"
            maxLength={hookLimits.urlLengthMax}
            autoComplete="off"
            required
            error={errorOf('url')}
          />
          <EventBoxes ticked={hookEvents} error={errorOf('events')} />
          <div>
            <Button type="submit" name="step" value="hook" disabled={isBusy}>
              {t('customerApi.makeHook')}
            </Button>
          </div>
        </Form>
      )}
    </Section>
  );
}
