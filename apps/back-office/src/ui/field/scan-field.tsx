import { CameraOutlined } from '@ant-design/icons';
import { readScan, scanLengthMax, type Scan } from '@farad/domain/warehouse';
import { Alert, Button, Flex, Input, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';
import { useScanner } from './use-scanner.ts';

const CameraScan = lazy(async () => ({ default: (await import('./camera-scan.tsx')).CameraScan }));

const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function';
const shownMax = 60;

/** Message about the effect of a scan. */
export interface ScanReply {
  readonly isError: boolean;
  readonly text: string;
}

/** Returns the scanned text for display: control characters become visible, and a long text is cut. */
const shown = (text: string): string => {
  const seen = text.replace(/\p{Cc}/gu, '·');
  return seen.length > shownMax ? `${seen.slice(0, shownMax)}…` : seen;
};

const problemReply = (scan: Scan, { named }: Words): ScanReply | null =>
  scan.kind === 'unreadable' ? { isError: true, text: named(`backOfficeWarehouse.problem_${scan.problem}`) } : null;

interface ScanFieldProps {
  /** Handles a scanned code and returns the message about it; null = the screen shows the result in another way. */
  readonly onScan: (scan: Exclude<Scan, { kind: 'unreadable' }>, text: string) => ScanReply | null;
  /** Message that comes from the server later. It replaces that of `onScan`. */
  readonly reply?: ScanReply | null;
}

/**
 * Field for codes from a scanner, the camera or the keyboard. It shows the code and the message about it in large
 * coloured letters. It makes no sound.
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
          maxLength={scanLengthMax}
          aria-label={t('backOfficeWarehouse.scan')}
          placeholder={t('backOfficeWarehouse.scanHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterButton="↵"
          onChange={({ target }) => setText(target.value)}
          // Keep this Enter press from closing a dialog that the code may open.
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
            title={<span className="text-18">{reply.text}</span>}
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
