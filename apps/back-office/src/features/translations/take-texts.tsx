import { UploadOutlined } from '@ant-design/icons';
import { TextsTaken } from '@farad/contract/office/content/translations';
import { App, Button, Upload } from 'antd';

import { sendFile } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';

const words = { done: 'backOfficeTranslations.taken', notDone: 'backOfficeTranslations.notTaken' } as const;
const touched = answersOf.translations;
const anyFile = 'application/octet-stream';
const problemsShown = 20;

/** Form that imports a table of translated texts. It lists the rows that were left out. */
export function TakeTexts() {
  const { t, locale } = useWords();
  const { place } = useOffice();
  const { modal } = App.useApp();
  const take = useChange(
    words,
    async (file: File) => {
      const answer = await sendFile(place.api, '/admin/translations-file', file.slice(0, file.size, anyFile), locale);
      return TextsTaken.parse(answer);
    },
    touched,
    ({ changed, same, problems }) => {
      const counts = t('backOfficeTranslations.takenCounts', { changed, same });
      if (problems.length === 0) modal.success({ title: counts });
      else {
        modal.warning({
          title: counts,
          content: (
            <>
              {t('backOfficeTranslations.problems')}
              <ul>
                {problems.slice(0, problemsShown).map(({ row, field }) => (
                  <li key={`${row} ${field}`}>{t('backOfficeTranslations.problem', { row, field })}</li>
                ))}
              </ul>
            </>
          ),
        });
      }
    },
  );
  return (
    <Upload
      accept=".csv,.xlsx"
      showUploadList={false}
      beforeUpload={(file) => {
        take.mutate(file);
        return false;
      }}
    >
      <Button icon={<UploadOutlined />} loading={take.isPending} title={t('backOfficeTranslations.uploadHint')}>
        {t('backOfficeTranslations.upload')}
      </Button>
    </Upload>
  );
}
