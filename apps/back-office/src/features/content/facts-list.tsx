import { Button, Collapse, Flex, Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';

function Facts({ onInsert }: FactsListProps) {
  const { t, named } = useWords();
  const facts = useCall('contentFacts');
  if (facts.error !== null) return <CallFailed error={facts.error} onRetry={() => void facts.refetch()} />;
  if (facts.data === undefined) return <Skeleton active />;
  return (
    <>
      <Typography.Paragraph type="secondary">{t('backOfficeContent.factsLead')}</Typography.Paragraph>
      <Typography.Paragraph type="secondary">
        {t('backOfficeContent.factsIf', {
          example: `{{ if pay_card }}${t('backOfficeContent.factsIfExample')}{{ end }}`,
        })}
      </Typography.Paragraph>
      <ul className="office-facts">
        {facts.data.facts.map(({ name, value }) => (
          <li key={name}>
            <Flex gap="2px 8px" wrap align="baseline">
              {onInsert === null ? (
                <Typography.Text code copyable={{ text: `{{ ${name} }}` }}>{`{{ ${name} }}`}</Typography.Text>
              ) : (
                <Button
                  size="small"
                  aria-label={`${t('backOfficeContent.insert')}: ${named(`backOfficeContent.fact_${name}`)}`}
                  onClick={() => onInsert(name)}
                  className="office-number"
                >{`{{ ${name} }}`}</Button>
              )}
              <span>{named(`backOfficeContent.fact_${name}`)}:</span>
              <Typography.Text type="secondary" className="breaks">
                {value}
              </Typography.Text>
            </Flex>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FactsListProps {
  /** Inserts a fact at the cursor; null = clicking a fact copies it instead. */
  readonly onInsert: ((name: string) => void) | null;
}

/** List of the facts that texts can refer to, such as the phone, with their current values. */
export function FactsList({ onInsert }: FactsListProps) {
  const { t } = useWords();
  return (
    <Collapse
      ghost
      size="small"
      className="above-16"
      items={[{ key: 'facts', label: t('backOfficeContent.facts'), children: <Facts onInsert={onInsert} /> }]}
    />
  );
}
