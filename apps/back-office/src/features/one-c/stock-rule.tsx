import type { OneCExchange } from '@farad/contract/office/imports/one-c';
import type { ImportChoices } from '@farad/contract/office/imports/mapping';
import { Flex, Radio, Select, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { exchangeTouched, savedWords } from './use-exchange.ts';

const none = 0;

/** Settings of stock from 1C: whether it contains reserved pieces, and the warehouse for stock that names none. */
export function StockRule({ exchange: { settings }, choices }: { exchange: OneCExchange; choices: ImportChoices }) {
  const { t } = useWords();
  const { api } = useOffice();
  const save = useChange(
    savedWords,
    (body: OneCExchange['settings']) => answerOf(api.setExchangeSettings({ body })),
    exchangeTouched,
  );
  return (
    <section>
      <Typography.Title level={2} className="text-18">
        {t('backOfficeExchange.stockRule')}
      </Typography.Title>
      <Flex vertical gap={16} align="start">
        <Radio.Group
          aria-label={t('backOfficeExchange.stockRule')}
          value={settings.isFreeStock}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate({ ...settings, isFreeStock: target.value as boolean })}
          vertical
          options={[
            { value: false, label: t('backOfficeExchange.stock_onHand') },
            { value: true, label: t('backOfficeExchange.stock_free') },
          ]}
        />
        <label className="max-full">
          {t('backOfficeExchange.totalWarehouse')}
          <br />
          <Select
            aria-label={t('backOfficeExchange.totalWarehouse')}
            value={settings.totalWarehouseId ?? none}
            loading={save.isPending}
            onChange={(chosen) => save.mutate({ ...settings, totalWarehouseId: chosen === none ? null : chosen })}
            className="w-280 max-full above-4"
            options={[
              { value: none, label: t('backOfficeExchange.notTaken') },
              ...choices.warehouses.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </label>
      </Flex>
    </section>
  );
}
