import type { Setting } from '@farad/contract/office/settings/setting';
import { Card, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';

import type { Answer } from '#api.ts';
import { CallFailed } from '../call/call-failed.tsx';
import { useShopSetting } from './use-setting.ts';

interface SettingCardProps {
  /** Key of the setting. */
  readonly of: Setting['key'];
  readonly title: string;
  /** Explanation of the setting. */
  readonly lead?: string;
  readonly children: (shown: Answer<'shopSetting'>) => ReactNode;
}

/** Card of a setting. Its content is rendered once the setting is loaded. */
export function SettingCard({ of, title, lead, children }: SettingCardProps) {
  const setting = useShopSetting(of);
  return (
    <Card size="small" title={title}>
      {lead === undefined ? null : <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>}
      {setting.error !== null ? (
        <CallFailed error={setting.error} onRetry={() => void setting.refetch()} />
      ) : setting.data === undefined ? (
        <Skeleton active />
      ) : (
        children(setting.data)
      )}
    </Card>
  );
}
