import { UploadOutlined } from '@ant-design/icons';
import { StatementReport } from '@farad/contract/office/payments/bank';
import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Modal, Upload } from 'antd';
import { useState } from 'react';

import { sendFile } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { failureText } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { OutcomeTag } from './outcome-tag.tsx';

const path = '/admin/bank/statements';
const taking = { done: 'backOfficeBank.taken', notDone: 'backOfficeBank.notTaken' } as const;
const touched = ['bankEntries', ...answersOf.orders, 'auditLog'] as const;

interface Rehearsed {
  readonly file: File;
  readonly report: StatementReport;
}

function Problems({ problems }: { problems: StatementReport['problems'] }) {
  const { t, named } = useWords();
  if (problems.length === 0) return null;
  const lines = problems.slice(0, 20).map(({ line, kind, field }) => {
    const problem = `${named(`backOfficeBank.problem_${kind}`)} ${field}`.trim();
    return <li key={`${line} ${kind}`}>{t('backOfficeBank.problemAt', { line: String(line), problem })}</li>;
  });
  return (
    <Alert
      type="warning"
      showIcon
      title={t('backOfficeBank.problems')}
      description={<ul className="flush">{lines}</ul>}
    />
  );
}

function ReportTable({ entries }: Pick<StatementReport, 'entries'>) {
  const { t, money, date } = useWords();
  return (
    <WideTable
      size="small"
      rowKey={({ line }) => line}
      dataSource={entries}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ y: 420 }}
      columns={[
        { key: 'day', title: t('backOfficeBank.day'), render: (_, row) => date(row.day) },
        { key: 'number', title: t('backOfficeBank.paymentNumber'), dataIndex: 'number' },
        { key: 'amount', title: t('backOfficeBank.amount'), align: 'right', render: (_, row) => money(row.amount) },
        { key: 'payer', title: t('backOfficeBank.payer'), render: (_, row) => `${row.payerName} ${row.payerInn}` },
        { key: 'outcome', title: t('backOfficeBank.outcome'), render: (_, row) => <OutcomeTag entry={row} /> },
        {
          key: 'purpose',
          title: t('backOfficeBank.purpose'),
          render: (_, row) => <div className="max-360">{row.purpose}</div>,
        },
      ]}
    />
  );
}

/**
 * Form that imports a bank statement. It first shows the contents of the file, and saves them only when staff confirm.
 */
export function TakeStatement() {
  const words = useWords();
  const { t, locale } = words;
  const { place } = useOffice();
  const { notification } = App.useApp();
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const send = async (address: string, file: File): Promise<StatementReport> => {
    const bytes = new Blob([file], { type: 'application/octet-stream' });
    return StatementReport.parse(await sendFile(place.api, address, bytes, locale));
  };
  const read = useMutation({
    mutationFn: (file: File) => send(`${path}/preview`, file),
    onSuccess: (report, file) => setRehearsed({ file, report }),
    onError: (error) =>
      notification.error({ title: t('backOfficeBank.notRead'), description: failureText(error, words) }),
  });
  const take = useChange(
    taking,
    (file: File) => send(path, file),
    touched,
    () => setRehearsed(null),
  );
  return (
    <>
      <Upload
        accept=".txt,.1c"
        showUploadList={false}
        beforeUpload={(file) => {
          read.mutate(file);
          return false;
        }}
      >
        <Button type="primary" icon={<UploadOutlined />} loading={read.isPending}>
          {t('backOfficeBank.chooseFile')}
        </Button>
      </Upload>
      <Modal
        open={rehearsed !== null}
        width={1080}
        title={t('backOfficeBank.statementRead', { lines: rehearsed?.report.entries.length ?? 0 })}
        okText={t('backOfficeBank.take')}
        cancelText={t('backOfficeBank.cancel')}
        confirmLoading={take.isPending}
        okButtonProps={{ disabled: rehearsed?.report.entries.length === 0 }}
        onOk={() => rehearsed !== null && take.mutate(rehearsed.file)}
        onCancel={() => setRehearsed(null)}
      >
        {rehearsed === null ? null : (
          <Flex vertical gap={12}>
            <Problems problems={rehearsed.report.problems} />
            <ReportTable entries={rehearsed.report.entries} />
          </Flex>
        )}
      </Modal>
    </>
  );
}
