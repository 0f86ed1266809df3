import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { Alert, Button, Card, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { CategorySpellings, MakerSpellings } from '../mapping/spellings.tsx';

const saving = { done: 'backOfficeImports.spellingsSaved', notDone: 'backOfficeImports.spellingsNotSaved' } as const;

interface CheckSpellingsProps {
  readonly of: Import;
  readonly at: string;
  /** Called after spellings were saved. Another check is needed to see what they change. */
  readonly onSaved: () => void;
}

type Corrected = Pick<ImportMapping, 'makers' | 'categories'>;

/**
 * Spellings of makers and categories in the whole file. The preview of the mapping shows only those in the first rows.
 */
export function CheckSpellings({ of, at, onSaved }: CheckSpellingsProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, since: at };
  const found = useCall('importSpellings', { importId: of.id }, once);
  const layout = useCall('importLayout', { importId: of.id, query: {} }, once);
  const choices = useCall('importChoices', {}, once);
  const supplierId = of.supplier?.id ?? '';
  const save = useChange(
    saving,
    (mapping: ImportMapping) => answerOf(api.saveImportMapping({ importId: of.id, body: { supplierId, mapping } })),
    ['importChoices'],
    onSaved,
  );
  const failed = [found, layout, choices].find(({ error }) => error !== null);
  if (failed?.error) return <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (found.data === undefined || layout.data === undefined || choices.data === undefined) {
    return <Skeleton active paragraph={{ rows: 6 }} title={false} />;
  }
  const spellings = found.data;
  const { mapping } = layout.data;
  const now: Corrected = corrected ?? mapping;
  const isCut = spellings.newMakers > spellings.makers.length || spellings.newCategories > spellings.categories.length;
  return (
    <Flex vertical gap={16}>
      {isCut ? <Typography.Text type="secondary">{t('backOfficeImports.spellingsCut')}</Typography.Text> : null}
      {corrected === null ? null : (
        <Alert
          type="info"
          showIcon
          title={t('backOfficeImports.spellingsChanged')}
          action={
            <Button
              type="primary"
              loading={save.isPending}
              onClick={() => save.mutate({ ...mapping, makers: now.makers, categories: now.categories })}
            >
              {t('backOfficeImports.saveAndCheck')}
            </Button>
          }
        />
      )}
      <Card size="small" title={t('backOfficeImports.makersCount', { count: spellings.newMakers })}>
        <MakerSpellings
          met={spellings.makers}
          corrected={now.makers}
          brands={choices.data.brands}
          onChange={(makers) => setCorrected({ ...now, makers })}
        />
      </Card>
      <Card size="small" title={t('backOfficeImports.categoriesCount', { count: spellings.newCategories })}>
        <CategorySpellings
          met={spellings.categories}
          corrected={now.categories}
          categories={choices.data.categories}
          onChange={(categories) => setCorrected({ ...now, categories })}
        />
      </Card>
    </Flex>
  );
}
