import { Flex, Skeleton, Typography } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, useShopSetting } from '#ui/setting/use-setting.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { DeliveryPreview } from './delivery-preview.tsx';
import { OfficeFields } from './office-fields.tsx';
import { WayList } from './way-list.tsx';
import { ZoneTable } from './zone-table.tsx';

type Shown = Answer<'shopSetting'>;

interface CargoProps {
  readonly delivery: Shown;
  readonly zones: Shown;
  readonly carrier: Answer<'carrierState'>;
}

function Cargo({ delivery, zones, carrier }: CargoProps) {
  const ways = useSettingDraft('delivery', delivery);
  const table = useSettingDraft('delivery_zones', zones);
  return (
    <Flex vertical gap={16} className="max-1080">
      <SettingForm draft={ways}>
        <WayList value={ways.value} onChange={ways.change} openOrders={carrier.openOrders} />
        <OfficeFields value={ways.value} fixed={delivery.fixed} wrongField={ways.wrongField} onChange={ways.change} />
        <CarrierFields value={ways.value} onChange={ways.change} carrier={carrier} />
      </SettingForm>
      <SettingVersions shown={delivery} />
      <SettingForm draft={table}>
        <ZoneTable value={table.value} wrongField={table.wrongField} onChange={table.change} />
      </SettingForm>
      <SettingVersions shown={zones} />
      <DeliveryPreview delivery={ways.value} zones={table.value} />
    </Flex>
  );
}

/** Screen of delivery settings: methods and prices (product D1–D3). */
export function CargoPage() {
  const { t } = useWords();
  const delivery = useShopSetting('delivery');
  const zones = useShopSetting('delivery_zones');
  const carrier = useCall('carrierState');
  const failed = [delivery, zones, carrier].find(({ error }) => error !== null);
  const isKnown = delivery.data !== undefined && zones.data !== undefined && carrier.data !== undefined;
  return (
    <>
      <PageHead title={t('backOfficeSettings.cargo')} />
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.cargoLead')}</Typography.Paragraph>
      {failed?.error ? (
        <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isKnown ? (
        <Cargo delivery={delivery.data} zones={zones.data} carrier={carrier.data} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </>
  );
}
