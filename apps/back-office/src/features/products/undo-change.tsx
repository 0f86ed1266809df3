import { UndoOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByProduct } from './product-words.ts';

const undone = { done: 'backOfficeProducts.undone', notDone: 'backOfficeProducts.notUndone' } as const;

/** Button that reverts the last bulk change of the signed-in staff member. */
export function UndoChange() {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const choices = useCall('productChoices');
  const undo = useChange(undone, () => answerOf(api.undoProductChange({ body: {} })), touchedByProduct);
  const undoable = choices.data?.undoable ?? null;
  if (undoable === null) return null;
  return (
    <Popconfirm
      title={t('backOfficeProducts.undoQuestion', { count: undoable.count, at: dateTime(undoable.at) })}
      onConfirm={() => undo.mutate(undefined)}
      styles={{ root: { maxWidth: 420 } }}
    >
      <Button icon={<UndoOutlined />} loading={undo.isPending}>
        {t('backOfficeProducts.undo')}
      </Button>
    </Popconfirm>
  );
}
