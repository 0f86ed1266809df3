import { pastedBomLengthMax, partsFileBytesMax, partsFileColumnsMax, partsFileRowsMax } from '@farad/domain/bom';
import { type ChangeEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { megabytesMax } from './limits.ts';

/** File types that the browser's file dialog offers. The server recognises a file by its content. */
const accepted = '.csv,.tsv,.txt,.xls,.xlsx,.xlsm,.xlsb,.ods,.docx,.doc,.odt,.htm,.html,.xml,.net,.bom';

const isUploading = (formData: FormData | undefined): boolean => formData?.get('file') instanceof File;

/**
 * Area to drop a file on. The browser's file field covers it, so that dropping works without JavaScript. With
 * JavaScript the file is sent without pressing a button.
 */
export function DropZone({
  title,
  hint,
  destination,
  action,
  isSmall = false,
}: {
  title: string;
  hint: string;
  /** Hidden form fields that say which list and board the file belongs to. */
  destination?: Readonly<Record<string, string>>;
  action: string;
  isSmall?: boolean;
}) {
  const { t } = useWords();
  const { formData } = useNavigation();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isOver, setOver] = useState(false);
  const isSending = isUploading(formData);
  const onChange = ({ currentTarget: { files, form } }: ChangeEvent<HTMLInputElement>): void => {
    setOver(false);
    const isLarge = (files?.[0]?.size ?? 0) > partsFileBytesMax;
    setTooLarge(isLarge);
    if (!isLarge && files?.length === 1) form?.requestSubmit();
  };
  return (
    <Form method="post" action={action} encType="multipart/form-data">
      {Object.entries({ intent: 'upload', ...destination }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label
        className={`relative grid place-items-center gap-1 border border-dashed text-center ${isSmall ? 'px-4 py-4' : 'px-5 py-8'} ${isOver ? 'border-copper bg-copper-wash' : 'border-ink-3 bg-raised'} focus-within:border-copper`}
      >
        <span className={isSmall ? 'font-semibold' : 'text-16 font-semibold'}>{title}</span>
        <span className="text-13 text-ink-2">{isSending ? t('boms.sending') : hint}</span>
        <input
          type="file"
          name="file"
          required
          accept={accepted}
          aria-label={t('boms.chooseFile')}
          onChange={onChange}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          className="bom-file"
        />
      </label>
      <Button type="submit" kind="quiet" className="unscripted mt-2">
        {t('boms.sendFile')}
      </Button>
      {isTooLarge && (
        <div className="mt-3">
          <Note isProblem>{t('boms.tooLarge', { megabytes: megabytesMax })}</Note>
        </div>
      )}
    </Form>
  );
}

/** Forms for a new list from a file, a pasted text or the sample, with the accepted formats. */
export function UploadForms({ apiBase }: { apiBase: string }) {
  const { t, to, count } = useWords();
  const action = to('/cabinet/boms');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div>
        <DropZone title={t('boms.dropTitle')} hint={t('boms.dropHint')} action={action} />
        <p className="mt-2 text-13 text-ink-2">{t('boms.formats')}</p>
        <p className="mt-1 text-13 text-ink-2">
          {t('boms.limits', {
            megabytes: megabytesMax,
            rows: count(partsFileRowsMax),
            columns: partsFileColumnsMax,
          })}
        </p>
        <Form method="post" action={action} className="mt-2.5 flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="upload" />
          <Button type="submit" name="sample" value="1" kind="quiet" size="small">
            {t('boms.trySample')}
          </Button>
          {/* A plain link, because the target is a download and not a page. */}
          <a href={`${apiBase}/boms/sample`} download className={buttonClass('quiet', 'small')}>
            {t('boms.sample')}
          </a>
        </Form>
      </div>
      <Form method="post" action={action} className="grid content-start gap-2">
        <input type="hidden" name="intent" value="upload" />
        <label className="grid gap-1">
          <span className="font-semibold">{t('boms.pasteTitle')}</span>
          <span className="text-13 text-ink-2">{t('boms.pasteHint')}</span>
          <textarea
            name="text"
            required
            rows={5}
            maxLength={pastedBomLengthMax}
            spellCheck={false}
            autoComplete="off"
            className={fieldClass('!h-auto py-2 font-mono text-13')}
          />
        </label>
        <Button type="submit" kind="quiet" className="justify-self-start">
          {t('boms.pasteSend')}
        </Button>
      </Form>
    </div>
  );
}
