import { QuestionCircleOutlined } from '@ant-design/icons';
import { Popover } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** A term with a button that explains it: by mouse, by touch and by keyboard. */
export function Explained({ term, text }: { term: string; text: string }) {
  const { t } = useWords();
  const lastWordAt = term.lastIndexOf(' ') + 1;
  return (
    <>
      {term.slice(0, lastWordAt)}
      {/* The button never begins a line. */}
      <span className="whole">
        {term.slice(lastWordAt)}{' '}
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
      </span>
    </>
  );
}
