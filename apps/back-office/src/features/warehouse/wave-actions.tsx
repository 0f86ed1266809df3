import type { Wave } from '@farad/contract/office/stock/warehouse';
import { Alert, Button, Dropdown, Flex, Popconfirm } from 'antd';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { LabelSizeField, useLabelSize } from '#ui/field/label-size.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { isDone } from './wave-stop.tsx';

/** Links that print the documents and labels of a wave. */
export function WavePapers({ id }: { id: string }) {
  const { t, locale } = useWords();
  const { place } = useOffice();
  const [size, setSize] = useLabelSize();
  const address = `${place.api}/admin/warehouse/waves/${id}`;
  const listOf = (by: string) => (
    <a href={`${address}/list?by=${by}&language=${locale}`} target="_blank" rel="noreferrer">
      {t(by === 'cell' ? 'backOfficeWarehouse.listByCell' : 'backOfficeWarehouse.listByOrder')}
    </a>
  );
  return (
    <Flex wrap gap={8} className="above-8">
      <Dropdown trigger={['click']} menu={{ items: ['cell', 'order'].map((by) => ({ key: by, label: listOf(by) })) }}>
        <Button>{t('backOfficeWarehouse.list')}</Button>
      </Dropdown>
      <LabelSizeField value={size} onChange={setSize} />
      <Button href={`${address}/labels?size=${size}&language=${locale}`} target="_blank">
        {t('backOfficeWarehouse.printLabels')}
      </Button>
    </Flex>
  );
}

/** Tells which colleague picks the wave, with a button to take it over. */
export function TakeOver({ wave }: { wave: Wave }) {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const take = useChange(
    { done: 'backOfficeWarehouse.taken', notDone: 'backOfficeWarehouse.notTaken' },
    () => answerOf(api.takeWave({ waveId: wave.id, body: { from: wave.picker.id } })),
    answersOf.warehouse,
  );
  const about = { name: wave.picker.name, at: dateTime(wave.seenAt) };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('backOfficeWarehouse.wavePicker', { name: wave.picker.name })}
      description={t('backOfficeWarehouse.waveSeen', { at: about.at })}
      action={
        <Popconfirm title={t('backOfficeWarehouse.takeQuestion', about)} onConfirm={() => take.mutate(undefined)}>
          <Button loading={take.isPending}>{t('backOfficeWarehouse.take')}</Button>
        </Popconfirm>
      }
    />
  );
}

/** Buttons that finish or cancel a wave. */
export function EndWave({ wave }: { wave: Wave }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const left = wave.stops.filter((stop) => !isDone(stop)).length;
  const isShort = wave.stops.some((stop) => stop.isShort);
  const touched = [...answersOf.warehouse, ...answersOf.orders];
  const finish = useChange(
    { done: 'backOfficeWarehouse.finished', notDone: 'backOfficeWarehouse.notFinished' },
    () => answerOf(api.finishWave({ waveId: wave.id, body: {} })),
    touched,
    ({ short }) => void navigate(short.length > 0 ? '/warehouse/shortages' : '/warehouse/packing'),
  );
  const drop = useChange(
    { done: 'backOfficeWarehouse.dropped', notDone: 'backOfficeWarehouse.notDropped' },
    () => answerOf(api.dropWave({ waveId: wave.id, body: {} })),
    touched,
    () => void navigate('/warehouse'),
  );
  const finishButton = (onClick?: () => void) => (
    <Button type="primary" size="large" disabled={left > 0} loading={finish.isPending} onClick={onClick} block>
      {left > 0 ? t('backOfficeWarehouse.finishLeft', { count: left }) : t('backOfficeWarehouse.finish')}
    </Button>
  );
  return (
    <>
      <div className="office-foot">
        {isShort && left === 0 ? (
          <Popconfirm title={t('backOfficeWarehouse.finishShort')} onConfirm={() => finish.mutate(undefined)}>
            {finishButton()}
          </Popconfirm>
        ) : (
          finishButton(() => finish.mutate(undefined))
        )}
      </div>
      <Popconfirm title={t('backOfficeWarehouse.dropQuestion')} onConfirm={() => drop.mutate(undefined)}>
        <Button size="large" danger loading={drop.isPending}>
          {t('backOfficeWarehouse.drop')}
        </Button>
      </Popconfirm>
    </>
  );
}
