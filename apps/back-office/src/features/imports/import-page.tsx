import type { Import } from '@farad/contract/office/imports/imports';
import { Alert, Button, Flex, Popconfirm, Skeleton, Spin, Typography } from 'antd';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed, failureText } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useTitle } from '#ui/call/use-title.ts';
import { CheckStep } from './check/check-step.tsx';
import { ImportStepper } from './import-stepper.tsx';
import { isResting, lookEveryMs, touchedByImport } from './import-words.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ResultStep } from './result-step.tsx';
import { Going } from './run-step.tsx';
import { StartImport } from './start-import.tsx';
import { openSteps, stepOf, type ImportStep } from './steps.ts';

const removing = { done: 'backOfficeImports.removed', notDone: 'backOfficeImports.notRemoved' } as const;

/** Button that deletes an uploaded file that was never imported. */
function RemoveImport({ id }: { id: string }) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const remove = useChange(
    removing,
    () => answerOf(api.removeImport({ importId: id, body: {} })),
    touchedByImport,
    () => void navigate('/imports', { replace: true }),
  );
  return (
    <Popconfirm title={t('backOfficeImports.removeQuestion')} onConfirm={() => remove.mutate(undefined)}>
      <Button danger loading={remove.isPending}>
        {t('backOfficeImports.remove')}
      </Button>
    </Popconfirm>
  );
}

function FileStep({ of }: { of: Import }) {
  const { t } = useWords();
  if (of.state === 'unreadable') {
    return (
      <Flex vertical gap={16} className="max-760" align="flex-start">
        <Alert
          type="error"
          showIcon
          title={t('backOfficeImports.unreadable')}
          description={`${of.failure?.message ?? ''} ${t('backOfficeImports.unreadableLead')}`}
        />
        <Link to="/imports/new">{t('backOfficeImports.anotherFile')}</Link>
      </Flex>
    );
  }
  if (of.state === 'uploading') {
    return (
      <Flex vertical gap={16} className="max-760">
        <Alert type="warning" showIcon title={t('backOfficeImports.brokeOff')} />
        <StartImport begun={of} />
      </Flex>
    );
  }
  return (
    <Flex gap={12} align="center" role="status">
      <Spin />
      <Typography.Text>{t('backOfficeImports.recognising')}</Typography.Text>
    </Flex>
  );
}

function StepOf({ step, of }: { step: ImportStep; of: Import }) {
  switch (step) {
    case 'file':
      return <FileStep of={of} />;
    case 'mapping':
      return <MappingStep of={of} />;
    case 'check':
      return <CheckStep of={of} />;
    case 'run':
      return <Going of={of} />;
    case 'result':
      return <ResultStep of={of} />;
  }
}

/** Screen of one import. It shows the step in the address; if that step is not open, redirects to the current one. */
export function ImportPage() {
  const words = useWords();
  const { t } = words;
  const { id = '', step: wanted } = useParams();
  const { search } = useLocation();
  const found = useCall(
    'import',
    { importId: id },
    { refetchInterval: ({ state }) => (state.data === undefined || isResting(state.data) ? false : lookEveryMs) },
  );
  useTitle(found.data?.file.name ?? t('backOfficeImports.imports'));
  const of = found.data;
  if (of === undefined) {
    return found.error === null ? (
      <Skeleton active />
    ) : (
      <CallFailed error={found.error} onRetry={() => void found.refetch()} />
    );
  }
  const step = stepOf(of, wanted);
  if (step !== wanted) return <Navigate to={{ pathname: `/imports/${id}/${step}`, search }} replace />;
  return (
    <>
      <PageHead title={of.file.name}>
        <Flex gap={12} align="center" wrap>
          <Link to="/imports">{t('backOfficeImports.toList')}</Link>
          {of.state === 'mapping' || of.state === 'unreadable' || of.state === 'uploading' ? (
            <RemoveImport id={of.id} />
          ) : null}
        </Flex>
      </PageHead>
      {found.error === null ? null : (
        <Alert type="warning" showIcon role="status" className="below-16" title={failureText(found.error, words)} />
      )}
      <ImportStepper now={step} open={openSteps(of)} address={`/imports/${id}`} />
      <StepOf key={step} step={step} of={of} />
    </>
  );
}
