import type { WaveStop } from '@farad/contract/office/stock/warehouse';
import { CheckCircleFilled, MinusOutlined, PlusOutlined, WarningFilled } from '@ant-design/icons';
import { Button, Card, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

export const keyOfStop = ({ warehouseId, product_id }: WaveStop): string => `${warehouseId}-${product_id}`;

/**
 * Returns true if nothing more can be picked at this stop: all pieces were picked, or it is known that some are
 * missing.
 */
export const isDone = ({ picked, needed, isShort }: WaveStop): boolean => picked === needed || isShort;

interface StopCardProps {
  readonly stop: WaveStop;
  /** True = show the warehouse, because there are several. */
  readonly hasWarehouses: boolean;
  readonly isLit: boolean;
  /** True if the signed-in staff member picks this wave. */
  readonly mayCount: boolean;
  readonly isBusy: boolean;
  readonly onFound: (found: number) => void;
  readonly onLess: () => void;
}

function Bags({ stop }: { stop: WaveStop }) {
  const { t, count } = useWords();
  return (
    <Flex wrap gap="4px 12px">
      {stop.bags.map(({ bag, box, needed, picked }) => (
        <span key={bag} className="office-bag">
          <b>{t('backOfficeWarehouse.bag', { bag })}</b> · {t('backOfficeWarehouse.box', { box })}:{' '}
          <span className="office-number">
            {picked === needed ? count(needed) : `${count(picked)} / ${count(needed)}`}
          </span>
        </span>
      ))}
    </Flex>
  );
}

/** Card of one stop of a wave: storage place, product, number of pieces, and bags to put them into. */
export function StopCard({ stop, hasWarehouses, isLit, mayCount, isBusy, onFound, onLess }: StopCardProps) {
  const { t, count } = useWords();
  const { cell, warehouse, mpn, brand, title, needed, picked, isShort } = stop;
  const isAll = picked === needed;
  return (
    <Card size="small" id={`stop-${keyOfStop(stop)}`} className={isLit ? 'office-stop office-stop-lit' : 'office-stop'}>
      <Flex wrap gap="8px 16px" align="center">
        <div className="min-120">
          <div className="office-number text-24 weight-700 line-tight">
            {cell === '' ? t('backOfficeWarehouse.noCell') : cell}
          </div>
          {hasWarehouses ? <Typography.Text type="secondary">{warehouse}</Typography.Text> : null}
        </div>
        <div className="grows-220 min-0">
          <div className="office-number text-18 weight-600 breaks">{mpn}</div>
          <Typography.Text type="secondary">
            {brand} · {title}
          </Typography.Text>
        </div>
        <div className="office-number text-24 weight-700">
          {isAll ? (
            <CheckCircleFilled className="office-good" />
          ) : isShort ? (
            <WarningFilled className="office-bad" />
          ) : null}{' '}
          {count(picked)} / {count(needed)}
        </div>
      </Flex>
      <div className="flush above-8 below-8">
        <Bags stop={stop} />
      </div>
      {isShort ? (
        <Typography.Text type="danger">
          {t('backOfficeWarehouse.foundShort', { count: count(needed - picked) })}
        </Typography.Text>
      ) : null}
      {mayCount ? (
        <Flex wrap gap={8}>
          {isAll ? null : (
            <>
              <Button
                type="primary"
                size="large"
                disabled={isBusy}
                onClick={() => onFound(needed)}
                className="grows-96"
              >
                {t('backOfficeWarehouse.all')}
              </Button>
              <Button size="large" disabled={isBusy} onClick={onLess} className="grows-96">
                {t('backOfficeWarehouse.less')}
              </Button>
              <Button
                size="large"
                icon={<PlusOutlined />}
                disabled={isBusy}
                aria-label={`${t('backOfficeWarehouse.plus')}: ${mpn}`}
                onClick={() => onFound(picked + 1)}
              />
            </>
          )}
          {picked > 0 && !isAll ? (
            <Button
              size="large"
              icon={<MinusOutlined />}
              disabled={isBusy}
              aria-label={`${t('backOfficeWarehouse.minus')}: ${mpn}`}
              onClick={() => onFound(picked - 1)}
            />
          ) : null}
          {isAll ? (
            <Button disabled={isBusy} onClick={onLess}>
              {t('backOfficeWarehouse.again')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Card>
  );
}
