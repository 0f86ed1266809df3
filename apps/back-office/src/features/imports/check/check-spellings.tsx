import type { Import } from '@farad/contract/office/imports';
import type { ImportMapping } from '@farad/contract/office/import-mapping';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { CategorySpellings, MakerSpellings } from '../mapping/spellings.tsx';

const saving = { done: 'backOfficeImports.spellingsSaved', notDone: 'backOfficeImports.spellingsNotSaved' } as const;

interface CheckSpellingsProps {
  readonly of: Import;
  readonly at: string;
  /** Called after spellings were saved. Their effect shows after another check. */
  readonly onSaved: () => void;
}

type Corrected = Pick<ImportMapping, 'makers' | 'categories'>;

/** Spellings of makers and categories in the whole file. The preview only covers the first rows. */
export function CheckSpellings({ of, at, onSaved }: CheckSpellingsProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const found = useQuery({
    queryKey: ['imports', 'spellings', of.id, at],
    queryFn: async () => {
      const [spellings, layout, choices] = await Promise.all([
        answerOf(api.importSpellings({ importId: of.id })),
        answerOf(api.importLayout({ importId: of.id, query: {} })),
        answerOf(api.importChoices()),
      ]);
      return { spellings, mapping: layout.mapping, choices };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const supplierId = of.supplier?.id ?? '';
  const save = useChange(
    saving,
    (mapping: ImportMapping) => answerOf(api.saveImportMapping({ importId: of.id, body: { supplierId, mapping } })),
    [['imports', 'choices']],
    onSaved,
  );
  if (found.error !== null) return <CallFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <Skeleton active paragraph={{ rows: 6 }} title={false} />;
  const { spellings, mapping, choices } = found.data;
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
          brands={choices.brands}
          onChange={(makers) => setCorrected({ ...now, makers })}
        />
      </Card>
      <Card size="small" title={t('backOfficeImports.categoriesCount', { count: spellings.newCategories })}>
        <CategorySpellings
          met={spellings.categories}
          corrected={now.categories}
          categories={choices.categories}
          onChange={(categories) => setCorrected({ ...now, categories })}
        />
      </Card>
    </Flex>
  );
}
