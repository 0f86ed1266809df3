import { Flex, Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { ExchangeHead } from './exchange-head.tsx';
import { Groups, PriceTypes, Properties, Warehouses } from './mapping-tables.tsx';
import { StockRule } from './stock-rule.tsx';
import { useExchange } from './use-exchange.ts';

/** Screen that says which objects of the shop correspond to the objects of 1C, such as price types and warehouses. */
export function MappingPage() {
  const { t } = useWords();
  const exchange = useExchange();
  const choices = useCall('importChoices');
  const failed = [exchange, choices].find(({ error }) => error !== null);
  const of = { exchange: exchange.data, choices: choices.data };
  return (
    <>
      <ExchangeHead view="mapping" />
      <Typography.Paragraph type="secondary">{t('backOfficeExchange.mappingLead')}</Typography.Paragraph>
      {failed?.error ? <CallFailed error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {failed === undefined && (of.exchange === undefined || of.choices === undefined) ? <Skeleton active /> : null}
      {failed === undefined && of.exchange !== undefined && of.choices !== undefined ? (
        <Flex vertical gap={32}>
          <StockRule exchange={of.exchange} choices={of.choices} />
          <PriceTypes rows={of.exchange.priceTypes} />
          <Warehouses rows={of.exchange.warehouses} choices={of.choices} />
          <Groups rows={of.exchange.groups} choices={of.choices} />
          <Properties rows={of.exchange.properties} choices={of.choices} />
        </Flex>
      ) : null}
    </>
  );
}
