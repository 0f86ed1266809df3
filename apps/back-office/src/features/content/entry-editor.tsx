import type { ContentEntry } from '@farad/contract/office/content/content';
import { contentLimits } from '@farad/domain/content';
import { languages, type Locale } from '@farad/domain/shared';
import { factProblemsText } from '@farad/wording/fact-problems';
import { Alert, App, Badge, Button, Flex, Input, Segmented, Typography } from 'antd';
import { useState, type ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { LeaveQuestion } from '#ui/page/leave-question.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { factProblemsOf, isLink, languageOf, missingFields, withChosen, type Draft } from './draft.ts';
import { PlanActions } from './plan-actions.tsx';
import { PublishEntry } from './publish-entry.tsx';
import { TextFields } from './text-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { VersionsTab } from './versions-tab.tsx';

interface EntryEditorProps {
  readonly entry: ContentEntry;
  readonly tabs: ReactNode;
  readonly isVersions: boolean;
  /** True while another tab is open. The editor stays mounted, so that the draft is not lost. */
  readonly isHidden: boolean;
  readonly onText: () => void;
}

/**
 * Returns one error text per field. An error in double braces (`{{ name }}`) takes precedence over an empty field, and
 * both over an error of the server.
 */
function useErrors(draft: Draft, serverErrors: Readonly<Record<string, string>>, missing: readonly string[]) {
  const { t } = useWords();
  const facts = Object.entries(factProblemsOf(draft.texts)).map(
    ([field, problems]) => [field, factProblemsText(t, problems)] as const,
  );
  const empty = missing.map((field) => [field, t('backOfficeContent.required')] as const);
  return { ...serverErrors, ...Object.fromEntries([...empty, ...facts]) };
}

function LanguageChoice(props: {
  locale: Locale;
  onChange: (locale: Locale) => void;
  draft: Draft;
  wrong: readonly string[];
}) {
  const { t } = useWords();
  const { locale, onChange, draft, wrong } = props;
  return (
    <Segmented
      aria-label={t('backOfficeContent.language')}
      value={locale}
      onChange={onChange}
      className="below-16"
      options={languages.map(({ locale: value, name }) => ({
        value,
        label: (
          <>
            {wrong.some((field) => languageOf(field) === value) ? <Badge status="error" /> : null}
            {draft.texts[value] === null ? <Typography.Text type="secondary">{name}</Typography.Text> : name}
          </>
        ),
      }))}
    />
  );
}

function SaveBar(props: {
  draft: Draft;
  isDirty: boolean;
  isSaving: boolean;
  canSave: boolean;
  onChange: (draft: Draft) => void;
  onSave: () => void;
  onDiscard: () => void;
  onPublish: (() => void) | null;
}) {
  const { t } = useWords();
  const { modal } = App.useApp();
  const { draft, isDirty, onPublish } = props;
  const discard = (): void =>
    void modal.confirm({
      title: t('backOfficeContent.discardQuestion'),
      okText: t('backOfficeContent.discard'),
      okButtonProps: { danger: true },
      onOk: props.onDiscard,
    });
  return (
    <Flex className="office-foot" wrap gap={8} align="center">
      {isDirty ? (
        <>
          <Input
            aria-label={t('backOfficeContent.note')}
            placeholder={`${t('backOfficeContent.note')} (${t('backOfficeContent.noteHint')})`}
            value={draft.note}
            onChange={({ target }) => props.onChange({ ...draft, note: target.value })}
            maxLength={contentLimits.noteMax}
            autoComplete="off"
            className="grows-240 max-480"
          />
          <Button type="primary" onClick={props.onSave} loading={props.isSaving} disabled={!props.canSave}>
            {t('backOfficeContent.save')}
          </Button>
          <Button onClick={discard} disabled={props.isSaving}>
            {t('backOfficeContent.discard')}
          </Button>
        </>
      ) : null}
      {onPublish === null ? null : (
        <Button onClick={onPublish} disabled={!props.canSave}>
          {t('backOfficeContent.publish')}…
        </Button>
      )}
    </Flex>
  );
}

/** Editor of an entry in all its languages, with its versions. */
export function EntryEditor({ entry, tabs, isVersions, isHidden, onText }: EntryEditorProps) {
  const { t } = useWords();
  const { message } = App.useApp();
  const writing = useDraft(entry);
  const { draft, isDirty, change } = writing;
  const [locale, setLocale] = useState<Locale>('ru');
  const [isPublishing, setPublishing] = useState(false);
  const [isMissingShown, setMissingShown] = useState(false);
  const show = (field: string): void => {
    const language = languageOf(field);
    if (language !== null) setLocale(language);
    if (field.startsWith('texts.') || field === 'link') {
      setPublishing(false);
      onText();
    }
  };
  const { save, publish, errors, keep } = useEntryChanges(entry, {
    onSaved: writing.begin,
    onClash: (theirs) => {
      writing.merge(theirs);
      setPublishing(false);
    },
    onPublished: () => {
      setPublishing(false);
      setMissingShown(false);
    },
    onWrong: show,
  });
  const missing = missingFields(entry.kind, draft.texts);
  const wrong = useErrors(draft, isDirty ? errors : {}, isMissingShown ? missing : []);
  const canSave = isLink(draft.link ?? '') && Object.keys(factProblemsOf(draft.texts)).length === 0;
  const isBusy = save.isPending || publish.isPending;
  return (
    <>
      <PlanActions entry={entry} onDone={keep} />
      {tabs}
      {writing.isFound ? (
        <Alert type="info" showIcon title={t('backOfficeContent.keptFound')} className="below-16" />
      ) : null}
      {writing.clashes === null ? null : (
        <div className="below-16">
          <ClashPanel
            key={draft.base.version}
            clashes={writing.clashes}
            onChoose={(name, value) => change(withChosen(draft, name, value))}
          />
        </div>
      )}
      {isVersions ? (
        <VersionsTab
          entry={entry}
          draft={draft}
          isDirty={isDirty}
          onTake={({ texts, link }) => {
            change({ ...draft, texts, link });
            onText();
            void message.info(t('backOfficeContent.takenBack'));
          }}
        />
      ) : null}
      {isVersions || isHidden ? null : (
        <>
          <LanguageChoice locale={locale} draft={draft} onChange={setLocale} wrong={Object.keys(wrong)} />
          <TextFields locale={locale} draft={draft} kind={entry.kind} onChange={change} errors={wrong} />
          <SaveBar
            draft={draft}
            isDirty={isDirty}
            canSave={canSave}
            isSaving={isBusy}
            onChange={change}
            onSave={() => save.mutate(draft)}
            onDiscard={() => writing.begin(entry)}
            onPublish={isDirty || entry.version > 0 ? () => setPublishing(true) : null}
          />
        </>
      )}
      {isPublishing ? (
        <PublishEntry
          entry={entry}
          isDirty={isDirty}
          missing={missing}
          isPending={isBusy}
          endsAtError={errors['endsAt']}
          onPublish={(plan) => publish.mutate({ draft, isDirty, plan })}
          onShow={(field) => {
            setMissingShown(true);
            show(field);
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
      <LeaveQuestion isDirty={isDirty} isKept />
    </>
  );
}
