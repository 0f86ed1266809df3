import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/** Top of a tool page: link to all tools, title and description. */
export function ToolHead({ title, lead }: { title: string; lead: string }) {
  const { t, to } = useWords();
  return (
    <>
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('tools.title'), to: to('/tools') }]} />
      <h1>{title}</h1>
      <p className="mt-1.5 max-w-[720px] text-ink-2">{lead}</p>
    </>
  );
}

/**
 * GET form of a tool. The page's address contains the typed values, so that the results can be shared and work without
 * JavaScript.
 */
export function ToolForm({
  label,
  submit,
  anchor,
  children,
}: {
  label: string;
  submit?: string;
  /** Id of the element to scroll to after submitting. */
  anchor?: string;
  children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <Form
      method="get"
      aria-label={label}
      action={anchor === undefined ? '' : `#${anchor}`}
      preventScrollReset
      className="mt-4 grid max-w-[1120px] items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-5"
    >
      {children}
      <Button type="submit" size="large" className="sm:w-fit sm:min-w-40 lg:h-10">
        {submit ?? t('tools.calculate')}
      </Button>
    </Form>
  );
}

/** Select box with a label. */
export function Choice({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly title: string }[];
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <select key={value} id={id} name={name} defaultValue={value} className={fieldClass('h-10 text-16')}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Results of a tool: names and values. */
export function Results({ rows }: { rows: readonly (readonly [title: string, value: ReactNode])[] }) {
  return (
    <div role="status">
      <dl className="mt-4 grid max-w-[640px] grid-cols-[auto_1fr] border-b border-line">
        {rows.map(([title, value]) => (
          <div key={title} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t border-line py-2">
            <dt className="text-ink-2">{title}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
