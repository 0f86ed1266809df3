import type { ReactNode } from 'react';

/** A part of the form under its name. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <fieldset id={id} className="grid min-w-0 gap-4 border-t border-line-2 pt-4">
      <legend className="float-left mb-2 w-full text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** What is wrong with a choice. */
export function ChoiceError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="text-13 text-error">
      {error}
    </p>
  );
}

/** One of several ways, the whole box pressable; what belongs to it alone opens under it. */
export function Way({
  name,
  value,
  isChosen,
  isRefused = false,
  isWrong = false,
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
  title: string;
  /** Address of a picture that says the same as the title. */
  picture?: string;
  /** At the right of the title. */
  price?: string;
  note: ReactNode;
  children?: ReactNode;
}) {
  const noteId = `${name}-${value}-note`;
  return (
    <div className="group/way border border-line-2 has-[>label_input:checked]:border-copper">
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
        <span id={noteId} className="col-span-2 text-13 text-ink-2">
          {note}
        </span>
      </label>
      {children !== undefined && (
        <div className="hidden gap-3.5 border-t border-line-2 px-3.5 py-3.5 group-has-[>label_input:checked]/way:grid">
          {children}
        </div>
      )}
    </div>
  );
}
