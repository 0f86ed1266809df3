import { Alert, Button, Card, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { isTrial } from '#place.ts';
import { AskedButton } from '#ui/call/asked-button.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ProviderForm } from './provider-form.tsx';
import { touched, type ProviderState } from './provider-state.ts';
import { TestProvider } from './try-provider.tsx';

const colours = { settings: 'success', environment: 'success', twin: 'processing', none: 'default' } as const;
const removeWords = { done: 'backOfficeProviders.removed', notDone: 'backOfficeProviders.notRemoved' } as const;

/** Services without which the shop is closed to buyers. */
const needed: readonly string[] = ['sms', 'mail'];
/** Services whose changed settings apply only after a restart. */
const onRestart: readonly string[] = ['bot_check', 'map'];

/** Reasons why the settings entered here are not used, such as environment variables that override them. */
function Notes({ state: { source, variables, needsRestart, isUnreadable, setAt } }: { state: ProviderState }) {
  const { t } = useWords();
  const names = variables.join(', ');
  const texts = [
    ...(isUnreadable ? [['error', t('backOfficeProviders.unreadable')] as const] : []),
    ...(source === 'twin'
      ? [['info', t(isTrial() ? 'backOfficeProviders.byTwinInTrial' : 'backOfficeProviders.byTwin')] as const]
      : []),
    ...(source === 'environment' ? [['info', t('backOfficeProviders.fixedBy', { variables: names })] as const] : []),
    ...(source !== 'environment' && source !== 'twin' && names !== '' && setAt !== null
      ? [['info', t('backOfficeProviders.partlyFixed', { variables: names })] as const]
      : []),
    ...(needsRestart ? [['warning', t('backOfficeProviders.needsRestart')] as const] : []),
  ];
  return texts.map(([type, text]) => <Alert key={text} type={type} showIcon title={text} />);
}

function RemoveProvider({ provider }: Pick<ProviderState, 'provider'>) {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(removeWords, () => answerOf(api.removeProvider({ body: { provider } })), touched);
  return (
    <AskedButton
      name={t('backOfficeProviders.remove')}
      question={t(needed.includes(provider) ? 'backOfficeProviders.removeAskNeeded' : 'backOfficeProviders.removeAsk')}
      change={remove}
    />
  );
}

function SetBy({ state: { setAt, setBy } }: { state: ProviderState }) {
  const { t, dateTime } = useWords();
  if (setAt === null) return null;
  const when = dateTime(setAt);
  return (
    <Typography.Text>
      {setBy === null
        ? t('backOfficeProviders.setByGone', { when })
        : t('backOfficeProviders.setBy', { when, who: setBy })}
    </Typography.Text>
  );
}

/** One outside service. Its form opens on demand. */
export function ProviderCard({ state }: { state: ProviderState }) {
  const { t, named } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { provider, source, setAt, needsRestart } = state;
  return (
    <Card
      size="small"
      title={named(`backOfficeProviders.provider_${provider}`)}
      extra={<Tag color={colours[source]}>{named(`backOfficeProviders.source_${source}`)}</Tag>}
    >
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">
          {named(`backOfficeProviders.about_${provider}`)}
          {onRestart.includes(provider) && !needsRestart ? ` ${t('backOfficeProviders.restartHint')}` : ''}
        </Typography.Text>
        <Notes state={state} />
        <SetBy state={state} />
        {source === 'none' && setAt === null ? null : <TestProvider provider={provider} source={source} />}
        {isOpen ? (
          <ProviderForm state={state} onDone={() => setOpen(false)} />
        ) : (
          <Flex wrap gap={8}>
            <Button onClick={() => setOpen(true)}>
              {t(setAt === null ? 'backOfficeProviders.connect' : 'backOfficeProviders.change')}
            </Button>
            {setAt === null ? null : <RemoveProvider provider={provider} />}
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
