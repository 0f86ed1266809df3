import type { Import, ImportAdvice, ImportMapping } from '@farad/contract/back-office-imports';
import { Alert, Button, Flex, Typography } from 'antd';
import { useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';

const mending = { done: 'backOfficeImportAdvice.mended', notDone: 'backOfficeImportAdvice.notMended' } as const;
/** Who made parts of which the file does not say it. */
const noMaker = 'Noname';

interface CheckAdviceProps {
  readonly of: Import;
  readonly check: NonNullable<Import['check']>;
  /** The mapping was mended: check anew. */
  readonly onCheck: () => void;
}

/** The mapping without the cause; null: a person has to choose. */
function mended(mapping: ImportMapping, { remedy, column }: ImportAdvice): ImportMapping | null {
  if (remedy === 'maker_constant') {
    const others = mapping.constants.filter(({ field }) => field !== 'maker');
    return { ...mapping, constants: [...others, { field: 'maker', value: noMaker }] };
  }
  // A column that is no column of numbers is not read; it can be chosen again as words.
  if (remedy === 'as_text') return { ...mapping, columns: mapping.columns.filter((each) => each.column !== column) };
  return null;
}

/** Mends what can be mended by itself: changes the saved mapping, keeps it and checks anew. */
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
    [['imports', 'layout', of.id]],
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

/** Why the mapping does not fit the file: the commonest causes, each with the button that mends it. */
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
              <Typography.Text style={{ flex: '1 1 320px' }}>
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
