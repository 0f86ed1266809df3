import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Returns the list with the item at `index` moved up (-1) or down (1). */
export function moved<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}

interface OrderButtonsProps {
  /** Name of the item for screen readers. */
  readonly name: string;
  readonly index: number;
  readonly length: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** Buttons that move an item of a list up or down. */
export function OrderButtons({ name, index, length, onMove }: OrderButtonsProps) {
  const { t } = useWords();
  return (
    <Space.Compact>
      <Button
        icon={<ArrowUpOutlined />}
        aria-label={t('backOfficeSettings.moveUp', { name })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <Button
        icon={<ArrowDownOutlined />}
        aria-label={t('backOfficeSettings.moveDown', { name })}
        disabled={index === length - 1}
        onClick={() => onMove(1)}
      />
    </Space.Compact>
  );
}
