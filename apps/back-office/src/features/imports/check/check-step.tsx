import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportRules } from '@farad/contract/office/imports/check';
import { importModes } from '@farad/domain/import';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Checkbox, Flex, Form, Radio, Segmented } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { setCachedAnswer } from '#ui/call/call-key.ts';
import { useChange } from '#ui/call/use-change.ts';
import { CheckReport } from './check-report.tsx';
import { HeldNote } from './held-rows.tsx';
import { VanishedNote } from '../vanished.tsx';
import { Going } from '../run-step.tsx';
import { touchedByImport } from '../import-words.tsx';

const checking = { done: 'backOfficeImports.checkBegun', notDone: 'backOfficeImports.checkNotBegun' } as const;
const running = { done: 'backOfficeImports.runBegun', notDone: 'backOfficeImports.runNotBegun' } as const;

/**
 * Returns the rules of the import and their setter. Initially they are the rules of the last check. Without a check,
 * the address gives the mode, and the other rules have their defaults.
 */
function useRules(of: Import) {
  const [params] = useSearchParams();
  const wanted = importModes.find((mode) => mode === params.get('mode')) ?? 'full';
  return useState<ImportRules>(of.check?.rules ?? { mode: wanted, isPublished: true, isAllOrNothing: false });
}

function RulesForm({ rules, onChange }: { rules: ImportRules; onChange: (rules: ImportRules) => void }) {
  const { t, named } = useWords();
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('backOfficeImports.mode')} extra={named(`backOfficeImports.modeHint_${rules.mode}`)}>
        <Segmented
          aria-label={t('backOfficeImports.mode')}
          value={rules.mode}
          onChange={(mode) => onChange({ ...rules, mode })}
          options={importModes.map((value) => ({ value, label: named(`backOfficeImports.mode_${value}`) }))}
        />
      </Form.Item>
      {rules.mode === 'full' ? (
        <Form.Item label={t('backOfficeImports.newParts')}>
          <Radio.Group
            value={rules.isPublished}
            onChange={({ target }) => onChange({ ...rules, isPublished: target.value === true })}
            options={[
              { value: true, label: t('backOfficeImports.publish') },
              { value: false, label: t('backOfficeImports.drafts') },
            ]}
            className="flex column gap-4"
          />
        </Form.Item>
      ) : null}
      <Form.Item className="below-8">
        <Checkbox
          checked={rules.isAllOrNothing}
          onChange={({ target }) => onChange({ ...rules, isAllOrNothing: target.checked })}
        >
          {t('backOfficeImports.allOrNothing')}
        </Checkbox>
      </Form.Item>
    </Form>
  );
}

const areSame = (a: ImportRules, b: ImportRules): boolean =>
  a.mode === b.mode && a.isPublished === b.isPublished && a.isAllOrNothing === b.isAllOrNothing;

interface Run {
  readonly rules: ImportRules;
  /** Number of missing rows that staff have confirmed; undefined = not confirmed. */
  readonly vanishedUpTo: number | undefined;
}

/** Returns two changes: `check` starts a check, `run` starts the import itself. */
function useStart(of: Import) {
  const { api } = useOffice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { search } = useLocation();
  const start = (rules: ImportRules, isCheck: boolean, vanishedUpTo?: number) => {
    const body = { rules, isCheck, ...(vanishedUpTo === undefined ? {} : { vanishedUpTo }) };
    return answerOf(api.startImport({ importId: of.id, body }));
  };
  const check = useChange(
    checking,
    (rules: ImportRules) => start(rules, true),
    touchedByImport,
    (begun) => setCachedAnswer(queries, begun, 'import', { importId: of.id }),
  );
  const run = useChange(
    running,
    ({ rules, vanishedUpTo }: Run) => start(rules, false, vanishedUpTo),
    touchedByImport,
    (begun) => {
      setCachedAnswer(queries, begun, 'import', { importId: of.id });
      void navigate({ pathname: `/imports/${of.id}/run`, search }, { replace: true });
    },
  );
  return { check, run };
}

