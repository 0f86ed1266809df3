import { CameraOutlined } from '@ant-design/icons';
import { readScan, type Scan } from '@farad/domain/warehouse';
import { Alert, Button, Flex, Input, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';
import { useScanner } from './use-scanner.ts';

const CameraScan = lazy(async () => ({ default: (await import('./camera-scan.tsx')).CameraScan }));

const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function';
const shownMax = 60;

/** What a scan came to, in words. */
export interface ScanReply {
  readonly isError: boolean;
  readonly text: string;
}

/** What was scanned, short and with control characters seen. */
const shown = (text: string): string => {
  const seen = text.replace(/\p{Cc}/gu, '·');
  return seen.length > shownMax ? `${seen.slice(0, shownMax)}…` : seen;
};

const problemReply = (scan: Scan, { named }: Words): ScanReply | null =>
  scan.kind === 'unreadable' ? { isError: true, text: named(`backOfficeWarehouse.problem_${scan.problem}`) } : null;

interface ScanFieldProps {
  /** Answers what it came to; null: what it led to is seen elsewhere. */
  readonly onScan: (scan: Exclude<Scan, { kind: 'unreadable' }>, text: string) => ScanReply | null;
  /** Told later than by `onScan`: how it ended at the server. */
  readonly reply?: ScanReply | null;
}

/**
 * Takes codes from a scanner, a camera or the keyboard, and says what was read and what it came to. Nothing sounds: the
 * answer is large and coloured.
 */
export function ScanField({ onScan, reply: late = null }: ScanFieldProps) {
  const words = useWords();
  const { t } = words;
  const [text, setText] = useState('');
  const [last, setLast] = useState<{ readonly text: string; readonly reply: ScanReply | null } | null>(null);
  const [isCameraOn, setCameraOn] = useState(false);
  const take = (code: string): void => {
    const scan = readScan(code);
    const reply = scan.kind === 'unreadable' ? problemReply(scan, words) : onScan(scan, code);
    setLast({ text: shown(code), reply });
  };
  useScanner(take);
  const reply = late ?? last?.reply ?? null;
  return (
    <Flex vertical gap={8}>
      <Flex gap={8}>
        <Input.Search
          size="large"
          value={text}
          maxLength={1000}
          aria-label={t('backOfficeWarehouse.scan')}
          placeholder={t('backOfficeWarehouse.scanHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterButton="↵"
          onChange={({ target }) => setText(target.value)}
          // Else the same press of Enter goes on to the dialog that the code opens, and closes it.
          onPressEnter={(event) => event.preventDefault()}
          onSearch={(typed) => {
            if (typed.trim() === '') return;
            setText('');
            take(typed);
          }}
        />
        {hasCamera ? (
          <Button
            size="large"
            icon={<CameraOutlined />}
            type={isCameraOn ? 'primary' : 'default'}
            aria-pressed={isCameraOn}
            aria-label={t(isCameraOn ? 'backOfficeWarehouse.cameraOff' : 'backOfficeWarehouse.camera')}
            onClick={() => setCameraOn(!isCameraOn)}
          />
        ) : null}
      </Flex>
      {isCameraOn ? (
        <Suspense fallback={<Spin />}>
          <CameraScan onScan={take} />
        </Suspense>
      ) : null}
      <div aria-live="assertive">
        {last === null || reply === null ? null : (
          <Alert
            type={reply.isError ? 'error' : 'success'}
            showIcon
            title={<span style={{ fontSize: 18 }}>{reply.text}</span>}
            description={
              reply.isError ? (
                <span className="office-number">{t('backOfficeWarehouse.scanRead', { text: last.text })}</span>
              ) : null
            }
          />
        )}
      </div>
    </Flex>
  );
}
