import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useFold } from '../use-fold.ts';

/** How a block looks on a phone while it is collapsed, because it needs no input. */
export interface FinishedBlock {
  /** Current choice as one line; absent = there is nothing to show. */
  readonly line?: ReactNode;
  /** Text of the button that opens the block; absent = "change". */
  readonly opens?: string;
}

/**
 * Section of the form with a title. On a phone, a section that needs no input starts as one line with a button. An
 * error in the section opens it. Without JavaScript the section is always open.
 */
export function Block({
  id,
  title,
  finished = null,
  isWrong = false,
  children,
}: {
  id: string;
  title: string;
  /** null = the section needs input and starts open. */
  finished?: FinishedBlock | null;
  isWrong?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  const { box, isFolded, open } = useFold(finished !== null, isWrong);
  return (
    <fieldset ref={box} id={id} className="grid min-w-0 gap-4 border-t border-line-2 pt-4 max-lg:gap-3 max-lg:pt-3">
      <legend className="float-left mb-2 w-full text-16 font-semibold max-lg:mb-0">{title}</legend>
      {isFolded && (
        <div className="flex items-baseline justify-between gap-4 only-scripted lg:hidden">
          {finished?.line !== undefined && <div className="min-w-0 wrap-anywhere">{finished.line}</div>}
          <button
            type="button"
            aria-label={`${finished?.opens ?? t('checkout.change')}: ${title}`}
            className="min-h-8 shrink-0 text-copper-ink underline"
            onClick={open}
          >
            {finished?.opens ?? t('checkout.change')}
          </button>
        </div>
      )}
      <div className={`grid min-w-0 gap-4 ${isFolded ? '[@media(scripting:enabled)]:max-lg:hidden' : ''}`}>
        {children}
      </div>
    </fieldset>
  );
}

/** Error text below a group of options. */
export function ChoiceError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="text-13 text-error">
      {error}
    </p>
  );
}

/** One option as a large clickable area. Its own fields appear below it once it is chosen. */
export function Way({
  name,
  value,
  isChosen,
  isRefused = false,
  isWrong = false,
  isBrief = false,
  title,
  picture,
  price = '',
  note,
  children,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  isRefused?: boolean;
  isWrong?: boolean;
  /** True = no note on a phone. */
  isBrief?: boolean;
  title: string;
  /** Address of a logo that repeats the title, so it needs no alternative text. It is shown in place of the price. */
  picture?: string;
  /** Shown at the right of the title. */
  price?: string;
  note: ReactNode;
  children?: ReactNode;
}) {
  const noteId = `${name}-${value}-note`;
  return (
    <div className="way border border-line-2 has-[>label_input:checked]:border-copper">
      <label
        className={`grid grid-cols-[auto_1fr_auto] gap-x-2.5 px-3.5 py-3 has-checked:bg-copper-wash ${isRefused ? 'text-ink-2' : ''}`}
      >
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isRefused}
          aria-describedby={noteId}
          data-wrong={isWrong || undefined}
          className="row-span-2 mt-0.5"
        />
        <b className="font-semibold">{title}</b>
        {picture === undefined ? (
          <span className="num whitespace-nowrap">{price}</span>
        ) : (
          <img src={picture} alt="" width={32} height={24} className="-my-0.5" />
        )}
        <span id={noteId} className={`col-span-2 text-13 text-ink-2 ${isBrief ? 'max-lg:hidden' : ''}`}>
          {note}
        </span>
      </label>
      {children !== undefined && (
        <div className="way-fields gap-3.5 border-t border-line-2 px-3.5 py-3.5">{children}</div>
      )}
    </div>
  );
}
