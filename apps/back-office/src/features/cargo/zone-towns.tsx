import { textIn } from '@farad/domain/shared';
import { Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { zoneTitle } from './zone-title.ts';

/**
 * Regions and towns of each delivery zone, collapsed by zone. A region and a town with the same name, such as Moscow,
 * are one entry.
 */
export function ZoneTowns() {
  const words = useWords();
  const { t, locale } = words;
  const towns = useCall('deliveryTowns');
  if (towns.error !== null) return <CallFailed error={towns.error} onRetry={() => void towns.refetch()} />;
  return (
    <>
      <Typography.Title level={5}>{t('backOfficeSettings.zoneTowns')}</Typography.Title>
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.zoneTownsLead')}</Typography.Paragraph>
      {towns.data === undefined ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        towns.data.zones.map(({ id, regions }) => (
          <details key={id} className="below-8">
            <summary>
              {zoneTitle(words, id)}:{' '}
              {t('backOfficeSettings.towns', { count: regions.reduce((sum, region) => sum + region.towns.length, 0) })}
            </summary>
            <ul className="above-4">
              {regions.map(({ name, towns: of }) => {
                const [region, names] = [textIn(name, locale), of.map((town) => textIn(town.name, locale)).join(', ')];
                return <li key={name.ru}>{region === names ? names : `${region}: ${names}`}</li>;
              })}
            </ul>
          </details>
        ))
      )}
    </>
  );
}
