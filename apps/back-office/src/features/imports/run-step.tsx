import type { Import } from '@farad/contract/office/imports/imports';
import { Alert, App, Button, Flex, Spin, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { RunProgress, touchedByImport } from './import-words.tsx';

const cancelling = { done: 'backOfficeImports.cancelAsked', notDone: 'backOfficeImports.notCancelled' } as const;

/** Button that cancels a running check or import. */
function CancelRun({ of }: { of: Import }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const cancel = useChange(
    cancelling,
    () => answerOf(api.cancelImport({ importId: of.id, body: {} })),
    touchedByImport,
  );
  const ask = (): void =>
    void modal.confirm({
      title: t('backOfficeImports.cancelQuestion'),
      content: t(
        of.state === 'queued'
          ? 'backOfficeImports.cancelQueued'
          : of.rules?.isAllOrNothing === true
            ? 'backOfficeImports.cancelNothing'
            : 'backOfficeImports.cancelPart',
      ),
      okText: t('backOfficeImports.cancelRun'),
      okButtonProps: { danger: true },
      cancelText: t('backOfficeImports.goOnRunning'),
      onOk: () => cancel.mutateAsync(undefined).then(undefined, () => undefined),
    });
  return (
    <Button
      danger={!of.isCheck}
      loading={cancel.isPending || of.isStopping}
      // Cancelling a check needs no confirmation, because a check changes nothing.
      onClick={() => (of.isCheck ? cancel.mutate(undefined) : ask())}
    >
      {t(of.isCheck ? 'backOfficeImports.cancelCheck' : 'backOfficeImports.cancelRun')}
    </Button>
  );
}

/** Progress of a running check or import, with the button that cancels it. */
export function Going({ of }: { of: Import }) {
  const { t } = useWords();
  return (
    <Flex vertical gap={16} align="stretch" className="max-760">
      {of.progress === null ? (
        <Flex gap={12} align="center" role="status">
          <Spin />
          <Typography.Text>
            {t(of.state === 'queued' ? 'backOfficeImports.waits' : 'backOfficeImports.begins')}
          </Typography.Text>
        </Flex>
      ) : (
        <RunProgress of={of.progress} />
      )}
      <Alert
        type="info"
        showIcon
        title={t(of.isCheck ? 'backOfficeImports.mayLeaveCheck' : 'backOfficeImports.mayLeave')}
      />
      <div>
        <CancelRun of={of} />
      </div>
    </Flex>
  );
}
