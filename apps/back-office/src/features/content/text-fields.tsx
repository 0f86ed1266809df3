import { contentLimits, type ContentKind } from '@farad/domain/content';
import type { Locale } from '@farad/domain/shared';
import { Button, Flex, Form, Grid, Input, Popconfirm, Tabs, Typography } from 'antd';
import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { BodyField } from './body-field.tsx';
import { emptyText, isLink, withField, withLanguage, type Draft, type TextField, type TextOf } from './draft.ts';
import { FactsList } from './facts-list.tsx';
import { Preview } from './preview.tsx';

interface TextFieldsProps {
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Error texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

const isBlank = ({ title, summary, body }: TextOf): boolean => `${title}${summary}${body}`.trim() === '';

/** Buttons that add or remove a translation, or copy the Russian text into it. */
function LanguageBar({ locale, draft, onChange }: TextFieldsProps & { locale: Exclude<Locale, 'ru'> }) {
  const { t } = useWords();
  const { ru, [locale]: text } = draft.texts;
  const copy = (): void => onChange(withLanguage(draft, locale, ru));
  const remove = (): void => onChange(withLanguage(draft, locale, null));
  if (text === null) {
    return (
      <Flex vertical gap={12} align="flex-start">
        <Typography.Text>{t('backOfficeContent.noLanguage')}</Typography.Text>
        <Flex wrap gap={8}>
          <Button type="primary" onClick={() => onChange(withLanguage(draft, locale, emptyText))}>
            {t('backOfficeContent.addLanguage')}
          </Button>
          <Button onClick={copy}>{t('backOfficeContent.copyFromRussian')}</Button>
        </Flex>
      </Flex>
    );
  }
  const button = (label: string, question: string, act: () => void, isDanger: boolean): ReactNode =>
    isBlank(text) ? (
      <Button size="small" danger={isDanger} onClick={act}>
        {label}
      </Button>
    ) : (
      <Popconfirm title={label} description={<div className="max-280">{question}</div>} onConfirm={act}>
        <Button size="small" danger={isDanger}>
          {label}
        </Button>
      </Popconfirm>
    );
  return (
    <Flex wrap gap={8} className="below-12">
      {button(t('backOfficeContent.copyFromRussian'), t('backOfficeContent.copyOver'), copy, false)}
      {button(t('backOfficeContent.removeLanguage'), t('backOfficeContent.removeLanguageOver'), remove, true)}
    </Flex>
  );
}

/** CSS class that leaves room for the character count on the same line. */
const besideCount = 'office-beside-count';

/** A field with its label, hint and error. */
function Labelled(props: { id: string; label: string; hint?: string; error: string | undefined; children: ReactNode }) {
  const { id, label, hint, error, children } = props;
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(hint === undefined ? {} : { extra: <div className={besideCount}>{hint}</div> })}
      {...(error === undefined
        ? {}
        : {
            validateStatus: 'error' as const,
            help: (
              <div id={`${id}-error`} role="alert" className={besideCount}>
                {error}
              </div>
            ),
          })}
    >
      {children}
    </Form.Item>
  );
}

const describedBy = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-describedby': `${id}-error`, 'aria-invalid': true };

function LinkField({ draft, onChange, errors }: TextFieldsProps) {
  const { t } = useWords();
  const link = draft.link ?? '';
  const error = isLink(link) ? errors['link'] : t('backOfficeContent.linkForm');
  return (
    <Labelled id="text-link" label={t('backOfficeContent.link')} hint={t('backOfficeContent.linkHint')} error={error}>
      <Input
        id="text-link"
        value={link}
        onChange={({ target }) => onChange({ ...draft, link: target.value.trim() === '' ? null : target.value.trim() })}
        maxLength={contentLimits.linkMax}
        autoComplete="off"
        spellCheck={false}
        className="office-number"
        {...describedBy('text-link', error)}
      />
    </Labelled>
  );
}

function Fields(props: TextFieldsProps & { text: TextOf }) {
  const { kind, locale, draft, onChange, errors, text } = props;
  const { t } = useWords();
  const errorOf = (field: TextField): string | undefined => errors[`texts.${locale}.${field}`];
  const set = (field: TextField) => (value: string) => onChange(withField(draft, locale, field, value));
  const idOf = (field: TextField): string => `text-${locale}-${field}`;
  const isBanner = kind === 'banner';
  return (
    <Form layout="vertical" component="div">
      <Labelled id={idOf('title')} label={t('backOfficeContent.title')} error={errorOf('title')}>
        <Input
          id={idOf('title')}
          lang={locale}
          value={text.title}
          onChange={({ target }) => set('title')(target.value)}
          maxLength={contentLimits.titleMax}
          showCount
          autoComplete="off"
          {...describedBy(idOf('title'), errorOf('title'))}
        />
      </Labelled>
      <Labelled
        id={idOf('summary')}
        label={t('backOfficeContent.summary')}
        {...(isBanner ? {} : { hint: t('backOfficeContent.summaryHint') })}
        error={errorOf('summary')}
      >
        <Input.TextArea
          id={idOf('summary')}
          lang={locale}
          value={text.summary}
          onChange={({ target }) => set('summary')(target.value.replace(/\s*\n\s*/g, ' '))}
          maxLength={contentLimits.summaryMax}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          {...describedBy(idOf('summary'), errorOf('summary'))}
        />
      </Labelled>
      {isBanner ? (
        <>
          <LinkField {...props} />
          <Typography.Text type="secondary">{t('backOfficeContent.bannersHint')}</Typography.Text>
          <FactsList onInsert={null} />
        </>
      ) : (
        <Labelled id={idOf('body')} label={t('backOfficeContent.body')} error={undefined}>
          <BodyField
            id={idOf('body')}
            locale={locale}
            value={text.body}
            onChange={set('body')}
            error={errorOf('body')}
          />
        </Labelled>
      )}
    </Form>
  );
}

/** Fields of one language and their preview: side by side on a wide screen, otherwise on two tabs. */
export function TextFields(props: TextFieldsProps) {
  const { kind, locale, draft } = props;
  const { t } = useWords();
  const isWide = Grid.useBreakpoint().xl ?? true;
  const text = draft.texts[locale];
  const bar = locale === 'ru' ? null : <LanguageBar {...props} locale={locale} />;
  if (text === null) return bar;
  const fields = <Fields key={locale} {...props} text={text} />;
  if (kind === 'banner') {
    return (
      <div className="max-760">
        {bar}
        {fields}
      </div>
    );
  }
  const preview = <Preview key={locale} title={text.title} body={text.body} locale={locale} />;
  return (
    <>
      {bar}
      {isWide ? (
        <div className="office-editor">
          <div>{fields}</div>
          <section aria-label={t('backOfficeContent.preview')}>
            <Typography.Paragraph type="secondary">{t('backOfficeContent.preview')}</Typography.Paragraph>
            {preview}
          </section>
        </div>
      ) : (
        <Tabs
          size="small"
          items={[
            { key: 'write', label: t('backOfficeContent.write'), children: fields },
            { key: 'preview', label: t('backOfficeContent.preview'), children: preview },
          ]}
        />
      )}
    </>
  );
}
