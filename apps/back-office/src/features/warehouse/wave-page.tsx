import type { Wave, WaveStop } from '@farad/contract/office/stock/warehouse';
import { compareCells, type Scan } from '@farad/domain/warehouse';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Skeleton, Switch, Typography } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { callKey, invalidate, setCachedAnswer } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed, failureText } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ScanField, type ScanReply } from '#ui/field/scan-field.tsx';
import { AskPieces } from './ask-pieces.tsx';
import { linesOfScan, nameOfScan, piecesOfScan } from './match-scan.ts';
import { EndWave, TakeOver, WavePapers } from './wave-actions.tsx';
import { WaveProgress } from './wave-progress.tsx';
import { isDone, keyOfStop, StopCard } from './wave-stop.tsx';

type Read = Exclude<Scan, { kind: 'unreadable' }>;

interface Counted {
  readonly stop: WaveStop;
  readonly found: (picked: number) => number;
  readonly isShort: boolean;
}

/**
 * Sends the counts of picked pieces to the API, one request at a time. Each request continues from the count in the
 * last answer.
 */
function useCounting(waveId: string) {
  const words = useWords();
  const { t, count } = words;
  const { api } = useOffice();
  const queries = useQueryClient();
  const [reply, setReply] = useState<ScanReply | null>(null);
  const send = useMutation({
    scope: { id: `wave ${waveId}` },
    mutationFn: ({ stop, found, isShort }: Counted) => {
      const now = queries
        .getQueryData<Wave>(callKey('wave', { waveId }))
        ?.stops.find((each) => keyOfStop(each) === keyOfStop(stop));
      const was = (now ?? stop).picked;
      const { product_id, warehouseId } = stop;
      return answerOf(api.countStop({ waveId, body: { product_id, warehouseId, was, found: found(was), isShort } }));
    },
    onSuccess: (wave, { stop }) => {
      setCachedAnswer(queries, wave, 'wave', { waveId });
      const now = wave.stops.find((each) => keyOfStop(each) === keyOfStop(stop)) ?? stop;
      const figures = { mpn: now.mpn, found: count(now.picked), needed: count(now.needed) };
      setReply({ isError: false, text: t('backOfficeWarehouse.scanCounted', figures) });
    },
    onError: async (error) => {
      setReply({ isError: true, text: failureText(error, words) });
      await invalidate(queries, 'wave');
    },
  });
  return { send, reply, setReply };
}

/** Question to the picker. `less`: how many pieces are really on the shelf. `scan`: how many pieces were just taken. */
interface Asked {
  readonly stop: WaveStop;
  readonly kind: 'less' | 'scan';
}

