import { InboxOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports/imports';
import { importLimits } from '@farad/domain/import';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Progress, Typography, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { failureText } from '#ui/call/call-failed.tsx';
import { invalidate, setCachedAnswer } from '#ui/call/call-key.ts';
import { sizeText } from './import-words.tsx';
import { sendRest, UploadStopped } from './upload.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.jsonl,.ndjson,.json,.gz';

interface Sending {
  readonly file: File;
  readonly received: number;
  /** Why the upload stopped: the connection was lost, or the API refused; null = it is running. */
  readonly error: Error | null;
}

/** Uploads a file. If `begun` has received a part of it, continues there. Calls `onSent` when the file is complete. */
function useSending(begun: Import | null, onSent: (sent: Import) => void) {
  const { api, place, locale } = useOffice();
  const [sending, setSending] = useState<Sending | null>(null);
  const current = useRef<Import | null>(begun);
  const stop = useRef<AbortController | null>(null);
  // Stop the upload when the staff member leaves the page, because they would not see its progress. They can resume it
  // later.
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const tell = (received: number): void => setSending({ file, received, error: null });
    tell(current.current?.file.received ?? 0);
    try {
      current.current =
        current.current === null
          ? await answerOf(api.createImport({ body: { name: file.name.slice(-200), size: file.size } }))
          : await answerOf(api.import({ importId: current.current.id }));
      const way = { base: place.api, locale, signal: control.signal };
      const sent = await sendRest(way, current.current, file, tell);
      onSent(sent);
    } catch (error) {
      if (error instanceof UploadStopped) return;
      setSending((now) => ({ file, received: now?.received ?? 0, error: error as Error }));
    }
  };
  const cancel = async (): Promise<void> => {
    stop.current?.abort();
    setSending(null);
    if (current.current !== null && begun === null) {
      await answerOf(api.removeImport({ importId: current.current.id, body: {} }));
      current.current = null;
    }
  };
  return { sending, send, cancel };
}

function SendingCard({ sending, onAgain, onCancel }: { sending: Sending; onAgain: () => void; onCancel: () => void }) {
  const words = useWords();
  const { t } = words;
  const { file, received, error } = sending;
  const figures = { sent: sizeText(received, words), size: sizeText(file.size, words) };
  return (
    <Card size="small">
      <Flex vertical gap={8} role="status">
        <Typography.Text strong className="breaks">
          {file.name}
        </Typography.Text>
        <Progress
          percent={Math.floor((received / file.size) * 100)}
          status={error === null ? 'active' : 'exception'}
          aria-label={t('backOfficeImports.sending')}
        />
        <Typography.Text className="office-number">{t('backOfficeImports.sent', figures)}</Typography.Text>
        {error === null ? null : <Alert type="error" showIcon title={failureText(error, words)} />}
        <Flex gap={8}>
          {error === null ? null : (
            <Button type="primary" onClick={onAgain}>
              {t('backOfficeImports.goOn')}
            </Button>
          )}
          <Button onClick={onCancel}>{t('backOfficeImports.stopSending')}</Button>
        </Flex>
      </Flex>
    </Card>
  );
}

/**
 * Area to drop a file on. `begun` = an import that has received a part of the file; dropping the same file continues
 * the upload.
 */
export function StartImport({ begun = null }: { begun?: Import | null }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sending, send, cancel } = useSending(begun, (sent) => {
    setCachedAnswer(queries, sent, 'import', { importId: sent.id });
    void invalidate(queries, 'imports');
    // Read the query from the address bar: a supplier chosen a moment ago may be missing in the rendered state.
    void navigate({ pathname: `/imports/${sent.id}`, search: window.location.search }, { replace: begun !== null });
  });
  const refusalOf = (file: File): string | null => {
    if (file.size === 0) return t('backOfficeImports.emptyFile');
    if (file.size > importLimits.fileBytesMax) return t('backOfficeImports.tooLarge');
    if (begun !== null && (file.name.slice(-200) !== begun.file.name || file.size !== begun.file.size)) {
      return t('backOfficeImports.otherFile', { name: begun.file.name, size: sizeText(begun.file.size, words) });
    }
    return null;
  };
  const take = (file: File): void => {
    const found = refusalOf(file);
    setRefusal(found);
    if (found === null) void send(file);
  };
  if (sending !== null) {
    return <SendingCard sending={sending} onAgain={() => void send(sending.file)} onCancel={() => void cancel()} />;
  }
  return (
    <Flex vertical gap={12}>
      <Upload.Dragger
        accept={accepted}
        showUploadList={false}
        beforeUpload={(file) => {
          take(file);
          return false;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">
          {t(begun === null ? 'backOfficeImports.drop' : 'backOfficeImports.dropAgain')}
        </p>
        <p className="ant-upload-hint">{t('backOfficeImports.dropHint')}</p>
      </Upload.Dragger>
      {refusal === null ? null : <Alert type="error" showIcon title={refusal} />}
    </Flex>
  );
}
