import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { messagesUrl } from '#place.ts';
import { useChange } from '#ui/call/use-change.ts';
import type { ProviderState } from './provider-state.ts';

const testWords = { done: 'backOfficeProviders.tested', notDone: 'backOfficeProviders.notTested' } as const;

type Result = Answer<'testProvider'>;

interface DetailProps {
  readonly detail: Result['details'][number];
  readonly isTwin: boolean;
}

/** A detail of the answer in words. A message that a twin took has a link to the page where it is shown. */
function Detail({ detail: { name, value }, isTwin }: DetailProps) {
  const { t } = useWords();
  const { place } = useOffice();
  const told = t as (key: string, values: object) => string;
  if (name === 'sender' && value === '') return t('backOfficeProviders.senderUsual');
  if (name !== 'sent_to' || !isTwin) return told(`backOfficeProviders.detail_${name}`, { value });
  return (
    <>
      {t('backOfficeProviders.sentToTwin', { value })}{' '}
      <a href={messagesUrl(place.api)} target="_blank" rel="noreferrer">
        {t('backOfficeOpening.trialMessages')}
      </a>
    </>
  );
}

/** Button that tries a service, with the result in words. */
export function TestProvider({ provider, source }: Pick<ProviderState, 'provider' | 'source'>) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const [to, setTo] = useState('');
  const test = useChange(testWords, () => answerOf(api.testProvider({ body: { provider, to } })), ['auditLog']);
  const { data } = test;
  const isSms = provider === 'sms';
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8} align="center">
        {isSms ? (
          <Input
            type="tel"
            value={to}
            onChange={(event) => setTo(event.target.value)}
            placeholder={t('backOfficeProviders.testPhone')}
            aria-label={t('backOfficeProviders.testPhone')}
            maxLength={textLimits.phone}
            className="max-200"
          />
        ) : null}
        <Button onClick={() => test.mutate(undefined)} loading={test.isPending} disabled={isSms && to.trim() === ''}>
          {named(`backOfficeProviders.test_${provider}`)}
        </Button>
      </Flex>
      {data === undefined ? null : (
        <Alert
          showIcon
          type={data.result === 'works' ? 'success' : 'error'}
          title={named(`backOfficeProviders.result_${data.result}`)}
          description={
            data.details.length === 0
              ? undefined
              : data.details.map((detail) => (
                  <div key={detail.name}>
                    <Detail detail={detail} isTwin={source === 'twin'} />
                  </div>
                ))
          }
        />
      )}
    </Flex>
  );
}
