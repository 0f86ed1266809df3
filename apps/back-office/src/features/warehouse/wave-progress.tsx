import type { OpenWave } from '@farad/contract/office/stock/warehouse';
import { Progress, theme } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Progress bar of a wave: number of picked pieces. */
export function WaveProgress({ wave }: { wave: Pick<OpenWave, 'needed' | 'picked'> }) {
  const { t, count } = useWords();
  const { token } = theme.useToken();
  return (
    <Progress
      percent={wave.needed === 0 ? 0 : Math.floor((wave.picked / wave.needed) * 100)}
      strokeColor={wave.picked === wave.needed ? token.colorSuccess : token.colorPrimary}
      aria-label={t('backOfficeWarehouse.found', { picked: count(wave.picked), needed: count(wave.needed) })}
      className="grows-160 flush"
    />
  );
}
