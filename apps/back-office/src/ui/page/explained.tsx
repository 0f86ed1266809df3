import { QuestionCircleOutlined } from '@ant-design/icons';
import { Popover } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** A term with a button that explains it: by mouse, by touch and by keyboard. */
export function Explained({ term, text }: { term: string; text: string }) {
  const { t } = useWords();
  return (
    <>
      {term}{' '}
      <Popover trigger="click" content={<div className="max-320">{text}</div>}>
        <button
          type="button"
          className="office-explains"
          aria-label={t('backOffice.explain', { term })}
          // In the title of a column, a click elsewhere sorts.
          onClick={(event) => event.stopPropagation()}
        >
          <QuestionCircleOutlined aria-hidden />
        </button>
      </Popover>
    </>
  );
}
