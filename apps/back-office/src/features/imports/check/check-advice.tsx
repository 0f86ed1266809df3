import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportAdvice } from '@farad/contract/office/imports/check';
import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { Alert, Button, Flex, Typography } from 'antd';
import { useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';

const mending = { done: 'backOfficeImportAdvice.mended', notDone: 'backOfficeImportAdvice.notMended' } as const;
/** Maker of all parts if the file names none. */
const noMaker = 'Noname';

interface CheckAdviceProps {
  readonly of: Import;
  readonly check: NonNullable<Import['check']>;
  /** Runs the check again after a correction of the mapping. */
  readonly onCheck: () => void;
}

/** Returns the mapping with the cause of the errors corrected; null if staff must decide how. */
function mended(mapping: ImportMapping, { remedy, column }: ImportAdvice): ImportMapping | null {
  if (remedy === 'maker_constant') {
    const others = mapping.constants.filter(({ field }) => field !== 'maker');
    return { ...mapping, constants: [...others, { field: 'maker', value: noMaker }] };
  }
  // The column should contain numbers, but its values are not numbers. Leave it out; staff can map it again as text.
  if (remedy === 'as_text') return { ...mapping, columns: mapping.columns.filter((each) => each.column !== column) };
  return null;
}

/** Corrects the mapping if that is possible, saves it and runs the check again. Otherwise opens the mapping. */
function useMend({ of, onCheck }: CheckAdviceProps) {
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toMapping = (): void => void navigate({ pathname: `/imports/${of.id}/mapping`, search });
  const save = useChange(
    mending,
    async (cause: ImportAdvice) => {
      const { mapping } = await answerOf(api.importLayout({ importId: of.id, query: {} }));
      const body = { supplierId: of.supplier?.id ?? '', mapping: mended(mapping, cause) ?? mapping };
      return answerOf(api.saveImportMapping({ importId: of.id, body }));
    },
    ['importLayout'],
    onCheck,
  );
  return {
    isMending: save.isPending,
    mend: (cause: ImportAdvice): void => {
      if (cause.remedy === 'maker_constant' || cause.remedy === 'as_text') save.mutate(cause);
      else toMapping();
    },
  };
}

/** Most frequent causes of rejected rows, each with a button that corrects the mapping. */
export function CheckAdvice(props: CheckAdviceProps) {
  const { t, named, count } = useWords();
  const { mend, isMending } = useMend(props);
  const { advice, counts } = props.check;
  if (advice.length === 0) return null;
  const share = counts.rows === 0 ? 0 : Math.round((counts.refused / counts.rows) * 100);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        counts.refused === 0
          ? t('backOfficeImportAdvice.adviceColumns')
          : t('backOfficeImportAdvice.adviceRows', {
              refused: count(counts.refused),
              rows: count(counts.rows),
              share: count(share),
            })
      }
      description={
        <Flex vertical gap={8}>
          {advice.map((cause) => (
            <Flex key={`${cause.remedy} ${cause.column ?? ''} ${cause.message}`} gap={8} wrap align="center">
              <Typography.Text className="grows-320">
                {cause.column === null ? null : <Typography.Text strong>{cause.column}: </Typography.Text>}
                {cause.message}
                {cause.sample === '' ? '' : ` («${cause.sample}»)`}
                {' — '}
                {t('backOfficeImportAdvice.adviceCount', { rows: count(cause.rows) })}
              </Typography.Text>
              <Button size="small" loading={isMending} onClick={() => mend(cause)}>
                {named(`backOfficeImportAdvice.remedy_${cause.remedy}`)}
              </Button>
            </Flex>
          ))}
        </Flex>
      }
    />
  );
}