/** Says why the last check failed, or why an import without a check stopped before it wrote anything. */
function Failed({ failure }: Pick<Import, 'failure'>) {
  const { t } = useWords();
  if (failure === null) return null;
  if (failure.code === 'mapping_doubted') return <Alert type="warning" showIcon title={failure.message} />;
  return <Alert type="error" showIcon title={t('backOfficeImports.checkFailed')} description={failure.message} />;
}

type Check = NonNullable<Import['check']>;

/**
 * Returns why the import cannot start after this check: `blocked` by rejected rows, or `nothing` to change. Returns
 * null if it can start.
 */
function standsInTheWay({ counts, vanished, rules }: Check): 'blocked' | 'nothing' | null {
  if (rules.isAllOrNothing && counts.refused > 0) return 'blocked';
  const isVanished = vanished !== null && vanished.choice !== 'leave' && vanished.rows + vanished.parts > 0;
  return counts.new + counts.changed === 0 && !isVanished ? 'nothing' : null;
}

/** Note saying that the last check used other rules, or that its result prevents the import. */
function CheckNotes({ check, way }: { check: Check | null; way: ReturnType<typeof standsInTheWay> | 'other_rules' }) {
  const { t, count } = useWords();
  if (way === 'other_rules') return <Alert type="warning" showIcon title={t('backOfficeImports.otherRules')} />;
  if (way === 'nothing') return <Alert type="info" showIcon title={t('backOfficeImports.nothingToDo')} />;
  if (way === null || check === null) return null;
  const rows = count(check.counts.refused);
  return <Alert type="error" showIcon title={t('backOfficeImports.blocked', { rows })} />;
}

/** Third step: shows the changes that the import would make, and starts the import. */
export function CheckStep({ of }: { of: Import }) {
  const { t } = useWords();
  const { modal } = App.useApp();
  const [rules, setRules] = useRules(of);
  const { check, run } = useStart(of);
  // Time of the check after which staff confirmed the vanished rows. After another check they must confirm again.
  const [confirmedAt, setConfirmedAt] = useState<string | null>(null);
  if (of.state !== 'mapping') return <Going of={of} />;
  const checked = of.check !== null && areSame(of.check.rules, rules) ? of.check : null;
  const way = checked === null ? null : standsInTheWay(checked);
  const vanished = checked?.vanished ?? null;
  const isConfirmed = vanished !== null && confirmedAt === checked?.at;
  const order: Run = { rules, vanishedUpTo: isConfirmed ? vanished.rows : undefined };
  const askAndRun = (): void => {
    if (checked !== null) run.mutate(order);
    else
      modal.confirm({
        title: t('backOfficeImports.uncheckedQuestion'),
        content: t('backOfficeImports.uncheckedConsequence'),
        okText: t('backOfficeImports.run'),
        onOk: () => run.mutateAsync(order).then(undefined, () => undefined),
      });
  };
  return (
    <Flex vertical gap={16}>
      <Failed failure={of.failure} />
      <RulesForm rules={rules} onChange={setRules} />
      <CheckNotes check={checked} way={of.check !== null && checked === null ? 'other_rules' : way} />
      {vanished === null ? null : (
        <VanishedNote
          of={vanished}
          isDone={false}
          confirm={{ isConfirmed, onChange: (isOn) => setConfirmedAt(isOn ? (checked?.at ?? null) : null) }}
        />
      )}
      <HeldNote of={checked?.held ?? null} isDone={false} />
      <Flex gap={8} wrap>
        <Button
          type={checked === null ? 'primary' : 'default'}
          loading={check.isPending}
          disabled={run.isPending}
          onClick={() => check.mutate(rules)}
        >
          {t(of.check === null ? 'backOfficeImports.check' : 'backOfficeImports.checkAgain')}
        </Button>
        <Button
          type={checked === null ? 'default' : 'primary'}
          loading={run.isPending}
          disabled={check.isPending || way !== null}
          onClick={askAndRun}
        >
          {t('backOfficeImports.run')}
        </Button>
      </Flex>
      {of.check === null ? null : <CheckReport of={of} check={of.check} onCheck={() => check.mutate(rules)} />}
    </Flex>
  );
}
