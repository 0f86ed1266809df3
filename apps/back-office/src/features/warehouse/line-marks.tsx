import type { OrderToPack } from '@farad/contract/office/stock/warehouse';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import {
  markedIn,
  marksIn,
  packOf,
  piecesIn,
  withMarkOf,
  withoutMark,
  withPack,
  type ParcelDraft,
} from './parcel-draft.ts';

const packMost = 100_000;

interface LineMarksProps {
  readonly line: OrderToPack['lines'][number];
  readonly draft: ParcelDraft;
  readonly onChange: (draft: ParcelDraft) => void;
}

/**
 * Codes of a line with marked goods: those scanned so far, and a field for the number of pieces in the next scanned
 * pack.
 */
export function LineMarks({ line, draft, onChange }: LineMarksProps) {
  const { t, count } = useWords();
  const [found, needed] = [markedIn(draft, line), piecesIn(draft, line)];
  const pieces = { min: 1, max: packMost, precision: 0, changeOnWheel: false, inputMode: 'numeric' } as const;
  return (
    <Flex vertical gap={8} className="above-8">
      <Typography.Text type={found === needed ? 'success' : found > needed ? 'danger' : 'warning'}>
        {t('backOfficeWarehouse.marksNeeded', { found: count(found), needed: count(needed) })}
      </Typography.Text>
      <Flex wrap gap={8} align="center">
        <span>{t('backOfficeWarehouse.packSize')}</span>
        <NumberInput
          {...pieces}
          value={packOf(draft, line)}
          aria-label={`${t('backOfficeWarehouse.packSize')}: ${line.mpn}`}
          onChange={(value) => onChange(withPack(draft, line, value ?? 1))}
          className="w-110"
        />
      </Flex>
      {marksIn(draft, line).map(({ code, pieces: own }) => (
        <Flex key={code} wrap gap={8} align="center">
          <span className="office-number grows-200 min-0 breaks">{code}</span>
          <NumberInput
            {...pieces}
            value={own}
            aria-label={`${t('backOfficeWarehouse.piecesOfCode')}: ${code}`}
            onChange={(value) => onChange(withMarkOf(draft, line, { code, pieces: value ?? 1 }))}
            className="w-110"
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={`${t('backOfficeWarehouse.removeCode')}: ${code}`}
            onClick={() => onChange(withoutMark(draft, line, code))}
          />
        </Flex>
      ))}
    </Flex>
  );
}
