import type { Import } from '@farad/contract/office/imports/imports';
import { Card, Flex, Tabs, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { CheckAdvice } from './check-advice.tsx';
import { CheckSpellings } from './check-spellings.tsx';
import { CountsTable } from './counts-table.tsx';
import { Differences } from './differences.tsx';
import { ProblemsFile } from './problems-file.tsx';

interface CheckReportProps {
  readonly of: Import;
  readonly check: NonNullable<Import['check']>;
  /** Runs the check again after a correction of spellings or of the mapping. */
  readonly onCheck: () => void;
}

/**
 * Report of a check: number of rows by result, changed fields, first rows of each kind, and spellings in the whole
 * file.
 */
export function CheckReport({ of, check, onCheck }: CheckReportProps) {
  const { t, named, count, dateTime } = useWords();
  const { counts, changed, vanished, held } = check;
  const kinds = (['new', 'changed', 'refused'] as const).filter((kind) => counts[kind] > 0);
  const [tab, setTab] = useState<string>(kinds[0] ?? 'spellings');
  return (
    <Flex vertical gap={16}>
      <CheckAdvice of={of} check={check} onCheck={onCheck} />
      <Card size="small" title={t('backOfficeImports.checkOf', { at: dateTime(check.at) })}>
        <Flex vertical gap={12}>
          {of.addedVat === null ? null : (
            <Typography.Text>{t('backOfficeImportAdvice.checkedWithVat', { percent: of.addedVat })}</Typography.Text>
          )}
          <CountsTable counts={counts} />
          {changed.length === 0 ? null : (
            <Typography.Text>
              {t('backOfficeImports.changedFields')}{' '}
              {changed
                .map(({ field, parts }) => `${named(`backOfficeImports.changed_${field}`)}: ${count(parts)}`)
                .join('; ')}
            </Typography.Text>
          )}
          {of.hasProblems ? <ProblemsFile of={of} refused={counts.refused} /> : null}
        </Flex>
      </Card>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          ...kinds.map((kind) => ({
            key: kind,
            label: `${named(`backOfficeImports.count_${kind}`)}: ${count(counts[kind])}`,
            children: <Differences importId={of.id} kind={kind} at={check.at} />,
          })),
          ...(vanished === null || vanished.rows + vanished.parts === 0
            ? []
            : [
                {
                  key: 'vanished',
                  label: `${t('backOfficeImportAdvice.vanishedTab')}: ${count(Math.max(vanished.rows, vanished.parts))}`,
                  children: <Differences importId={of.id} kind="vanished" at={check.at} />,
                },
              ]),
          ...(held === null || held.rows === 0
            ? []
            : [
                {
                  key: 'held',
                  label: `${t('backOfficeImportAdvice.heldTab')}: ${count(held.rows)}`,
                  children: <Differences importId={of.id} kind="held" at={check.at} />,
                },
              ]),
          {
            key: 'spellings',
            label: t('backOfficeImports.spellings'),
            children: <CheckSpellings of={of} at={check.at} onSaved={onCheck} />,
          },
        ]}
      />
    </Flex>
  );
}