function Picking({ wave }: { wave: Wave }) {
  const words = useWords();
  const { t, count } = words;
  const { send, reply, setReply } = useCounting(wave.id);
  const [question, setQuestion] = useState<Asked | null>(null);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [isHiding, setHiding] = useState(false);
  const mayCount = wave.isMine && wave.state === 'open';

  const light = (stops: readonly WaveStop[]): void => {
    setLit(stops.map(keyOfStop));
    const [first] = stops;
    if (first !== undefined) {
      // The row may be hidden. Wait until it is rendered.
      requestAnimationFrame(() =>
        document.getElementById(`stop-${keyOfStop(first)}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
      );
    }
  };
  const scanPart = (scan: Extract<Read, { kind: 'label' | 'text' }>): ScanReply | null => {
    const found = linesOfScan(wave.stops, scan);
    const cell = scan.kind === 'text' ? scan.cell : null;
    if (found.length === 0 && cell !== null) {
      const here = wave.stops.filter((stop) => compareCells(stop.cell, cell) === 0);
      if (here.length > 0) {
        light(here);
        return { isError: false, text: t('backOfficeWarehouse.scanCell', { cell }) };
      }
    }
    const text = nameOfScan(scan);
    if (found.length === 0) return { isError: true, text: t('backOfficeWarehouse.scanNotHere', { text }) };
    light(found);
    const left = found.filter((stop) => !isDone(stop));
    const [stop] = left.length === 0 ? found : left;
    if (stop === undefined || left.length > 1) {
      return { isError: true, text: t('backOfficeWarehouse.scanSeveral', { text }) };
    }
    const rest = stop.needed - stop.picked;
    const pieces = piecesOfScan(scan);
    const figures = { mpn: stop.mpn, needed: count(stop.needed), found: count(stop.picked + (pieces ?? 1)) };
    if (rest === 0) return { isError: true, text: t('backOfficeWarehouse.scanTooMany', figures) };
    if (!mayCount) return { isError: true, text: t('backOfficeWarehouse.wavePicker', { name: wave.picker.name }) };
    // Ask how many pieces were taken if the reel may contain more than needed.
    if (rest === 1 || (pieces !== null && pieces <= rest)) {
      const add = pieces ?? 1;
      send.mutate({ stop, found: (picked) => picked + Math.min(add, rest), isShort: false });
      return null;
    }
    setQuestion({ stop, kind: 'scan' });
    return null;
  };
  const scanned = (scan: Read, text: string): ScanReply | null => {
    setReply(null);
    return scan.kind === 'label' || scan.kind === 'text'
      ? scanPart(scan)
      : { isError: true, text: t('backOfficeWarehouse.scanNotHere', { text }) };
  };
  const hasWarehouses = new Set(wave.stops.map(({ warehouseId }) => warehouseId)).size > 1;
  const shown = wave.stops.filter((stop) => !isHiding || !isDone(stop) || lit.includes(keyOfStop(stop)));
  return (
    <Flex vertical gap={12}>
      {wave.state === 'open' ? <ScanField onScan={scanned} reply={reply} /> : null}
      <Flex wrap gap="8px 16px" align="center" justify="space-between">
        <WaveProgress wave={wave} />
        <label>
          <Switch size="small" checked={isHiding} onChange={setHiding} /> {t('backOfficeWarehouse.hideDone')}
        </label>
      </Flex>
      {shown.length === 0 ? <Alert type="success" showIcon title={t('backOfficeWarehouse.foundAll')} /> : null}
      {shown.map((stop) => (
        <StopCard
          key={keyOfStop(stop)}
          stop={stop}
          hasWarehouses={hasWarehouses}
          isLit={lit.includes(keyOfStop(stop))}
          mayCount={mayCount}
          isBusy={send.isPending}
          onFound={(found) => send.mutate({ stop, found: () => found, isShort: false })}
          onLess={() => setQuestion({ stop, kind: 'less' })}
        />
      ))}
      {mayCount ? <EndWave wave={wave} /> : null}
      {question === null ? null : (
        <AskPieces
          title={
            question.kind === 'less'
              ? t('backOfficeWarehouse.lessTitle')
              : t('backOfficeWarehouse.scanQuantity', { mpn: question.stop.mpn })
          }
          {...(question.kind === 'less'
            ? { lead: t('backOfficeWarehouse.lessLead', { needed: count(question.stop.needed) }) }
            : {})}
          initial={question.kind === 'less' ? question.stop.picked : question.stop.needed - question.stop.picked}
          least={question.kind === 'less' ? 0 : 1}
          most={question.kind === 'less' ? question.stop.needed : question.stop.needed - question.stop.picked}
          onClose={() => setQuestion(null)}
          onDone={(pieces) => {
            const isLess = question.kind === 'less';
            const found = (picked: number): number => (isLess ? pieces : picked + pieces);
            send.mutate({ stop: question.stop, found, isShort: isLess && pieces < question.stop.needed });
            setQuestion(null);
          }}
        />
      )}
    </Flex>
  );
}

/** Screen to pick one wave. */
export function WavePage() {
  const { t, count, locale } = useWords();
  const { id = '' } = useParams();
  const wave = useCall('wave', { waveId: id });
  if (wave.error !== null) return <CallFailed error={wave.error} onRetry={() => void wave.refetch()} />;
  if (wave.data === undefined) return <Skeleton active />;
  const { data } = wave;
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('backOfficeWarehouse.wave', { id })}>
        <Typography.Text type="secondary">
          {t('backOfficeWarehouse.waveOrders', { orders: count(data.orders) })}
        </Typography.Text>
      </PageHead>
      {data.state === 'open' ? null : (
        <Alert
          type="info"
          showIcon
          title={t(data.state === 'done' ? 'backOfficeWarehouse.waveOver' : 'backOfficeWarehouse.waveDropped')}
        />
      )}
      {data.state === 'open' && !data.isMine ? <TakeOver wave={data} /> : null}
      <details>
        <summary>
          {t('backOfficeWarehouse.list')}, {t('backOfficeWarehouse.labels').toLocaleLowerCase(locale)}
        </summary>
        <WavePapers id={id} />
      </details>
      <Picking wave={data} />
    </Flex>
  );
}
