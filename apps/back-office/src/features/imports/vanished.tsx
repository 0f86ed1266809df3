import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import type { ImportVanished } from '@farad/contract/office/imports/check';
import { vanishedChoices, vanishedShareMax } from '@farad/domain/import';
import { Alert, Checkbox, Flex, Form, Radio } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface VanishedFieldProps {
  readonly mapping: ImportMapping;
  readonly onChange: (mapping: ImportMapping) => void;
}

/**
 * Choice of what happens to parts that the supplier's next full list no longer contains. It is saved with the mapping.
 */
export function VanishedField({ mapping, onChange }: VanishedFieldProps) {
  const { t, named } = useWords();
  return (
    <Form.Item label={t('backOfficeImportAdvice.vanished')} extra={t('backOfficeImportAdvice.vanishedHint')}>
      <Radio.Group
        aria-label={t('backOfficeImportAdvice.vanished')}
        value={mapping.vanished ?? 'leave'}
        onChange={({ target }) => {
          const vanished = vanishedChoices.find((choice) => choice === target.value);
          if (vanished !== undefined) onChange({ ...mapping, vanished });
        }}
        options={vanishedChoices.map((value) => ({ value, label: named(`backOfficeImportAdvice.vanished_${value}`) }))}
        className="flex column gap-4"
      />
    </Form.Item>
  );
}

interface VanishedNoteProps {
  readonly of: ImportVanished;
  /** True after the import, false before it. */
  readonly isDone: boolean;
  /** State of the confirmation; absent = it cannot be confirmed any more. */
  readonly confirm?: { readonly isConfirmed: boolean; readonly onChange: (isConfirmed: boolean) => void };
}

/** Tells how many rows are missing in the new list, what happens to their parts, and why staff must confirm it. */
export function VanishedNote({ of, isDone, confirm }: VanishedNoteProps) {
  const { t, count } = useWords();
  const { choice, doubt, rows, listed, others, parts } = of;
  if (rows + parts + others === 0) return null;
  const figures = { rows: count(rows), listed: count(listed), parts: count(parts) };
  const deed = t(`backOfficeImportAdvice.${isDone ? 'was' : 'willBe'}_${choice}`, { parts: figures.parts });
  const isHeld = doubt !== null;
  return (
    <Alert
      type={isHeld ? 'warning' : 'info'}
      showIcon
      title={
        rows > 0
          ? t('backOfficeImportAdvice.vanishedRows', { rows: figures.rows, listed: figures.listed })
          : parts > 0
            ? t('backOfficeImportAdvice.vanishedBefore')
            : t('backOfficeImportAdvice.otherLists', { rows: count(others) })
      }
      description={
        rows + parts === 0 ? null : (
          <Flex vertical gap={4}>
            {isDone && isHeld ? null : <span>{deed}</span>}
            {isHeld ? (
              <span>
                {t(`backOfficeImportAdvice.doubt_${doubt}`, { share: count(vanishedShareMax * 100) })}{' '}
                {t(isDone ? 'backOfficeImportAdvice.held' : 'backOfficeImportAdvice.heldUntil')}
              </span>
            ) : null}
            {isHeld && confirm !== undefined ? (
              <Checkbox checked={confirm.isConfirmed} onChange={({ target }) => confirm.onChange(target.checked)}>
                {t('backOfficeImportAdvice.confirmVanished', { rows: figures.rows })}
              </Checkbox>
            ) : null}
            {others > 0 ? <span>{t('backOfficeImportAdvice.otherLists', { rows: count(others) })}</span> : null}
          </Flex>
        )
      }
    />
  );
}
